import { discardDraft, readDraft, saveDraft } from '../forms/draft-store.ts';

const SAVE_AFTER_MS = 400;

/**
 * Keeps what was typed in this browser until it is saved. A text belongs to the revision that the form was opened
 * with: after a save, here or elsewhere, it is no longer offered.
 */
export function keepTypedText(form: HTMLFormElement): void {
  // Not `form.action`: that is its buttons, which have this name.
  const opened = form.getAttribute('action') ?? '';
  const revision = hiddenValue(form, 'revision') || 'new';
  const key = `${opened} ${revision}`;
  // The first save leads to an address of its own, which says what was done, or by way of the preview.
  if (/[?&](done|version)=/.test(location.search) || document.referrer.endsWith('/preview'))
    discardDraft(`${opened.replace(/\d+$/, 'new')} new`);

  const before = texts(form);
  const kept = readDraft(key);
  if (kept && !form.querySelector('[aria-invalid]')) restore(form, kept, before);

  let timer: number | undefined;
  const save = () => {
    const now = texts(form);
    const isChanged = Object.entries(now).some(([name, value]) => value !== before[name]);
    if (isChanged) saveDraft(key, now);
    else discardDraft(key);
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_AFTER_MS);
  });
  addEventListener('pagehide', save);
}

function restore(
  form: HTMLFormElement,
  kept: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
): void {
  let isRestored = false;
  for (const field of fieldsOf(form)) {
    const value = kept[field.name];
    if (value === undefined || value === before[field.name]) continue;
    field.value = value;
    isRestored = true;
  }
  if (!isRestored) return;
  const note = document.createElement('p');
  note.className = 'problem';
  note.setAttribute('role', 'status');
  // Not `form.before`: that is the field of this name.
  form.insertAdjacentElement('beforebegin', note);
  // After it is in the document: a live region says what changes in it.
  requestAnimationFrame(() => {
    note.textContent = 'What you typed last time and did not save is here again.';
  });
}

function texts(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]));
}

function fieldsOf(form: HTMLFormElement) {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input[type="text"], input[type="month"], input[type="date"], textarea, select',
    ),
  ];
}

function hiddenValue(form: HTMLFormElement, name: string): string {
  return form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)?.value ?? '';
}
