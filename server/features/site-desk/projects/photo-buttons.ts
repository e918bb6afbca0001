import { photoFields } from '../../../../contract/editor-fields.ts';
import type { ProjectContent } from '../../../publications/record-content.ts';
import type { DeskForm } from '../desk-form.ts';
import { indexOfPlace, PAIR } from './sent-photos.ts';

/** The buttons that move or remove a photo: 'up-3', 'first-3', 'remove-3', 'remove-before'. */
export const PHOTO_BUTTON = /^(up|first|remove)-(\d+|before|after)$/;

/** The content after the button was pressed. */
export function applyPhotoButton(
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
export function photoButtonResult(
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
