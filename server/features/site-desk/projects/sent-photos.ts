import { KEPT_FIELD_PREFIX, photoFields } from '../../../../contract/editor-fields.ts';
import {
  newPhoto,
  type Photo,
  PROJECT_PHOTOS_MAX,
  type ProjectContent,
} from '../../../publications/record-content.ts';
import type { DeskForm, FormValues } from '../desk-form.ts';

/** The photos of a project as its form sends them. */

/** The sentences about photos that are more than a page shows, and about descriptions without their photo. */
export function surplusPhotos(form: DeskForm, stored: ProjectContent): readonly string[] {
  const sentences = PAIR.flatMap((place) => {
    const description = form.values.get(`${photoFields.description}${place}`)?.trim();
    return description && !singlePhoto(form, place, stored[place])
      ? [`The description of the “${place}” photo was left out, since no such photo came: “${description}”`]
      : [];
  });
  const count = allPhotos(form, stored.photos).length - PROJECT_PHOTOS_MAX;
  if (count <= 0) return sentences;
  const what = count === 1 ? 'One photo was' : `${count} photos were`;
  return [
    ...sentences,
    `${what} left out: a page shows up to ${PROJECT_PHOTOS_MAX}. Remove one to add another.`,
  ];
}

/** The places of the before-and-after slider, which are the names of their fields, too. */
export const PAIR = ['before', 'after'] as const;

export function photosOf(form: DeskForm, stored: readonly Photo[]): readonly Photo[] {
  const { values } = form;
  const photos = allPhotos(form, stored).slice(0, PROJECT_PHOTOS_MAX);
  const namedPlaces = PHOTO_PLACES.filter((place) => values.has(`${photoFields.id}${place}`));
  const isNamed = namedPlaces.length > 0;
  let lastPlace = Math.max(0, ...namedPlaces);
  return photos.map((photo, index) => {
    // The form names other photos: somebody else has added this one since, and a place would be that of another photo.
    const isUnknown = isNamed && index < stored.length;
    const place = placeOf(values, photo.picture) ?? (isUnknown ? undefined : ++lastPlace);
    return place === undefined ? photo : withDescription(photo, values, place);
  });
}

/** Photos that are stored, that were uploaded before the form, and that came with it. */
function allPhotos({ values, pictures }: DeskForm, stored: readonly Photo[]): readonly Photo[] {
  const added = [
    ...(values.get(`${KEPT_FIELD_PREFIX}photos`)?.split(' ').filter(Boolean) ?? []),
    ...pictures.filter(({ field }) => field === 'photos').map(({ id }) => id),
  ].filter((id) => !stored.some(({ picture }) => picture === id));
  return [...stored, ...added.map(newPhoto)];
}

/** Found by the picture's id in the form, because somebody else may have moved the photos since. */
function placeOf(values: FormValues, picture: string): number | undefined {
  return PHOTO_PLACES.find((place) => values.get(`${photoFields.id}${place}`) === picture);
}

const PHOTO_PLACES = Array.from({ length: PROJECT_PHOTOS_MAX }, (_, index) => index + 1);

export function singlePhoto(
  { values, pictures }: DeskForm,
  field: 'before' | 'after',
  stored: Photo | undefined,
): Photo | undefined {
  const sent =
    pictures.findLast((picture) => picture.field === field)?.id ?? values.get(`${KEPT_FIELD_PREFIX}${field}`);
  const photo = sent && sent !== stored?.picture ? { ...newPhoto(sent), alt: stored?.alt ?? '' } : stored;
  return photo && withDescription(photo, values, field);
}

function withDescription(photo: Photo, values: FormValues, place: number | string): Photo {
  const focus = values.get(`${photoFields.focus}${place}`);
  return {
    picture: photo.picture,
    alt: values.get(`${photoFields.description}${place}`)?.replace(/\s+/g, ' ').trim() ?? photo.alt,
    focus: focus && FOCUS.test(focus) ? focus : photo.focus,
  };
}

const FOCUS = /^(100|\d{1,2})% (100|\d{1,2})%$/;

export function coverChoice(values: FormValues, photos: readonly Photo[], stored: string): string {
  const sent = values.get('cover');
  if (sent === undefined || sent === '') return stored;
  return sent === 'after' ? sent : (photos[indexOfPlace(values, photos, sent)]?.picture ?? stored);
}

/** The photo that had this place when the form was opened: it may have been moved or removed since. */
export function indexOfPlace(values: FormValues, photos: readonly Photo[], place: string): number {
  const id = values.get(`${photoFields.id}${place}`);
  return id === undefined ? Number(place) - 1 : photos.findIndex(({ picture }) => picture === id);
}
