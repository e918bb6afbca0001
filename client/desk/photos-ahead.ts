import { ownerPhotos } from '../../contract/owner-photos.ts';
import { resizePhoto } from '../forms/photos/prepare-photo.ts';

const SIZES = { maxBytes: ownerPhotos.maxBytes, maxSide: ownerPhotos.maxSide, quality: 0.9 };

/** The desk's response to a picture that was uploaded on its own. */
type Stored = { readonly id: string };

/**
 * Resizes and uploads each photo as soon as it is chosen, while the owner still fills in the form, which then submits
 * the photo's id. A photo whose upload fails stays in its file input and is submitted with the form.
 */
export function sendPhotosAhead(form: HTMLFormElement): void {
  const address = form.dataset.pictures;
  if (!address) return;
  let sending: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  form.addEventListener('change', (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') return;
    const files = [...(field.files ?? [])];
    field.value = '';
    const status = statusOf(field);
    for (const [index, file] of files.entries()) {
      waiting++;
      sending = sending
        .then(() => {
          status.textContent = `Sending ${file.name}, ${index + 1} of ${files.length}...`;
          return send(address, field.name, file);
        })
        .then(
          ({ stored, preview }) => {
            keep(form, field, stored.id);
            showSent(field, preview, file.name);
            status.textContent = `${file.name} is here.`;
          },
          (error: unknown) => {
            status.textContent = error instanceof Error ? error.message : `${file.name} could not be sent.`;
            if (!(error instanceof PhotoRefused)) putBack(field, file);
          },
        )
        .finally(() => waiting--);
    }
  });

  form.addEventListener('submit', (event) => {
    if (waiting === 0) return;
    event.preventDefault();
    const { submitter } = event;
    void sending.then(() => form.requestSubmit(submitter));
  });
}

/** The photo cannot be decoded, or the desk refused it; the message says why. Retrying would not help. */
class PhotoRefused extends Error {}

async function send(address: string, field: string, original: File) {
  const { file, preview } = await resizePhoto(original, SIZES).catch((error: unknown) => {
    throw new PhotoRefused(error instanceof Error ? error.message : '');
  });
  const body = new FormData();
  body.append(field, file, file.name);
  const response = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } });
  if (response.status === 422) throw new PhotoRefused((await response.json()).error);
  if (!response.ok) throw new Error(`${original.name} could not be sent yet: it goes with the form.`);
  const stored: Stored = await response.json();
  return { stored, preview };
}

/** Adds the uploaded photo to those of its field, or replaces the one photo of a single field. */
function keep(form: HTMLFormElement, field: HTMLInputElement, id: string): void {
  const name = `kept-${field.name}`;
  const kept =
    form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`) ??
    form.appendChild(Object.assign(document.createElement('input'), { type: 'hidden', name }));
  kept.value = field.multiple ? `${kept.value} ${id}`.trim() : id;
}

function showSent(field: HTMLInputElement, preview: string, name: string): void {
  const list = listOf(field);
  if (!field.multiple) list.replaceChildren();
  const item = document.createElement('li');
  const picture = Object.assign(new Image(), { src: preview, alt: '' });
  item.append(picture, ...(field.multiple ? [descriptionField(field)] : [name]));
  list.append(item);
}

/** The field's name contains the index that the photo will have after the next save. */
function descriptionField(field: HTMLInputElement): HTMLElement {
  const places = field.form?.querySelectorAll('textarea[name^="photoAlt-"]') ?? [];
  const numbers = [...places].map((area) => Number(area.getAttribute('name')?.replace('photoAlt-', '')));
  const place = Math.max(0, ...numbers.filter(Number.isFinite)) + 1;
  const label = document.createElement('label');
  const words = document.createElement('textarea');
  words.name = `photoAlt-${place}`;
  words.rows = 2;
  words.maxLength = ownerPhotos.altMaxCharacters;
  label.append(`What does photo ${place} show?`, words);
  return label;
}

function listOf(field: HTMLInputElement): Element {
  const frame = field.closest('.field') ?? field;
  const found = frame.querySelector('.sent-photos');
  if (found) return found;
  const list = document.createElement('ul');
  list.className = 'sent-photos';
  frame.append(list);
  return list;
}

function statusOf(field: HTMLInputElement): Element {
  const frame = field.closest('.field') ?? field;
  const found = frame.querySelector('[role="status"]');
  if (found) return found;
  const status = document.createElement('p');
  status.className = 'field-hint';
  status.setAttribute('role', 'status');
  frame.append(status);
  return status;
}

function putBack(field: HTMLInputElement, file: File): void {
  const files = new DataTransfer();
  for (const other of field.files ?? []) files.items.add(other);
  files.items.add(file);
  field.files = files.files;
}
