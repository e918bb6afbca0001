import { stateSentence } from '../../../desk-pages/ask-words-part.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { fieldGrid, textField } from '../../../page-parts/fields.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { Words } from '../../../publications/words/words.ts';
import type { EditorPage } from '../editor/editor.ts';
import { noticeAt } from '../editor/saved-notice.ts';

/** The part of the editor that says that the client was asked. */
export const ASKED_PART = 'asked';

type Given = { readonly asked: readonly Words[]; readonly siteUrl: URL; readonly hasMail: boolean };

/** Asks the client of a project for words and shows the state of it. The link is shown even if mail is sent. */
export function wordsPart(
  { errors, values, notice }: EditorPage<'project'>,
  { asked, siteUrl, hasMail }: Given,
): Html {
  return section({
    id: 'words',
    title: 'The client’s words',
    isStep: true,
    body: html`${noticeAt(ASKED_PART, notice)}<p>${
      hasMail
        ? 'One email with a link to a page of their own. Nothing is shown before they allow it and you publish it.'
        : 'A link to a page of their own, which you send them yourself: no email goes out yet. Nothing is shown before they allow it and you publish it.'
    }</p>
${
  asked.length > 0 &&
  html`<ul class="rows">${asked.map(
    (words) =>
      html`<li class="row"><div><p class="row-name">${stateSentence(words)}</p>${
        words.state !== 'gone' &&
        html`<p class="row-details"><a class="link" href="${words.path}">${new URL(words.path, siteUrl).href}</a></p>`
      }</div></li>`,
  )}</ul>`
}
${fieldGrid([
  textField({
    name: 'email',
    label: 'Email address of the client',
    type: 'email',
    value: values.email ?? '',
    error: errors.email,
    isOptional: true,
    isWide: true,
    hint: 'Only for this. It is not shown and not kept with the project.',
  }),
])}
<p><button class="button" type="submit" name="action" value="ask-words">Ask for their words</button></p>`,
  });
}
