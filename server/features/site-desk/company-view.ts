import { credentials } from '../../../content/company.ts';
import { section } from '../../desk-pages/parts/columns.ts';
import { stateOf } from '../../page-parts/field-frame.ts';
import { dateField, fieldGrid, textArea, textField } from '../../page-parts/fields.ts';
import { type Html, html } from '../../page-parts/html.ts';
import type { EditorPage } from './editor.ts';

export const companyLimits = { notice: 140, mailingAddress: 200, number: 80 } as const;

type Page = EditorPage<'company'>;

export function companyBody(page: Page): Html {
  return html`${noticePart(page)}${addressPart(page)}${numbersPart(page)}`;
}

function noticePart(page: Page): Html {
  const { notice } = page.values;
  return section({
    title: 'Notice',
    isStep: true,
    body: html`<p>One line above every page, until a day. For holidays, a move, a line that is down.</p>
${fieldGrid([
  textArea({
    ...stateOf(page, 'notice'),
    label: 'Notice',
    isOptional: true,
    maxCharacters: companyLimits.notice,
    rows: 2,
    isWide: true,
  }),
  dateField({
    ...stateOf(page, 'noticeUntil'),
    label: 'Last day that it is shown',
    kind: 'date',
    hint: 'It goes by itself at the end of that day.',
    isWide: true,
  }),
])}
${notice && html`<div class="as-on-site"><h3>Above every page</h3><p>${notice}</p></div>`}`,
  });
}

function addressPart(page: Page): Html {
  return section({
    title: 'Mailing address',
    isStep: true,
    body: html`<p>Canada’s anti-spam law wants it where people sign up for the newsletter, and in every mail. A box at the post office will do.</p>
${fieldGrid([
  textArea({
    ...stateOf(page, 'mailingAddress'),
    label: 'Mailing address',
    isOptional: true,
    maxCharacters: companyLimits.mailingAddress,
    isWide: true,
  }),
])}`,
  });
}

function numbersPart(page: Page): Html {
  return section({
    title: 'Numbers',
    isStep: true,
    body: html`<p>Each stands on About Us as soon as it has a number, of up to ${companyLimits.number} characters. Without one it is not mentioned.</p>
${fieldGrid(
  credentials.map(({ key, label, checkAt }) =>
    textField({
      ...stateOf(page, key),
      label,
      isOptional: true,
      ...(checkAt && { hint: `Homeowners look it up at ${checkAt.name}.` }),
      isWide: true,
    }),
  ),
)}`,
  });
}
