import { photoFields } from '../../contract/editor-fields.ts';
import { ownerPhotos } from '../../contract/owner-photos.ts';

/** What is shown at a file field while its photos are sent ahead of the form. */

type Sent = { readonly id: string; readonly preview: string; readonly name: string };

/** Shows a photo that has arrived, with a field for its description if there may be several. */
export function showSent(field: HTMLInputElement, { id, preview, name }: Sent): void {
  const list = partOf(field, '.sent-photos', () =>
    Object.assign(document.createElement('ul'), { className: 'sent-photos' }),
  );
  if (!field.multiple) list.replaceChildren();
  const item = document.createElement('li');
  const picture = Object.assign(new Image(), { src: preview, alt: '' });
  item.append(picture, ...(field.multiple ? descriptionFields(field, id) : [name]));
  list.append(item);
}

/** Takes back what `showSent` has shown. */
export function hideSent(field: HTMLInputElement): void {
  field.closest('.field')?.querySelector('.sent-photos')?.remove();
}

/**
 * The name of the field contains the index that the photo will have after the next save, unless somebody else adds
 * photos meanwhile: the id tells which photo it is about.
 */
function descriptionFields(field: HTMLInputElement, id: string): HTMLElement[] {
  const places = field.form?.querySelectorAll(`textarea[name^="${photoFields.description}"]`) ?? [];
  const numbers = [...places].map((area) =>
    Number(area.getAttribute('name')?.replace(photoFields.description, '')),
  );
  const place = Math.max(0, ...numbers.filter(Number.isFinite)) + 1;
  const label = document.createElement('label');
  const words = document.createElement('textarea');
  words.name = `${photoFields.description}${place}`;
  words.rows = 2;
  words.maxLength = ownerPhotos.altMaxCharacters;
  label.append(`What does photo ${place} show?`, words);
  const photo = { type: 'hidden', name: `${photoFields.id}${place}`, value: id };
  return [label, Object.assign(document.createElement('input'), photo)];
}

/** The line that says which photo is on its way, or has arrived last. */
export function statusOf(field: HTMLInputElement): Element {
  return partOf(field, '[role="status"]', () => {
    const status = Object.assign(document.createElement('p'), { className: 'field-hint' });
    status.setAttribute('role', 'status');
    return status;
  });
}

/** Says on the pressed button what it waits for; returns a function that gives it back its label. */
export function showWaiting(form: HTMLFormElement, pressed: HTMLElement | null): () => void {
  const value = pressed?.getAttribute('value');
  // Enter presses a button that is not seen, which does the same as one of the bar.
  const button = form.querySelector(`.action-bar [value="${value}"]`) ?? pressed;
  const label = [...(button?.childNodes ?? [])];
  button?.replaceChildren('Sending photos...');
  return () => button?.replaceChildren(...label);
}

/** Adds a message that stays while others arrive. */
export function listProblem(field: HTMLInputElement, message: string): HTMLElement {
  const problems = partOf(field, '[role="log"]', () => {
    const log = document.createElement('div');
    log.setAttribute('role', 'log');
    return log;
  });
  const problem = document.createElement('p');
  problem.className = 'field-error';
  problem.tabIndex = -1;
  problem.textContent = message;
  problems.append(problem);
  return problem;
}

function partOf(field: HTMLInputElement, selector: string, make: () => Element): Element {
  const frame = field.closest('.field') ?? field;
  const found = frame.querySelector(selector);
  if (found) return found;
  const part = make();
  frame.append(part);
  return part;
}
