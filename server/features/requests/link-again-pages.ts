import { company } from '../../../content/company.ts';
import { screenRow } from '../../../contract/screens.ts';
import type { RefusedForm } from '../../page-parts/field-frame.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { linkForm } from '../../private-pages/parts/link-form.ts';
import type { PrivatePage } from '../../private-pages/private-page.ts';
import { requestPaths } from '../../records/request-link.ts';

/** While no mail goes out, the pages promise none and give the phone number. */
const sheet = { number: screenRow('contact').sheetNumber, title: 'Your request' };

type Mail = { readonly hasMail: boolean };

/** The same page for wrong, expired and deleted tokens, so that it does not reveal which. */
export function missingPage(mail: Mail): PrivatePage {
  return {
    status: 404,
    heading: 'This page is not here',
    introduction: 'The link may have lost a letter on the way, or the request was deleted.',
    sheet: { ...sheet, number: '404' },
    body: againForm(mail),
  };
}

export function againPage(mail: Mail, typed?: RefusedForm): PrivatePage {
  return {
    ...(typed && { status: typed.status }),
    heading: 'The link to your request',
    introduction: 'It opens the page where you can see how your request stands and add to it.',
    sheet,
    body: againForm(mail, typed),
  };
}

/** The same for every address, whether it is known or not. */
export function sentPage({ hasMail }: Mail): PrivatePage {
  return hasMail
    ? {
        heading: 'Check your email',
        introduction:
          'If we have a request from that address, an email with its link is on the way. We send one an hour at most.',
        sheet,
        body: html`<section><p class="soft">Nothing there after a few minutes? It may be in your spam folder, or the request came from another address.</p></section>`,
      }
    : {
        heading: 'Please call us',
        introduction: `No email goes out from here at the moment. Call ${company.phone.display} to hear how your request stands.`,
        sheet,
        body: html`<section><p class="soft">The page of your request may still be in the history of your browser.</p></section>`,
      };
}

export const deletedPage: PrivatePage = {
  heading: 'Your request is deleted',
  introduction: 'Your name, your words and your photos are gone, and so is the page. You owe us nothing.',
  sheet,
  body: html`<section><p class="soft">Should you think of us again, a new request is welcome at any time.</p></section>`,
};

function againForm({ hasMail }: Mail, typed?: RefusedForm): Html {
  const words = hasMail
    ? {
        title: 'Have the link sent again',
        text: 'If we have a request from your address, an email with its link is on the way within a minute. We send one an hour at most.',
      }
    : {
        title: 'Lost the link?',
        text: `No email goes out from here at the moment, so please call ${company.phone.display}.`,
        button: 'Ask for the link',
      };
  return linkForm({ action: requestPaths.again, ...words, typed });
}
