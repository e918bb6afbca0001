import { jpegPath } from '../../../../content/picture.ts';
import { KEPT_FIELD_PREFIX } from '../../../../contract/editor-fields.ts';
import { PHOTO_MEDIA_TYPES } from '../../../../contract/forms/photos.ts';
import { to } from '../../../../contract/screens.ts';
import type { Database } from '../../../database/database.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { emptyState, linkRow, rowList } from '../../../desk-pages/parts/lists.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { fieldState } from '../../../page-parts/field-frame.ts';
import { fieldGrid, fileField, textArea, textField } from '../../../page-parts/fields.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { findPictures, pictureSource } from '../../../publications/pictures/picture-store.ts';
import { newPhoto, type PersonContent, picturesIn } from '../../../publications/record-content.ts';
import { type DeskForm, PORTRAIT_PICTURE } from '../desk-form.ts';
import {
  type Editor,
  type EditorPage,
  type ListedRecord,
  type Problems,
  pathsInList,
  type TextField,
  type Texts,
  tooLong,
} from '../editor/editor.ts';
import { pictureTrouble } from '../editor/picture-trouble.ts';
import { publicStateMark } from '../public-state.ts';
import { orderButtons } from '../row-button.ts';

const personFields = {
  name: { label: 'Name', maxCharacters: 80 },
  role: { label: 'What they do', maxCharacters: 80 },
  words: { label: 'In their own words', maxCharacters: 400 },
} as const;
type PersonText = keyof typeof personFields;
const personTexts: readonly TextField[] = Object.entries(personFields).map(([name, field]) => ({
  name,
  ...field,
}));
const REMOVE_PHOTO = 'remove-photo';

const paths = pathsInList('people');

export function personEditor(database: Database): Editor<'person'> {
  return {
    kind: 'person',
    paths,
    title: 'People',
    list: {
      path: paths.list,
      newPath: paths.new,
      introduction: 'Founders first. With nobody here, the team page says what each role does.',
      one: 'a person',
      this: 'this person',
      body: (records) => personList(database, records),
    },
    pictureFields: { photo: PORTRAIT_PICTURE },
    emptyContent: { name: '', role: '', words: '' },
    read: readPerson,
    ownActions: new RegExp(`^${REMOVE_PHOTO}$`),
    applyOwnAction: (content, action) => (action === REMOVE_PHOTO ? withoutPhoto(content) : undefined),
    problems: personProblems,
    missing: personMissing,
    values: personValues,
    texts: personTexts,
    nameOf: ({ name }) => name,
    routeOf: () => to.about('team'),
    editorBody: (page) => personForm(database, page),
  };
}

function readPerson({ values, pictures }: DeskForm, stored: PersonContent): PersonContent {
  const text = (name: PersonText) => values.get(name)?.trim() ?? stored[name];
  const sent = pictures.at(-1)?.id ?? values.get(`${KEPT_FIELD_PREFIX}photo`);
  const photo = sent ? newPhoto(sent) : stored.photo;
  return { name: text('name'), role: text('role'), words: text('words'), ...(photo && { photo }) };
}

function withoutPhoto({ photo: _, ...content }: PersonContent): PersonContent {
  return content;
}

function personValues({ name, role, words, photo }: PersonContent): Texts {
  // The id of the picture is sent with the form again, so that a refused form does not have to upload it twice.
  return { name, role, words, ...(photo && { [`${KEPT_FIELD_PREFIX}photo`]: photo.picture }) };
}

function personProblems(content: PersonContent): Problems {
  const problems: Problems = content.name ? {} : { name: 'Write the person’s name.' };
  return { ...problems, ...tooLong(personTexts, personValues(content)) };
}

function personMissing({ role }: PersonContent): Problems {
  return role ? {} : { role: 'Say what the person does.' };
}

async function personList(database: Database, records: readonly ListedRecord<'person'>[]): Promise<Html> {
  if (records.length === 0)
    return emptyState(
      'Nobody yet. People let somebody into their house whose face they know: begin with yourself.',
    );
  const pictures = await findPictures(database, picturesIn(records));
  return rowList(
    records.map(({ record: { id, content }, state }, index) => {
      const portrait = pictures.get(content.photo?.picture ?? '');
      const path = paths.entry(id);
      const above = records[index - 1];
      return html`${linkRow({
        href: path,
        name: content.name,
        details: content.role,
        state: publicStateMark(state),
        picture: portrait ? { src: jpegPath(pictureSource(portrait, deskPaths.sitePictures)) } : null,
      })}${above && orderButtons({ path, name: content.name, actions: ['up'], above: above.record.id })}`;
    }),
  );
}

async function personForm(database: Database, page: EditorPage<'person'>): Promise<Html> {
  const { content } = page;
  const portrait = (await findPictures(database, picturesIn(content))).get(content.photo?.picture ?? '');
  const source = portrait && pictureSource(portrait, deskPaths.sitePictures);
  const { value: _, ...photo } = fieldState(page, 'photo');
  const field = (name: PersonText) => ({ ...fieldState(page, name), ...personFields[name] });
  return html`${section({
    title: 'Who it is',
    isStep: true,
    body: fieldGrid([
      textField(field('name')),
      textField({ ...field('role'), hint: '“Founder, estimator”' }),
      textArea({
        ...field('words'),
        isOptional: true,
        isWide: true,
        rows: 3,
        hint: 'One or two sentences: what they look at first in a house, what they would do again.',
      }),
    ]),
  })}${section({
    title: 'Portrait',
    isStep: true,
    body: html`<p>By a window, at arm’s length, in work clothes. Ask first whether they want to be seen.</p>${
      source &&
      html`<figure class="portrait"><img src="${jpegPath(source)}" alt="${content.name}" width="${source.width}" height="${source.height}" loading="lazy"><figcaption><button class="link" type="submit" name="action" value="${REMOVE_PHOTO}">Remove the portrait</button>${pictureTrouble(portrait)}</figcaption></figure>`
    }${fieldGrid([
      fileField({
        ...photo,
        label: source ? 'Another portrait' : 'The portrait',
        isOptional: true,
        isWide: true,
        accept: PHOTO_MEDIA_TYPES,
        hint: `At least ${PORTRAIT_PICTURE.minWidth} pixels wide. It is turned upright; place and time are taken out.`,
      }),
    ])}`,
  })}`;
}
