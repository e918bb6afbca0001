import { credentials } from '../../../content/company.ts';
import { section } from '../../desk-pages/parts/columns.ts';
import { type FormState, stateOf } from '../../desk-pages/parts/field-frame.ts';
import { dateField, fieldGrid, textArea, textField } from '../../desk-pages/parts/fields.ts';
import { type Html, html } from '../../http/html.ts';
import type { EditorPage, Texts } from './editor.ts';

export const companyLimits = { notice: 140, mailingAddress: 200, number: 80 } as const;

type State = FormState & { readonly values: Texts };

export function companyBody({ values, errors, missing }: EditorPage<'company'>): Html {
  const state = { values, errors, missing: Object.keys(missing) };
  return html`${noticePart(state)}${addressPart(state)}${numbersPart(state)}`;
}

function noticePart(state: State): Html {
  const { notice } = state.values;
  return section({
    title: 'Notice',
    isStep: true,
    body: html`<p>One line above every page, until a day. For holidays, a move, a line that is down.</p>
${fieldGrid([
  textArea({
    ...stateOf(state, 'notice'),
    label: 'Notice',
    isOptional: true,
    maxCharacters: companyLimits.notice,
    rows: 2,
    isWide: true,
  }),
  dateField({
    ...stateOf(state, 'noticeUntil'),
    label: 'Last day that it is shown',
    kind: 'date',
    hint: 'It goes by itself at the end of that day.',
    isWide: true,
  }),
])}
${notice && html`<div class="as-on-site"><h3>Above every page</h3><p>${notice}</p></div>`}`,
  });
}

function addressPart(state: State): Html {
  return section({
    title: 'Mailing address',
    isStep: true,
    body: html`<p>Canada’s anti-spam law wants it where people sign up for the newsletter, and in every mail. A box at the post office will do.</p>
${fieldGrid([
  textArea({
    ...stateOf(state, 'mailingAddress'),
    label: 'Mailing address',
    isOptional: true,
    maxCharacters: companyLimits.mailingAddress,
    isWide: true,
  }),
])}`,
  });
}

function numbersPart(state: State): Html {
  return section({
    title: 'Numbers',
    isStep: true,
    body: html`<p>Each stands on About Us as soon as it has a number, of up to ${companyLimits.number} characters. Without one it is not mentioned.</p>
${fieldGrid(
  credentials.map(({ key, label, checkAt }) =>
    textField({
      ...stateOf(state, key),
      label,
      isOptional: true,
      ...(checkAt && { hint: `Homeowners look it up at ${checkAt.name}.` }),
      isWide: true,
    }),
  ),
)}`,
  });
}
