import { KEPT_FIELD_PREFIX } from '../../contract/editor-fields.ts';
import { ownerPhotoProblem, ownerPhotoSide, ownerPhotos } from '../../contract/owner-photos.ts';
import { resizePhoto } from '../forms/photos/prepare-photo.ts';
import { UploadStalled, upload } from '../forms/upload.ts';
import { hideSent, listProblem, showSent, showWaiting, statusOf } from './photo-progress.ts';

const SIZES = {
  maxBytes: ownerPhotos.maxBytes,
  maxSide: ownerPhotoSide,
  quality: 0.9,
  problemOf: ownerPhotoProblem,
};

/** The desk's response to a picture that was uploaded on its own. */
type Stored = { readonly id: string };

/**
 * Resizes and uploads each photo as soon as it is chosen, while the owner still fills in the form, which then submits
 * the photo's id. A photo whose upload fails is put back into its file input and is submitted with the form.
 */
export function sendPhotosAhead(form: HTMLFormElement): void {
  const address = form.dataset.pictures;
  if (!address) return;
  const unsent = new Map<HTMLInputElement, readonly File[]>();
  let sending: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** The last message about a refused photo, until no photo is on its way. */
  let refusal: HTMLElement | undefined;
  /** Set if an upload has stalled: the photos behind it are not tried, and go with the form. */
  let isStalled = false;
  let submitter: HTMLElement | null | undefined;
  let stopWaiting = () => {};

  form.addEventListener('change', (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || field.type !== 'file') return;
    const files = [...(field.files ?? [])];
    // The browser has replaced those that were put back. A field for one photo means the one that was chosen last.
    putBack(field, field.multiple || files.length === 0 ? (unsent.get(field) ?? []) : []);
    const status = statusOf(field);
    for (const [index, file] of files.entries()) {
      if (waiting++ === 0) {
        refusal = undefined;
        isStalled = false;
      }
      sending = sending
        .then(() => {
          if (isStalled) throw new PhotoUnsent(file);
          status.textContent = `Sending ${file.name}, ${index + 1} of ${files.length}...`;
          return send(address, field.name, file);
        })
        .then(
          ({ stored, preview }) => {
            keep(form, field, stored.id);
            showSent(field, { id: stored.id, preview, name: file.name });
            // For whoever keeps what the form contains.
            form.dispatchEvent(new Event('input'));
            status.textContent = `${file.name} is here.`;
          },
          (error: unknown) => {
            status.textContent = '';
            const problem = listProblem(field, error instanceof Error ? error.message : '');
            if (error instanceof PhotoRefused) refusal = problem;
            else putBack(field, [...(unsent.get(field) ?? []), file]);
            isStalled ||= error instanceof PhotoUnsent && error.isStalled;
          },
        )
        .finally(() => waiting--);
    }
  });

  form.addEventListener('submit', (event) => {
    if (waiting === 0) return;
    event.preventDefault();
    const isFirst = submitter === undefined;
    submitter = event.submitter;
    stopWaiting();
    stopWaiting = showWaiting(form, submitter);
    if (isFirst) void submitLater();
  });

  /** Submits the form when all photos have arrived. The next page would not say that one of them was refused. */
  async function submitLater(): Promise<void> {
    while (waiting > 0) await sending;
    const pressed = submitter;
    submitter = undefined;
    stopWaiting();
    if (refusal) refusal.focus();
    else form.requestSubmit(pressed);
  }

  function putBack(field: HTMLInputElement, files: readonly File[]): void {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    field.files = transfer.files;
    unsent.set(field, files);
  }
}

/** The photo cannot be decoded, or the desk refused it; the message says why. Retrying would not help. */
class PhotoRefused extends Error {}

/** The photo did not get through, and may do so with the form. */
class PhotoUnsent extends Error {
  readonly isStalled: boolean;

  constructor({ name }: File, cause?: unknown) {
    super(`${name} could not be sent yet: it goes with the form.`);
    this.isStalled = cause instanceof UploadStalled;
  }
}

async function send(address: string, field: string, original: File) {
  const { file, preview } = await resizePhoto(original, SIZES).catch((error: unknown) => {
    throw new PhotoRefused(error instanceof Error ? error.message : '');
  });
  const body = new FormData();
  body.append(field, file, file.name);
  const { status, text } = await upload(address, body).catch((error: unknown) => {
    throw new PhotoUnsent(original, error);
  });
  if (status === 422) throw new PhotoRefused(JSON.parse(text).error);
  if (status !== 200) throw new PhotoUnsent(original);
  const stored: Stored = JSON.parse(text);
  return { stored, preview };
}

type Ids = Readonly<Record<string, string>>;

/** The ids of the photos that were uploaded for this form, by the names of the fields that submit them. */
export function sentPhotos(form: HTMLFormElement): Ids {
  const kept = form.querySelectorAll<HTMLInputElement>(`input[type="hidden"][name^="${KEPT_FIELD_PREFIX}"]`);
  return Object.fromEntries([...kept].map(({ name, value }) => [name, value]));
}

/** Adds photos that an earlier page of this form has uploaded. Returns whether there were any. */
export function restorePhotos(form: HTMLFormElement, ids: Ids): boolean {
  const address = form.dataset.pictures;
  const here = sentPhotos(form);
  let isRestored = false;
  for (const field of fileFields(form)) {
    const name = KEPT_FIELD_PREFIX + field.name;
    for (const id of (ids[name] ?? '').split(' ').filter(Boolean)) {
      if (here[name]?.includes(id)) continue;
      keep(form, field, id);
      showSent(field, { id, preview: `${address}/${id}`, name: '' });
      isRestored = true;
    }
  }
  return isRestored;
}

/** Leaves only the photos that the page came with. */
export function dropPhotos(form: HTMLFormElement, ids: Ids): void {
  for (const field of fileFields(form)) hideSent(field);
  for (const name of Object.keys(sentPhotos(form))) {
    const input = keptInput(form, name);
    if (ids[name] === undefined) input.remove();
    else input.value = ids[name];
  }
}

function fileFields(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement>('input[type="file"]');
}

/** Adds the uploaded photo to those of its field, or replaces the one photo of a single field. */
function keep(form: HTMLFormElement, field: HTMLInputElement, id: string): void {
  const kept = keptInput(form, KEPT_FIELD_PREFIX + field.name);
  kept.value = field.multiple ? `${kept.value} ${id}`.trim() : id;
}

function keptInput(form: HTMLFormElement, name: string): HTMLInputElement {
  return (
    form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`) ??
    form.appendChild(Object.assign(document.createElement('input'), { type: 'hidden', name }))
  );
}
