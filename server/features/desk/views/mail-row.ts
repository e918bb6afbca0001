import { capitalized } from '../../../../content/grammar.ts';
import { type Status, statusText, visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { type MailProgress, type MailRow, progressOf } from '../../../records/mail.ts';
import { mailKinds } from '../../../records/wording/record-wording.ts';
import { spokenTime } from '../../../time/spoken-time.ts';

/** The names of the kinds of mail on the owner's pages. */
const KINDS: typeof mailKinds = { ...mailKinds, 'contact-message': 'new request' };

export function mailRow(mail: MailRow, now: Date): Html {
  const { kind, reference, name, last_error, attempts, state } = mail;
  return html`<li class="row"><div><p class="row-name">${capitalized(KINDS[kind])}</p>
<p class="row-details">${statusText(statusOf(mail, now))}${attempts > 1 && html`, ${attempts} tries`}</p>
${reference && html`<p><a class="link" href="${deskPaths.record(reference)}"><span>${name && html`${visitorText(name)}, `}<span class="nowrap">${reference}</span></span></a></p>`}
${last_error && state !== 'sent' && html`<p class="row-details">The mail server said: ${visitorText(last_error)}</p>`}</div></li>`;
}

function statusOf(mail: MailRow, now: Date): Status {
  const { progress, at } = progressOf(mail, now);
  return STATUSES[progress](spokenTime(at, now));
}

const STATUSES: Record<MailProgress, (when: string) => Status> = {
  sent: (when) => ({ text: `Sent ${when}`, tone: 'good' }),
  failed: () => ({ text: 'Failed', tone: 'danger' }),
  unneeded: () => ({ text: 'Not needed', tone: 'quiet' }),
  due: () => ({ text: 'Waiting', tone: 'warning' }),
  retrying: (when) => ({ text: `Next try ${when}`, tone: 'warning' }),
  planned: (when) => ({ text: `Planned for ${when.replace(/^on /, '')}`, tone: 'quiet' }),
};
