import { company } from '../../../content/company.ts';
import { newsletter } from '../../../content/newsletter.ts';
import { screenRow } from '../../../contract/screens.ts';
import type { RefusedForm } from '../../page-parts/field-frame.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { linkForm } from '../../private-pages/parts/link-form.ts';
import type { PrivatePage } from '../../private-pages/private-page.ts';
import type { SubscriberRow } from '../../records/subscribers.ts';
import { unsubscribePaths } from '../../records/unsubscribe-link.ts';
import { localTime } from '../../time/wall-clock.ts';

const sheet = { number: screenRow('contact').sheetNumber, title: 'The newsletter' };

/** The page of the link while the address is subscribed. */
export function unsubscribePage({ email }: SubscriberRow, token: string): PrivatePage {
  return {
    heading: 'Leave the newsletter?',
    introduction: html`It goes to <strong>${email}</strong>. One tap ends it.`,
    sheet,
    body: html`<section>${button(token, 'unsubscribe', 'Unsubscribe', 'button--primary')}
<p class="soft">You need not say why. Requests and their answers have nothing to do with it.</p></section>`,
  };
}

/** The page of the link after the address was unsubscribed. */
export function unsubscribedPage({ email, withdrawn_at }: SubscriberRow, token: string): PrivatePage {
  return {
    heading: 'You are off the list',
    introduction: html`Since ${localTime(withdrawn_at ?? '')}. No more issues will go to <strong>${email}</strong>.`,
    sheet,
    body: html`<section><h2>Was that a mistake?</h2>
<p class="soft">${newsletter.consent.wording}</p>
${button(token, 'subscribe', 'Yes, subscribe again', '')}</section>`,
  };
}

/** Sends a lost link again. While no mail is sent, the page names an address to write to. */
export function askPage({ hasMail }: { readonly hasMail: boolean }, typed?: RefusedForm): PrivatePage {
  return {
    ...(typed && { status: typed.status }),
    heading: 'Leave the newsletter',
    introduction: 'With one tap, through the link in each of our emails. You need not say why.',
    sheet,
    body: hasMail ? lostLink(typed) : byHand,
  };
}

export function missingPage({ hasMail }: { readonly hasMail: boolean }): PrivatePage {
  return {
    status: 404,
    heading: 'This page is not here',
    introduction: 'The link may have lost a letter on the way, or the address was deleted from our list.',
    sheet: { ...sheet, number: '404' },
    body: hasMail ? lostLink() : byHand,
  };
}

/** The same for every address, whether it is subscribed or not. */
export const sentPage: PrivatePage = {
  heading: 'Check your email',
  introduction:
    'If that address is on our list, an email with its link is on the way. We send one an hour at most.',
  sheet,
  body: html`<section><p class="soft">Nothing there after a few minutes? It may be in your spam folder, or the newsletter comes to another address.</p></section>`,
};

function lostLink(typed?: RefusedForm): Html {
  return linkForm({
    action: unsubscribePaths.again,
    title: 'No email at hand?',
    text: 'If your address is on our list, an email with its link is on the way within a minute. We send one an hour at most.',
    typed,
  });
}

const byHand = html`<section><h2>No email at hand?</h2>
<p>Write to <a class="link" href="mailto:${company.email}?subject=Unsubscribe">${company.email}</a> from the address that the newsletter comes to, or call <a class="link" href="${company.phone.href}">${company.phone.display}</a>.</p></section>`;

function button(token: string, action: 'subscribe' | 'unsubscribe', label: string, kind: string): Html {
  return html`<form method="post" action="${unsubscribePaths.page(token)}"><button class="button ${kind}" type="submit" name="action" value="${action}">${label}</button></form>`;
}
