import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { type Html, html } from '../page-parts/html.ts';
import { type Words, wordsOfRequest } from '../publications/words/words.ts';
import { localDate } from '../time/wall-clock.ts';
import { section } from './parts/columns.ts';

type Dependencies = { readonly database: Database; readonly config: Config };

/** The section on a lead's page that asks the client for a testimonial and shows the state of that request. */
export async function askWordsPart(
  { database, config }: Dependencies,
  lead: ContactMessageRow,
  noteForm: string,
): Promise<Html | undefined> {
  if (lead.is_spam) return undefined;
  const words = await wordsOfRequest(database, lead.reference);
  const noMail = !config.mail.smtpUrl ? NO_MAIL : !lead.reply_to ? NO_ADDRESS : undefined;
  return section({
    title: 'Their words',
    id: 'words',
    body: html`<p>${words ? stateSentence(words) : QUESTION}${noMail && !words?.sent_at && ` ${noMail}`}</p>
${words && !words.sent_at && words.state !== 'gone' && wordsLink(words, config.siteUrl)}
${words?.testimonial_id ? readLink(words.testimonial_id) : askButton(lead.reference, words, noteForm)}`,
  });
}

const QUESTION =
  'Is the work finished? Three sentences from the client say more to the neighbours than all your pages.';
const NO_MAIL = 'No mail goes out yet: you get a link to copy into a message of your own.';
const NO_ADDRESS = 'There is no email address: you get a link to copy into a message of your own.';

/** Describes the state of the request for a testimonial. */
export function stateSentence({ state, asked_at, sent_at, withdrawn_at, mailTrouble }: Words): string {
  if (state === 'asked')
    return `Asked on ${localDate(asked_at ?? '')}, no answer yet.${mailTrouble ? ` ${MAIL_TROUBLES[mailTrouble]}` : ''}`;
  if (state === 'gone')
    return withdrawn_at
      ? `The client took the words back on ${localDate(withdrawn_at)}.`
      : 'The words were deleted.';
  const came = `They came on ${localDate(sent_at ?? '')}.`;
  if (state === 'published') return `${came} They are on the site.`;
  return state === 'sent' ? `${came} They may be shown.` : `${came} Only you may read them.`;
}

/** The notices that say what became of the button: no mail goes out while none is connected, or twice within a day. */
export const wordsAsked = {
  asked: { happened: 'Asked', sentence: 'Asked for their words. The answer will be on this page.' },
  'not-mailed': {
    happened: 'Their link is ready',
    sentence: 'No email went out this time. Their link is on this page: send it to them yourself.',
  },
} as const;

/** Said wherever a client is named who was asked. */
export const MAIL_TROUBLES = {
  failed: 'The email has not got through: check the address.',
  retried: 'The email has not got through yet, and is tried again.',
} as const;

/** The same link as in the mail, in a field from which it can be copied. */
export function wordsLink({ path, id }: Pick<Words, 'path' | 'id'>, siteUrl: URL): Html {
  return html`<div class="field-grid"><div class="field field--wide"><label for="words-link-${id}">Their link</label><input id="words-link-${id}" type="url" readonly value="${new URL(path, siteUrl).href}"></div></div>`;
}

/** Submits the form with the id `noteForm`, so that text typed into the note is sent with every button of the page. */
function askButton(reference: string, words: Words | undefined, noteForm: string): Html {
  return html`<button class="button" type="submit" form="${noteForm}" formaction="${deskPaths.record(reference)}" name="action" value="ask-words">${words ? 'Ask once more' : 'Ask for their words'}</button>`;
}

function readLink(testimonial: number): Html {
  return html`<p><a class="link" href="${deskPaths.siteEntry('testimonials', testimonial)}">Read what they wrote</a></p>`;
}
