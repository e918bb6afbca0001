import { singleLine } from '../text-rules.ts';

/** The photos beside the text fields of a request. */
export const photosField = {
  name: 'photos',
  label: 'Photos of the room',
  hint: 'optional, up to 5',
} as const;

const NUMBERS = [1, 2, 3, 4, 5] as const;

export const PHOTOS_MAX = NUMBERS.length;
const MEGABYTE = 1024 * 1024;

/** Limits for the upload. A browser with scripts sends far less, because it shrinks the photos first. */
export const PHOTO_MAX_BYTES = 10 * MEGABYTE;
export const PHOTOS_TOTAL_MAX_BYTES = 30 * MEGABYTE;
/** The largest file that a browser resizes. */
export const PHOTO_ORIGINAL_MAX_BYTES = 30 * MEGABYTE;
/** Maximum of the longer side in pixels, both for the upload and for the stored photo. */
export const PHOTO_MAX_SIDE = 2000;
/** More than phone cameras produce. */
export const PHOTO_MAX_PIXELS = 50_000_000;

/** The types that the server accepts. */
export const PHOTO_MEDIA_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Types that some browsers can read and then send as JPEG. */
export const HEIC_EXTENSIONS = ['.heic', '.heif'] as const;

export const PHOTO_DESCRIPTION_MAX_CHARACTERS = 120;

/** The names of the fields for the description of each photo. */
export const photoDescriptionNames = NUMBERS.map((number) => `photoDescription${number}` as const);

export const photoDescriptionRule = singleLine({
  min: 0,
  max: PHOTO_DESCRIPTION_MAX_CHARACTERS,
  message: `Describe the photo in at most ${PHOTO_DESCRIPTION_MAX_CHARACTERS} characters, or leave it empty.`,
});

/** Why a photo is refused, and what to do about it; each follows the photo's name. */
const photoMessages = {
  tooLarge: 'is too large. Please choose a smaller one.',
  wrongKind: 'is not a photo that we can open. Please choose a JPEG, PNG or WebP file.',
  heic: 'is in the HEIC format, which we could not open. On an iPhone, choose Settings > Camera > Formats > Most Compatible, or send a screenshot of it.',
  tooManyPixels: 'has too many pixels. Please choose a smaller one.',
  broken: 'could not be read. It may be damaged, or far too large: please choose another one.',
} as const;

export type PhotoRefusal = keyof typeof photoMessages;

export function photoProblem(refusal: PhotoRefusal, fileName: string): string {
  return `${fileName || 'The photo'} ${photoMessages[refusal]}`;
}

/** The file name for the owner: in the mail, the inbox and the desk. */
export function photoFileName(reference: string, number: number): string {
  return `${reference}-${number}.jpg`;
}

/** Messages about all photos together. */
export const photosMessages = {
  tooMany: `Please choose at most ${PHOTOS_MAX} photos.`,
  /** Shown before anything is sent: the first ones are kept. */
  leftOut: `We take up to ${PHOTOS_MAX} photos: the others were left out.`,
  tooLarge: 'Together the photos are too large. Please choose fewer, or smaller ones.',
  chooseAgain: 'Photos are not kept by the form: please choose them again.',
} as const;
