import { company } from '../../../content/company.ts';
import { jpegPath, type Picture } from '../../../content/picture.ts';
import type { Project } from '../../../content/project.ts';
import { screenRow, to } from '../../../contract/screens.ts';
import { sheetNumberWithId } from '../../../contract/sheets.ts';
import type { ClientWordsRow } from '../../database/site-tables.ts';
import { errorSummary } from '../../page-parts/error-summary.ts';
import type { RefusedForm } from '../../page-parts/field-frame.ts';
import { fold, folds } from '../../page-parts/fold.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { icon } from '../../page-parts/icon.ts';
import { factBox } from '../../private-pages/parts/fact-box.ts';
import { testimonialFigure } from '../../private-pages/parts/stars.ts';
import type { PrivatePage } from '../../private-pages/private-page.ts';
import type { TestimonialContent } from '../../publications/record-content.ts';
import { wordsPaths } from '../../publications/words/words-link.ts';
import { localDate } from '../../time/wall-clock.ts';
import { wordsForm } from './words-form.ts';

/** What every state of the page needs. */
export type WordsContext = {
  readonly row: ClientWordsRow;
  readonly token: string;
  /** The client's project, if it is on the site. */
  readonly project: Project | undefined;
};

type Parts = Pick<PrivatePage, 'heading' | 'introduction' | 'body'>;

const TITLE = 'Your words';

/** Who is asked anew gets the same link. */
export const missingPage: PrivatePage = {
  status: 404,
  heading: 'This page is not here',
  introduction: 'The link may have lost a letter on the way.',
  sheet: { number: '404', title: TITLE },
  body: html`<section><p>Open it once more from our message, or copy all of it. Does it still lead here? Call us at <a href="${company.phone.href}">${company.phone.display}</a>, and we will send it again.</p></section>`,
};

function page({ row, project }: WordsContext, parts: Parts & { readonly status?: number }): PrivatePage {
  return {
    ...parts,
    sheet: { number: sheetNumberWithId(screenRow('testimonials').sheetNumber, row.id), title: TITLE },
    aside: about(row, project),
  };
}

/** Shown until words have arrived, and for a form that was refused. */
export function askPage(context: WordsContext, typed?: RefusedForm): PrivatePage {
  return page(context, {
    ...(typed && { status: typed.status }),
    heading: 'How did we do?',
    introduction:
      'Three sentences from you say more to your neighbours than all our pages. It takes two minutes, and nothing is shown before you allow it.',
    body: html`<section>${typed && summary(typed)}${form(context, 'Send my words', typed)}</section>`,
  });
}

export function sentPage(context: WordsContext): PrivatePage {
  const { row } = context;
  const isPermitted = row.permitted_at !== null;
  return page(context, {
    heading: 'Thank you',
    introduction: isPermitted
      ? 'Your words are with us, not yet on the site. We read them first, and change nothing; if we shorten them, the gap is marked.'
      : 'Your words are with us, and only we read them: you have not allowed us to show them.',
    body: html`<section>${said(context, {
      content: row.content ?? '',
      rating: row.rating ?? 0,
      hasPhoto: row.photo_id !== null,
    })}</section>
<section><h2>${isPermitted ? 'Until they are shown' : 'They stay yours'}</h2>
<p class="soft">You may still change them here${isPermitted ? '' : ', or allow us to show them'}. The address of this page stays the same: keep it in your bookmarks.</p>
${folds([
  fold({ title: 'Change my words', body: form(context, 'Send the new version') }),
  withdrawal(context),
])}</section>`,
  });
}

type Published = { readonly content: TestimonialContent; readonly publishedAt: string };

