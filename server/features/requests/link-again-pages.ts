import type { RefusedForm } from '../../page-parts/field-frame.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { linkForm } from '../../private-pages/parts/link-form.ts';
import type { PrivatePage } from '../../private-pages/private-page.ts';
import { requestPaths } from '../../records/request-link.ts';

/** The same page for wrong, expired and deleted tokens, so that it does not reveal which. */
export const missingPage: PrivatePage = {
  status: 404,
  heading: 'This page is not here',
  introduction: 'The link may have lost a letter on the way, or the request was deleted.',
  sheet: { number: '404', title: 'Your request' },
  body: againForm(),
};

export function againPage(typed?: RefusedForm): PrivatePage {
  return {
    ...(typed && { status: typed.status }),
    heading: 'The link to your request',
    introduction: 'It opens the page where you see how your request stands, and add to it.',
    sheet: { number: 'A-400', title: 'Your request' },
    body: againForm(typed),
  };
}

/** The same for every address, whether it is known or not. */
export const sentPage: PrivatePage = {
  heading: 'Look into your mail',
  introduction:
    'If we have a request from that address, a mail with its link is on the way. We send one an hour at most.',
  sheet: { number: 'A-400', title: 'Your request' },
  body: html`<section><p class="soft">Nothing there after a few minutes? It may be in the folder for spam, or the request came from another address.</p></section>`,
};

export const deletedPage: PrivatePage = {
  heading: 'Your request is deleted',
  introduction: 'Your name, your words and your photos are gone, and so is the page. You owe us nothing.',
  sheet: { number: 'A-400', title: 'Your request' },
  body: html`<section><p class="soft">Should you think of us again, a new request is welcome at any time.</p></section>`,
};

function againForm(typed?: RefusedForm): Html {
  return linkForm({
    action: requestPaths.again,
    title: 'Have the link sent again',
    text: 'If we have a request from your address, a mail with its link is on the way within a minute.',
    typed,
  });
}
