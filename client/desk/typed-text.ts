import { discardDraft, readDraft, saveDraft } from '../forms/draft-store.ts';

const SAVE_AFTER_MS = 400;

/**
 * Stores typed text in this browser until the form is saved. A draft belongs to the revision that the form was opened
 * with: after a save, here or elsewhere, it is no longer restored.
 */
export function keepTypedText(form: HTMLFormElement): void {
  // Not `form.action`, which returns the buttons with the name `action`.
  const opened = form.getAttribute('action') ?? '';
  const revision = hiddenValue(form, 'revision') || 'new';
  const key = `${opened} ${revision}`;
  // The first save of a new entry leads here, directly with a query that reports it, or by way of the preview.
  if (/[?&](done|version)=/.test(location.search) || /\/preview(\?|$)/.test(document.referrer))
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
  // Not `form.before`, which returns the field with that name.
  form.insertAdjacentElement('beforebegin', note);
  // The text is set after insertion, because a live region announces changes only.
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
