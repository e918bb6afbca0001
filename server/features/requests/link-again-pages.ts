import { EMAIL_MAX_CHARACTERS } from '../../../contract/text-rules.ts';
import { stateOf } from '../../desk-pages/parts/field-frame.ts';
import { fieldGrid, textField } from '../../desk-pages/parts/fields.ts';
import { type Html, html } from '../../http/html.ts';
import type { PrivatePage } from '../../private-pages/private-page.ts';
import { requestPaths } from '../../records/request-link.ts';
import type { Typed } from './request-context.ts';

/** Of a wrong, an old and a deleted token: it does not say which. */
export const missingPage: PrivatePage = {
  status: 404,
  heading: 'This page is not here',
  lead: 'The link may have lost a letter on the way, or the request was deleted.',
  sheet: { number: '404', title: 'Your request' },
  body: againForm(),
};

export function againPage(typed?: Typed): PrivatePage {
  return {
    ...(typed && { status: typed.status }),
    heading: 'The link to your request',
    lead: 'It opens the page where you see how your request stands, and add to it.',
    sheet: { number: 'A-400', title: 'Your request' },
    body: againForm(typed),
  };
}

/** The same for every address. */
export const sentPage: PrivatePage = {
  heading: 'Look into your mail',
  lead: 'If we have a request from that address, a mail with its link is on the way. We send one an hour at most.',
  sheet: { number: 'A-400', title: 'Your request' },
  body: html`<section><p class="soft">Nothing there after a few minutes? It may be in the folder for spam, or the request came from another address.</p></section>`,
};

export const deletedPage: PrivatePage = {
  heading: 'Your request is deleted',
  lead: 'Your name, your words and your photos are gone, and so is the page. You owe us nothing.',
  sheet: { number: 'A-400', title: 'Your request' },
  body: html`<section><p class="soft">Should you think of us again, a new request is welcome at any time.</p></section>`,
};

function againForm(typed?: Typed): Html {
  return html`<section><h2>Have the link sent again</h2>
<p class="soft">If we have a request from your address, a mail with its link is on the way within a minute. We send one an hour at most.</p>
<form class="adding" method="post" action="${requestPaths.again}">
${fieldGrid([
  textField({
    ...stateOf(typed ?? { values: {} }, 'email'),
    label: 'Email Address',
    type: 'email',
    autocomplete: 'email',
    isWide: true,
    maxCharacters: EMAIL_MAX_CHARACTERS,
  }),
])}
<div class="adding-end"><p class="note">We say the same whether or not we know the address.</p>
<button class="button button--primary" type="submit">Send me the link</button></div></form></section>`;
}
