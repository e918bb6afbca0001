import { jpegPath } from '../../../../content/picture.ts';
import { photoFields } from '../../../../contract/editor-fields.ts';
import { PHOTO_MEDIA_TYPES } from '../../../../contract/forms/photos.ts';
import { ownerPhotos } from '../../../../contract/owner-photos.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { fieldState } from '../../../page-parts/field-frame.ts';
import { fieldGrid, fileField, textArea } from '../../../page-parts/fields.ts';
import { fold } from '../../../page-parts/fold.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { icon } from '../../../page-parts/icon.ts';
import { pictureSource, type StoredPicture } from '../../../publications/pictures/picture-store.ts';
import { chosenCover, coverOf, isDescribed } from '../../../publications/publication.ts';
import { CENTRE, type Photo, PROJECT_PHOTOS_MAX } from '../../../publications/record-content.ts';
import type { EditorPage } from '../editor/editor.ts';
import { pictureTrouble } from '../editor/picture-trouble.ts';
import { noticeAt } from '../editor/saved-notice.ts';
import { PAIR_PART, PHOTO_LIST, partOfPhoto } from './photo-buttons.ts';
import { descriptionField, photoName } from './project-content.ts';

/** The percentages of the grid's rows and columns. */
const CELLS = [15, 50, 85];
const ROW_NAMES = ['top', '', 'bottom'];
const COLUMN_NAMES = ['left', '', 'right'];

type Pictures = ReadonlyMap<string, StoredPicture>;

/** The photos of the gallery: adding, describing, choosing the cover, moving and cropping them. */
export function photoList(page: EditorPage<'project'>, pictures: Pictures): Html {
  const { photos } = page.content;
  const left = PROJECT_PHOTOS_MAX - photos.length;
  return html`${noticeAt(PHOTO_LIST, page.notice)}<div class="drop">${icon('camera')}${fileField({
    name: 'photos',
    label: 'Add photos',
    accept: PHOTO_MEDIA_TYPES,
    isMultiple: true,
    hint:
      left > 0
        ? `${photos.length > 0 ? `${left} more` : `Up to ${PROJECT_PHOTOS_MAX}`}, straight from this phone, up to ${ownerPhotos.maxBytes / 1024 ** 2} MB each. They are turned upright; place and time are taken out.`
        : `There are ${PROJECT_PHOTOS_MAX}, which is as many as a page shows. Remove one to add another.`,
    error: page.errors.photos,
    isMissing: 'photos' in page.missing,
  })}</div>
${GOOD_DESCRIPTION}
${photos.length > 0 && html`<ol class="photo-list">${photos.map((photo, index) => photoItem(page, photo, index, pictures))}</ol>`}`;
}

const GOOD_DESCRIPTION = html`<div class="example"><dl><div><dt>Good</dt><dd>“White cabinets to the ceiling, where the boxed soffit was; the hood now goes straight out.”</dd></div><div><dt>Not</dt><dd>“Kitchen”, “after”, “IMG_2041”</dd></div></dl><p class="note">People who cannot see the photo hear this sentence, and search engines read it.</p></div>`;

function photoItem(page: EditorPage<'project'>, photo: Photo, index: number, pictures: Pictures): Html {
  const { content, errors, missing, notice } = page;
  const place = index + 1;
  const part = partOfPhoto(place);
  const isChosen = chosenCover(content)?.picture === photo.picture;
  const isShown = coverOf(content)?.picture === photo.picture;
  const name = `${photoFields.description}${place}`;
  const noticeHere = noticeAt(part, notice);
  return html`<li class="photo"${!noticeHere && html` id="${part}"`}>${noticeHere}<div class="photo-picture">${image(photo, pictures)}<span class="tag">${
    isChosen || isShown ? 'Cover' : `${place} / ${content.photos.length}`
  }${isDescribed(photo) ? isShown && !isChosen && ' for now' : ', waits for its description'}</span></div>
<div class="photo-fields">${pictureTrouble(pictures.get(photo.picture))}${textArea({
    ...fieldState(page, name),
    ...descriptionField(String(place)),
    hint:
      photo.alt || missing[name] || errors[name]
        ? undefined
        : `Visitors see the photo${isChosen ? ', and as the cover,' : ''} once this is filled in.`,
    rows: 2,
  })}
${fold({
  title: 'Cover, order, crop',
  isOpen: noticeHere !== undefined,
  body: html`<label class="choice"><input type="radio" name="cover" value="${place}"${isChosen && html` checked`}> <span>Use it as the cover</span></label>
${focusField(String(place), photo, pictures)}
<div class="cells"><div><button class="cell" type="submit" name="action" value="up-${place}"${index === 0 && html` disabled`}>Move up<span class="sr-only"> photo ${place}</span></button></div><div><button class="cell" type="submit" name="action" value="first-${place}"${index === 0 && html` disabled`}>Show first<span class="sr-only"> photo ${place}</span></button></div><div><button class="cell" type="submit" name="action" value="remove-${place}">Remove<span class="sr-only"> photo ${place}</span></button></div></div>`,
})}</div></li>`;
}

