import {
  HEIC_EXTENSIONS,
  PHOTO_MAX_SIDE,
  PHOTO_ORIGINAL_MAX_BYTES,
  type PhotoRefusal,
  photoProblem,
} from '../../../contract/forms/photos.ts';

export type PreparedPhoto = {
  readonly id: number;
  /** The name of the chosen file. */
  readonly name: string;
  /** A resized JPEG without metadata. */
  readonly file: File;
  /** A data URL. */
  readonly preview: string;
};

const QUALITY = 0.8;
const PREVIEW_SIDE = 176;

const prepared = new WeakMap<File, Promise<PreparedPhoto>>();
let queue: Promise<unknown> = Promise.resolve();
let count = 0;

/**
 * Resizes one photo at a time, because a decoded photo takes a hundred megabytes. Results are cached, by the prepared
 * file as well. Error messages are shown to the visitor.
 */
export function preparePhoto(original: File): Promise<PreparedPhoto> {
  const cached = prepared.get(original);
  if (cached) return cached;
  const preparing = queue.then(() => resize(original));
  queue = preparing.catch(() => {});
  prepared.set(original, preparing);
  void preparing.then(
    ({ file }) => prepared.set(file, preparing),
    () => {},
  );
  return preparing;
}

/** The problem of a file that can be detected without decoding it. */
export function obviousProblem(
  original: File,
  maxBytes: number = PHOTO_ORIGINAL_MAX_BYTES,
): Error | undefined {
  if (original.size > maxBytes) return problem('tooLarge', original);
  if (!isPicture(original)) return problem('wrongKind', original);
}

async function resize(original: File): Promise<PreparedPhoto> {
  const { file, preview } = await resizePhoto(original, {
    maxBytes: PHOTO_ORIGINAL_MAX_BYTES,
    maxSide: () => PHOTO_MAX_SIDE,
    quality: QUALITY,
  });
  return { id: ++count, name: original.name, file, preview };
}

type Sizes = {
  readonly maxBytes: number;
  /** The longer side of the result, for a photo of this size. */
  readonly maxSide: (upright: ImageBitmap) => number;
  readonly quality: number;
  readonly problemOf?: typeof photoProblem;
};

/** Returns an upright JPEG without metadata. Error messages are shown to the user. */
export async function resizePhoto(
  original: File,
  { maxBytes, maxSide, quality, problemOf }: Sizes,
): Promise<Pick<PreparedPhoto, 'file' | 'preview'>> {
  const obvious = obviousProblem(original, maxBytes);
  if (obvious) throw obvious;
  let bitmap: ImageBitmap | undefined;
  try {
    // The browser applies the EXIF orientation.
    bitmap = await createImageBitmap(original);
    const blob = await blobOf(canvasOf(bitmap, maxSide(bitmap)), quality);
    const name = `${original.name.replace(/\.\w{1,5}$/, '')}.jpg`;
    return {
      file: new File([blob], name, { type: blob.type, lastModified: original.lastModified }),
      preview: canvasOf(bitmap, PREVIEW_SIDE).toDataURL('image/jpeg', QUALITY),
    };
  } catch {
    throw problem(isHeic(original) ? 'heic' : 'broken', original, problemOf);
  } finally {
    bitmap?.close();
  }
}

function canvasOf(bitmap: ImageBitmap, maxSide: number): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  // JPEG has no transparency: transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function blobOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject()), 'image/jpeg', quality);
  });
}

/** HEIC files may have no media type. SVG may contain scripts. */
function isPicture(file: File): boolean {
  return (file.type.startsWith('image/') && file.type !== 'image/svg+xml') || isHeic(file);
}

function isHeic({ name, type }: File): boolean {
  return (
    /^image\/hei[cf]/.test(type) || HEIC_EXTENSIONS.some((ending) => name.toLowerCase().endsWith(ending))
  );
}

function problem(refusal: PhotoRefusal, { name }: File, problemOf = photoProblem): Error {
  return new Error(problemOf(refusal, name));
}