/** `isRefused`: the client tried to change words that are published. */
export function publishedPage(
  context: WordsContext,
  { content, publishedAt }: Published,
  { isRefused = false } = {},
): PrivatePage {
  const { row } = context;
  return page(context, {
    ...(isRefused && { status: 409 }),
    heading: 'Your words are on the site',
    introduction: isRefused
      ? 'So they can no longer be changed here, and what you sent just now was not kept. Take them back first, then write new ones.'
      : `Since ${localDate(publishedAt)}. Thank you: this is how people find a builder.`,
    body: html`<section>${said(context, {
      content: content.content,
      rating: Number(content.rating),
      hasPhoto: content.showPhoto && row.photo_id !== null,
    })}<p><a class="link" href="${to.testimonials}">See them on the site${icon('external')}</a></p></section>
<section><h2>They stay yours</h2>
<p class="soft">You allowed us to show them on ${localDate(row.permitted_at ?? publishedAt)}. Take them back whenever you like; you need not say why.</p>
${folds([withdrawal(context, { isOpen: true })])}</section>`,
  });
}

export function gonePage(context: WordsContext): PrivatePage {
  return page(context, {
    heading: 'Your words are gone',
    introduction:
      'No page of the site shows them a minute from now, and older versions of it do not bring them back. Thank you for lending them to us.',
    body: html`<section><p class="soft">Did you mean to change them instead? Write new ones: nothing is shown before you allow it again.</p>
${folds([fold({ title: 'Write new words', body: form(context, 'Send my words') })])}</section>`,
  });
}

function form({ row, token, project }: WordsContext, button: string, typed?: RefusedForm): Html {
  const isPermitted = typed ? 'permission' in typed.values : row.permitted_at !== null;
  return wordsForm({
    action: wordsPaths.page(token),
    button,
    isPermitted,
    hasPhoto: row.photo_id !== null,
    values: typed?.values ?? {
      rating: row.rating === null ? '' : String(row.rating),
      content: row.content ?? '',
      authorName: row.author_name ?? row.name ?? '',
      authorLocation: row.author_location ?? project?.city ?? '',
    },
    errors: typed?.errors ?? {},
  });
}

function summary({ errors }: RefusedForm): Html {
  const count = Object.keys(errors).length;
  const title = count === 1 ? 'One thing before you send it' : `${count} things before you send it`;
  return errorSummary({ title, errors });
}

type Said = { readonly content: string; readonly rating: number; readonly hasPhoto: boolean };

function said({ row, token }: WordsContext, { content, rating, hasPhoto }: Said): Html {
  return testimonialFigure({
    rating,
    content,
    authorName: row.author_name,
    authorLocation: row.author_location,
    photo: hasPhoto
      ? html`<img src="${wordsPaths.photo(token)}" alt="The photo that you sent" loading="lazy">`
      : undefined,
  });
}

/** Opening the fold asks for confirmation. */
function withdrawal({ token }: WordsContext, { isOpen = false } = {}): Html {
  return fold({
    title: 'Take them back',
    isOpen,
    body: html`<p>Your words, name and photo leave the site within a minute, and older versions of the site do not bring them back. We keep a note that words were withdrawn, nothing else.</p>
<form method="post" action="${wordsPaths.page(token)}"><button class="button button--danger" type="submit" name="action" value="withdraw">Yes, take them back</button></form>`,
  });
}

function about({ reference, name }: ClientWordsRow, project: Project | undefined): Html | undefined {
  const box = { title: 'What it is about', isBrief: true };
  if (project)
    return factBox({
      ...box,
      number: sheetNumberWithId(screenRow('project').sheetNumber, project.id),
      pictures: coverImage(project.cover),
      facts: [
        { label: 'Project', value: project.title },
        { label: 'City', value: project.city },
        ...(project.completionDate ? [{ label: 'Finished', value: project.completionDate }] : []),
      ],
    });
  if (!reference) return undefined;
  return factBox({
    ...box,
    facts: [
      { label: 'Request', value: `Your request ${reference}` },
      ...(name ? [{ label: 'From', value: name }] : []),
    ],
  });
}

function coverImage(picture: Picture): Html {
  const { alt, width, height, fallbackWidth } = picture;
  return html`<img src="${jpegPath(picture)}" alt="${alt}" width="${fallbackWidth}" height="${Math.round((fallbackWidth * height) / width)}">`;
}
