import { jpegPath } from '../../../../content/picture.ts';
import type { Database } from '../../../database/database.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { fieldState } from '../../../page-parts/field-frame.ts';
import {
  type Choice,
  checkbox,
  fieldGrid,
  selectField,
  textArea,
  textField,
} from '../../../page-parts/fields.ts';
import { fold, folds } from '../../../page-parts/fold.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { testimonialFigure } from '../../../private-pages/parts/stars.ts';
import { findPictures, pictureSource } from '../../../publications/pictures/picture-store.ts';
import type { TestimonialContent } from '../../../publications/record-content.ts';
import { listRecords } from '../../../publications/site-records.ts';
import { fullTime } from '../../../time/spoken-time.ts';
import { localDate } from '../../../time/wall-clock.ts';
import type { EditorPage } from '../editor/editor.ts';
import { pictureTrouble } from '../editor/picture-trouble.ts';
import { projectTypeChoices, starChoices, testimonialFields } from './testimonial-content.ts';

type Page = EditorPage<'testimonial'>;

function fieldOf(page: Page, name: keyof typeof testimonialFields) {
  return { ...fieldState(page, name), ...testimonialFields[name] };
}

export async function testimonialForm(database: Database, page: Page): Promise<Html> {
  const about = aboutFields(page, await projectChoices(database));
  return page.content.original ? clientsWords(database, page, about) : wordsOnPaper(page, about);
}

export async function projectChoices(database: Database): Promise<readonly Choice[]> {
  const projects = await listRecords(database, 'project');
  return projects.map(({ id, content }) => ({ value: String(id), label: content.title }));
}

/** The fields that say which project and service the words are about. */
function aboutFields(page: Page, projects: readonly Choice[]): Html[] {
  return [
    selectField({
      ...fieldOf(page, 'projectType'),
      isOptional: true,
      placeholder: 'None',
      choices: projectTypeChoices,
    }),
    selectField({
      ...fieldOf(page, 'project'),
      isOptional: true,
      placeholder: 'None',
      choices: projects,
    }),
  ];
}

/** Words that the owner typed, with a permission on paper. */
function wordsOnPaper(page: Page, about: readonly Html[]): Html {
  return html`${section({
    title: 'The words',
    isStep: true,
    body: html`<p>A card, a letter, a message on your phone: type them as they were written.</p>${fieldGrid([
      textArea({
        ...fieldOf(page, 'content'),
        isWide: true,
        rows: 8,
        hint: 'Mistakes too. Mark what you leave out with [...].',
      }),
      textField({
        ...fieldOf(page, 'authorName'),
      }),
      textField({
        ...fieldOf(page, 'authorLocation'),
        isOptional: true,
      }),
      selectField({
        ...fieldOf(page, 'rating'),
        isWide: true,
        choices: starChoices,
      }),
      ...about,
    ])}`,
  })}${section({
    title: 'Before they are shown',
    isStep: true,
    body: checkbox({
      ...fieldState(page, 'permission'),
      label: html`<b>I have the client’s written permission</b> to show these words with name and city.`,
      hint: 'Keep the letter: the law requires it in writing.',
      isChecked: page.content.permission,
      value: 'yes',
    }),
  })}`;
}

/** Words that a client sent. They can be shortened, but not changed. */
async function clientsWords(database: Database, page: Page, about: readonly Html[]): Promise<Html> {
  const { content, errors } = page;
  const { authorName, authorLocation } = content;
  return html`${testimonialFigure({ content: content.content, authorName, authorLocation, rating: Number(content.rating) })}
${permissionNote(content, errors.permission)}
${folds([
  fold({
    title: 'Shorten them',
    isOpen: errors.content !== undefined,
    body: html`<p>You may leave parts out, and change nothing. Each gap is shown as [...], and the client sees it on the page of the link.</p>${fieldGrid(
      [
        textArea({
          ...fieldOf(page, 'content'),
          isWide: true,
          rows: 8,
          hint: 'What the client did not write is refused.',
        }),
      ],
    )}${
      content.original &&
      content.original.content !== content.content &&
      html`<p class="note">As they came: “${content.original.content}”</p>`
    }`,
  }),
  fold({
    title: 'What is it about?',
    isOpen: Boolean(errors.project || errors.projectType),
    body: fieldGrid(about),
  }),
  ...(content.photo ? [await photoFold(database, page)] : []),
])}`;
}

/** Quotes the wording, which is the proof of the permission. */
function permissionNote({ original }: TestimonialContent, error: string | undefined): Html {
  if (!original?.permittedAt)
    return html`<div class="problem" id="permission" tabindex="-1"${error && html` aria-describedby="permission-error"`}><p><b>For you alone</b></p><p id="permission-error">${error ?? 'The client has not allowed us to show these words. The link lets the client change that.'}</p></div>`;
  return html`<div class="notice" id="permission"><div><p><b>Allowed to be shown on ${localDate(original.permittedAt)}</b></p><p class="note">${fullTime(original.permittedAt)}: “${original.permissionWording}” They can be taken back at any time.</p></div></div>`;
}

async function photoFold(database: Database, { content, values }: Page): Promise<Html> {
  const id = content.photo?.picture ?? '';
  const stored = (await findPictures(database, [id])).get(id);
  const source = stored && pictureSource(stored, deskPaths.sitePictures);
  return fold({
    title: 'The photo that came with them',
    body: html`${source && html`<img src="${jpegPath(source)}" alt="The photo, as the client sent it" width="${source.width}" height="${source.height}" loading="lazy">`}${pictureTrouble(stored)}${checkbox(
      {
        name: 'showPhoto',
        label: 'Show it beside the words',
        hint: 'Look for faces and house numbers first.',
        isChecked: values.showPhoto === 'yes',
      },
    )}`,
  });
}
