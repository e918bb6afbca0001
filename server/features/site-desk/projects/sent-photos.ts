import { KEPT, photoFields } from '../../../../contract/editor-fields.ts';
import {
  newPhoto,
  type Photo,
  PROJECT_PHOTOS_MAX,
  type ProjectContent,
} from '../../../publications/record-content.ts';
import type { DeskForm } from '../desk-form.ts';

/** The photos of a project as the form changes them. */

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
  const photos = allPhotos(form, stored).slice(0, PROJECT_PHOTOS_MAX);
  // Somebody else may have added photos since: then a place without an id would be that of another photo.
  const isNamed = [...form.values.keys()].some((name) => name.startsWith(photoFields.id));
  return photos.map((photo, index) => {
    const place = placeOf(form.values, photo.picture) ?? (isNamed ? undefined : index + 1);
    return place === undefined ? photo : withDescription(photo, form.values, place);
  });
}

/** Photos that are stored, that were uploaded before the form, and that came with it. */
function allPhotos({ values, pictures }: DeskForm, stored: readonly Photo[]): readonly Photo[] {
  const added = [
    ...(values.get(`${KEPT}photos`)?.split(' ').filter(Boolean) ?? []),
    ...pictures.filter(({ field }) => field === 'photos').map(({ id }) => id),
  ].filter((id) => !stored.some(({ picture }) => picture === id));
  return [...stored, ...added.map(newPhoto)];
}

/** Found by the picture's id in the form, because somebody else may have moved the photos since. */
function placeOf(values: DeskForm['values'], picture: string): number | undefined {
  for (let place = 1; place <= PROJECT_PHOTOS_MAX; place++)
    if (values.get(`${photoFields.id}${place}`) === picture) return place;
  return undefined;
}

export function singlePhoto(
  { values, pictures }: DeskForm,
  field: 'before' | 'after',
  stored: Photo | undefined,
): Photo | undefined {
  const sent = pictures.findLast((picture) => picture.field === field)?.id ?? values.get(`${KEPT}${field}`);
  const photo = sent && sent !== stored?.picture ? { ...newPhoto(sent), alt: stored?.alt ?? '' } : stored;
  return photo && withDescription(photo, values, field);
}

function withDescription(photo: Photo, values: DeskForm['values'], place: number | string): Photo {
  const focus = values.get(`${photoFields.focus}${place}`);
  return {
    picture: photo.picture,
    alt: values.get(`${photoFields.description}${place}`)?.replace(/\s+/g, ' ').trim() ?? photo.alt,
    focus: focus && FOCUS.test(focus) ? focus : photo.focus,
  };
}

const FOCUS = /^(100|\d{1,2})% (100|\d{1,2})%$/;

export function coverChoice(values: DeskForm['values'], photos: readonly Photo[], stored: string): string {
  const sent = values.get('cover');
  if (sent === undefined || sent === '') return stored;
  return sent === 'after' ? sent : (photos[indexOfPlace(values, photos, sent)]?.picture ?? stored);
}

/** The photo that had this place when the form was opened: it may have been moved or removed since. */
function indexOfPlace(values: DeskForm['values'], photos: readonly Photo[], place: string): number {
  const id = values.get(`${photoFields.id}${place}`);
  return id === undefined ? Number(place) - 1 : photos.findIndex(({ picture }) => picture === id);
}

/** The buttons that move or remove a photo: 'up-3', 'first-3', 'remove-3', 'remove-before'. */
export const PHOTO_BUTTON = /^(up|first|remove)-(\d+|before|after)$/;

/** Moves or removes a photo by its button. */
export function changePhotos(
  content: ProjectContent,
  action: string,
  { values }: DeskForm,
): ProjectContent | undefined {
  const [, verb, place = ''] = PHOTO_BUTTON.exec(action) ?? [];
  if (!verb) return undefined;
  if (isOfPair(place)) {
    const { [place]: _removed, ...rest } = content;
    return verb === 'remove' ? rest : undefined;
  }
  const at = indexOfPlace(values, content.photos, place);
  const photo = content.photos[at];
  if (!photo) return undefined;
  const photos = content.photos.toSpliced(at, 1);
  if (verb === 'up') photos.splice(Math.max(0, at - 1), 0, photo);
  if (verb === 'first') photos.unshift(photo);
  return { ...content, photos };
}

/** The parts of the editor at which it is to be seen what a button of a photo has done. */
export const PHOTO_LIST = 'photo-list';
export const PAIR_PART = 'pair';
export function partOfPhoto(place: number): string {
  return `photo-${place}`;
}

/** What the button of a photo has done, and at which part of the editor it is to be seen. */
export function photoChange(
  { photos }: ProjectContent,
  action: string,
  { values }: DeskForm,
): { readonly done: 'photo-moved' | 'photo-removed'; readonly part: string } | undefined {
  const [, verb, place = ''] = PHOTO_BUTTON.exec(action) ?? [];
  if (!verb) return undefined;
  if (isOfPair(place)) return verb === 'remove' ? { done: 'photo-removed', part: PAIR_PART } : undefined;
  if (verb === 'remove') {
    const next = Math.min(Number(place), photos.length);
    return { done: 'photo-removed', part: next > 0 ? partOfPhoto(next) : PHOTO_LIST };
  }
  const id = values.get(`${photoFields.id}${place}`);
  const at = photos.findIndex(({ picture }) => picture === id);
  const moved = at >= 0 ? at + 1 : verb === 'first' ? 1 : Math.max(1, Number(place) - 1);
  return { done: 'photo-moved', part: partOfPhoto(moved) };
}

function isOfPair(place: string): place is (typeof PAIR)[number] {
  return PAIR.some((one) => one === place);
}