/** A grid of nine radio buttons over the picture, for the point that stays in view when it is cropped. */
function focusField(place: string, photo: Photo, pictures: Pictures): Html {
  const cells = CELLS.flatMap((y, row) =>
    CELLS.map((x, column) => ({
      value: `${x}% ${y}%`,
      name: [ROW_NAMES[row], COLUMN_NAMES[column]].filter(Boolean).join(' ') || 'the middle',
    })),
  );
  const chosen = photo.focus || CENTRE;
  // A point that was tapped with scripts lies between the cells.
  const others = cells.some(({ value }) => value === chosen) ? [] : [{ value: chosen, name: 'as it is now' }];
  return html`<fieldset class="focus"><legend>What must stay in view when ${photoName(place).toLowerCase()} is cropped?</legend>
<div class="focus-grid">${image(photo, pictures)}${cells.map((cell) => focusCell(place, cell, chosen))}</div>${others.map(
    (cell) => html`<p>${focusCell(place, cell, chosen)}</p>`,
  )}</fieldset>`;
}

function focusCell(place: string, { value, name }: { value: string; name: string }, chosen: string): Html {
  return html`<label><input type="radio" name="${photoFields.focus}${place}" value="${value}"${value === chosen && html` checked`}><span class="sr-only">${name}</span></label>`;
}

/** The pictures of the before-and-after slider. */
export function pairFields(page: EditorPage<'project'>, pictures: Pictures): Html {
  const { before, after } = page.content;
  return html`${noticeAt(PAIR_PART, page.notice)}${
    (before || after) &&
    html`<div class="pair">${pairFigure('before', before, pictures)}${pairFigure('after', after, pictures)}</div>`
  }
${fieldGrid([...pairField(page, 'before'), ...pairField(page, 'after')])}
${
  after &&
  html`<label class="choice"><input type="radio" name="cover" value="after"${chosenCover(page.content) === after && html` checked`}> <span>Use “after” as the cover</span></label>`
}`;
}

function pairFigure(place: 'before' | 'after', photo: Photo | undefined, pictures: Pictures): Html {
  return html`<figure>${photo ? image(photo, pictures) : html`<span class="row-blank"></span>`}<figcaption>${
    place === 'before' ? 'Before' : 'After'
  }${photo && pictureTrouble(pictures.get(photo.picture))}${
    photo &&
    html` <button class="link" type="submit" name="action" value="remove-${place}">Remove<span class="sr-only"> the “${place}” photo</span></button>`
  }</figcaption></figure>`;
}

function pairField(page: EditorPage<'project'>, place: 'before' | 'after'): Html[] {
  const { content } = page;
  const { value: _value, ...state } = fieldState(page, place);
  const photo = content[place];
  return [
    fileField({
      ...state,
      label: photo ? `Another “${place}”` : `The “${place}”`,
      accept: PHOTO_MEDIA_TYPES,
      isOptional: true,
    }),
    textArea({
      ...fieldState(page, `${photoFields.description}${place}`),
      ...descriptionField(place),
      hint: photo && !isDescribed(photo) ? 'Visitors see the pair once both are described.' : undefined,
      rows: 2,
    }),
  ];
}

function image({ picture, alt }: Photo, pictures: Pictures): Html {
  const stored = pictures.get(picture);
  if (!stored) return html`<span class="row-blank"></span>`;
  const source = pictureSource(stored, deskPaths.sitePictures);
  return html`<img src="${jpegPath(source)}" alt="${alt}" width="${source.width}" height="${source.height}" loading="lazy">`;
}
