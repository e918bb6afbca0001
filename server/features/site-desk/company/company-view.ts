import { credentials } from '../../../../content/company.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { fieldState } from '../../../page-parts/field-frame.ts';
import { dateField, fieldGrid, textArea, textField } from '../../../page-parts/fields.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { EditorPage } from '../editor/editor.ts';

export const companyFields = {
  notice: { label: 'Notice', maxCharacters: 140 },
  noticeUntil: { label: 'Last day that it is shown' },
  mailingAddress: { label: 'Mailing address', maxCharacters: 200 },
} as const;
export const NUMBER_MAX_CHARACTERS = 80;

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
    ...fieldState(page, 'notice'),
    ...companyFields.notice,
    isOptional: true,
    rows: 2,
    isWide: true,
  }),
  dateField({
    ...fieldState(page, 'noticeUntil'),
    ...companyFields.noticeUntil,
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
    body: html`<p>Canada’s anti-spam law requires it where people sign up for the newsletter, and in every issue. A post office box will do.</p>
${fieldGrid([
  textArea({
    ...fieldState(page, 'mailingAddress'),
    ...companyFields.mailingAddress,
    isOptional: true,
    isWide: true,
  }),
])}`,
  });
}

function numbersPart(page: Page): Html {
  return section({
    title: 'Numbers',
    isStep: true,
    body: html`<p>Each is shown on About Us as soon as it has a number, of up to ${NUMBER_MAX_CHARACTERS} characters. Without one it is not mentioned.</p>
${fieldGrid(
  credentials.map(({ key, label, checkAt }) =>
    textField({
      ...fieldState(page, key),
      label,
      isOptional: true,
      ...(checkAt && { hint: `Homeowners look it up at ${checkAt.name}.` }),
      isWide: true,
    }),
  ),
)}`,
  });
}
