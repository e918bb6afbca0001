import { emailAddress } from '../../../contract/text-rules.ts';
import { fieldState, type RefusedForm } from '../../page-parts/field-frame.ts';
import { fieldGrid, textField } from '../../page-parts/fields.ts';
import { type Html, html } from '../../page-parts/html.ts';

type LinkForm = {
  readonly action: string;
  readonly title: string;
  /** Says what will be sent, to whom, and how often. */
  readonly text: string;
  readonly button?: string;
  readonly typed?: RefusedForm | undefined;
};

/** For people who lost the link to their page: it is sent to the mail address, if that is known. */
export function linkForm({ action, title, text, button = 'Send me the link', typed }: LinkForm): Html {
  return html`<section><h2>${title}</h2>
<p class="soft">${text}</p>
<form class="adding" method="post" action="${action}">
${fieldGrid([
  textField({
    ...fieldState(typed ?? { values: {} }, 'email'),
    label: 'Email Address',
    type: 'email',
    autocomplete: 'email',
    isWide: true,
  }),
])}
<div class="adding-end"><p class="note">We say the same whether or not we know the address.</p>
<button class="button button--primary" type="submit">${button}</button></div></form></section>`;
}

const address = emailAddress('Please write your email address, like name@example.ca.');

/** Validates the address from `linkForm`. */
export function readAddress(values: RefusedForm['values']): { email: string } | { wrong: RefusedForm } {
  const { success, data, error } = address.safeParse(values.email ?? '');
  if (success) return { email: data };
  return { wrong: { values, errors: { email: error.issues[0]?.message ?? '' }, status: 422 } };
}
