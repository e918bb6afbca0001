import { editorFields } from '../../contract/editor-fields.ts';
import { discardDraft, readDraft, saveDraft } from '../forms/draft-store.ts';
import { dropPhotos, restorePhotos, sentPhotos } from './photos-ahead.ts';

const SAVE_AFTER_MS = 400;

/**
 * Stores typed text, and which photos were uploaded for the form, in this browser until the form is saved. A draft
 * belongs to the revision that the form was opened with: after a save, here or elsewhere, it is no longer restored.
 *
 * New entries have none: there the text is stored with the key of the form once it is sent, and the page of the record
 * that the form has created discards it.
 */
export function keepTypedText(form: HTMLFormElement): void {
  // Not `form.action`, which returns the buttons with the name `action`.
  const opened = form.getAttribute('action') ?? '';
  const key = draftKey(opened, hiddenValue(form, editorFields.revision));
  const formKey = hiddenValue(form, editorFields.formKey);
  const isRefused = form.querySelector('[aria-invalid]') !== null;

  // Refused text counts as changed: it is stored nowhere else. So does what was typed before this script arrived.
  const before: Readonly<Record<string, string>> = isRefused ? {} : texts(form, sentValue);
  const kept = isRefused ? null : readDraft(key);
  if (kept?.formKey && kept.formKey !== formKey) {
    // Whether it has arrived, only the server knows: it sends the page of the record, or this one for the same form.
    location.replace(`${opened}?${new URLSearchParams({ [editorFields.formKey]: kept.formKey })}`);
    return;
  }
  let timer: number | undefined;
  let isSent = false;
  const save = () => {
    // When Back shows the page from memory, what was due when it was left would store fields that are empty.
    clearTimeout(timer);
    const now = texts(form);
    const isChanged = Object.entries(now).some(([name, value]) => value !== before[name]);
    if (isChanged) saveDraft(key, isSent ? { ...now, formKey } : now);
    else discardDraft(key);
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_AFTER_MS);
  });
  form.addEventListener('submit', () => {
    isSent = formKey !== '';
  });
  addEventListener('pagehide', save);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Back has shown the page from memory: Safari has emptied its fields, and the record may have been saved since.
    removeEventListener('pagehide', save);
    location.replace(opened);
  });

  // First of all, since each photo brings the field for its description.
  const hasPhotos = kept !== null && restorePhotos(form, kept);
  const restored = kept ? restore(form, kept, before) : [];
  if (hasPhotos || restored.length > 0)
    showRestored(form, () => {
      dropPhotos(form, before);
      for (const field of restored) field.value = before[field.name] ?? '';
      save();
    });
}

/** Discards the text of the new entry that this form has created. Another one may have been begun since. */
export function discardSavedText(formKey: string): void {
  // At the path of the record, or still at that of new ones if it cannot be published yet.
  const key = draftKey(location.pathname.replace(/\d+$/, 'new'));
  if (readDraft(key)?.formKey === formKey) discardDraft(key);
}

function draftKey(path: string, revision = ''): string {
  return `${path} ${revision || 'new'}`;
}

/**
 * Fills the fields and opens the folds that they are in, except where something else has been typed already. Returns the
 * fields that differ from the stored record.
 */
function restore(
  form: HTMLFormElement,
  kept: Readonly<Record<string, string>>,
  before: Readonly<Record<string, string>>,
) {
  const restored = fieldsOf(form).filter((field) => {
    const text = kept[field.name];
    return text !== undefined && text !== before[field.name] && field.value === sentValue(field);
  });
  for (const field of restored) {
    field.value = kept[field.name] ?? '';
    openFoldsAround(field);
  }
  return restored;
}

function openFoldsAround(field: HTMLElement): void {
  let fold = field.closest('details');
  while (fold) {
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
}

/** Says above the form that text was restored. `drop` is called when the owner does not want it. */
function showRestored(form: HTMLFormElement, drop: () => void): void {
  const notice = document.createElement('div');
  notice.className = 'notice';
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'status');
  const button = Object.assign(document.createElement('button'), {
    className: 'button',
    type: 'button',
    textContent: 'Discard it',
  });
  button.addEventListener('click', () => {
    drop();
    sentence.textContent = 'Discarded. The form is as it was saved.';
    // The button had the focus.
    form.closest('main')?.focus();
    button.remove();
  });
  notice.append(sentence, button);
  // Not `form.before`, which returns the field with that name.
  form.insertAdjacentElement('beforebegin', notice);
  // The text is set after insertion, because a live region announces changes only.
  requestAnimationFrame(() => {
    sentence.textContent = 'What you typed or added last time and did not save is here again.';
  });
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function texts(
  form: HTMLFormElement,
  textOf = (field: TextField): string => field.value,
): Record<string, string> {
  const fields = fieldsOf(form).map((field) => [field.name, textOf(field)]);
  return { ...Object.fromEntries(fields), ...sentPhotos(form) };
}

/** The value that the page came with. */
function sentValue(field: TextField): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function fieldsOf(form: HTMLFormElement) {
  return [
    ...form.querySelectorAll<TextField>(
      'input[type="text"], input[type="month"], input[type="date"], textarea, select',
    ),
  ];
}

function hiddenValue(form: HTMLFormElement, name: string): string {
  return form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)?.value ?? '';
}
