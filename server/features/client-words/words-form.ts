import * as z from 'zod/mini';
import { wordsPermission } from '../../../content/client-words.ts';
import { PHOTO_MAX_BYTES, PHOTO_MEDIA_TYPES } from '../../../contract/forms/photos.ts';
import { multiLineText, singleLine } from '../../../contract/text-rules.ts';
import { type FormState, fieldState } from '../../page-parts/field-frame.ts';
import { checkbox, fieldGrid, fileField, textArea, textField } from '../../page-parts/fields.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { icon } from '../../page-parts/icon.ts';
import { starField } from '../../private-pages/parts/stars.ts';

const CONTENT_MAX_CHARACTERS = 1200;
const CONTENT_MIN_CHARACTERS = 20;
const NAME_MAX_CHARACTERS = 80;
const MEGABYTE = 1024 * 1024;

/** The validation rules. The first issue of a field is shown at that field. */
export const wordsSchema = z.object({
  rating: z.enum(['1', '2', '3', '4', '5'], 'Choose how many stars, from one to five.'),
  content: multiLineText({
    min: CONTENT_MIN_CHARACTERS,
    max: CONTENT_MAX_CHARACTERS,
    message: `Write a sentence or two, from ${CONTENT_MIN_CHARACTERS} to ${CONTENT_MAX_CHARACTERS} characters.`,
  }),
  authorName: singleLine({
    min: 2,
    max: NAME_MAX_CHARACTERS,
    message: 'Write your name as it should appear.',
  }),
  authorLocation: z._default(
    singleLine({
      min: 0,
      max: NAME_MAX_CHARACTERS,
      message: `Write the name of your city, in at most ${NAME_MAX_CHARACTERS} characters.`,
    }),
    '',
  ),
});

/** The names of all fields except the file. */
export const wordsFields = [
  'rating',
  'content',
  'authorName',
  'authorLocation',
  'permission',
  'withoutPhoto',
  'action',
] as const;

export const PHOTO_FIELD = 'photo';

type WordsForm = FormState & {
  readonly action: string;
  readonly button: string;
  readonly isPermitted: boolean;
  /** Whether a photo is stored with the words. */
  readonly hasPhoto: boolean;
};

export function wordsForm({ action, button, isPermitted, hasPhoto, ...state }: WordsForm): Html {
  const { value: _, ...photo } = fieldState(state, PHOTO_FIELD);
  return html`<form class="words-form" method="post" action="${action}" enctype="multipart/form-data">
${starField({ ...fieldState(state, 'rating'), label: 'How many stars, all in all?' })}
${fieldGrid([
  textArea({
    ...fieldState(state, 'content'),
    label: 'Your words',
    isWide: true,
    rows: 6,
    maxCharacters: CONTENT_MAX_CHARACTERS,
    hint: 'What was wrong before, what we did, what is different now. What went badly belongs here too: four stars are welcome, and people believe four stars with a reason.',
  }),
  textField({
    ...fieldState(state, 'authorName'),
    label: 'Your name, as it will appear',
    autocomplete: 'name',
  }),
  textField({
    ...fieldState(state, 'authorLocation'),
    label: 'Your city',
    isOptional: true,
    autocomplete: 'address-level2',
  }),
  fileField({
    ...photo,
    label: hasPhoto ? 'Another photo of the room' : 'A photo of the room today',
    isOptional: true,
    isWide: true,
    accept: PHOTO_MEDIA_TYPES,
    hint: `Lived in is better than tidied up. Leave out faces and house numbers. Up to ${PHOTO_MAX_BYTES / MEGABYTE} MB; place and time are taken out of it.`,
  }),
])}
${
  hasPhoto &&
  checkbox({
    name: 'withoutPhoto',
    label: 'Leave out the photo that I sent before.',
    isChecked: state.values.withoutPhoto !== undefined,
  })
}
${checkbox({
  name: 'permission',
  label: wordsPermission.wording,
  hint: 'Not ticked? Then only we read them.',
  isChecked: isPermitted,
})}
<button class="button button--primary" type="submit" name="action" value="send">${button}${icon('arrow')}</button>
</form>`;
}
