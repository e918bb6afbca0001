import { statusText, visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { MailRow } from '../../../records/mail.ts';
import { capitalized } from '../../../records/wording/printable-text.ts';
import { mailKinds } from '../../../records/wording/record-wording.ts';
import { spokenTime } from '../../../time/spoken-time.ts';

/** The names of the kinds of mail on the owner's pages. */
const KINDS: typeof mailKinds = { ...mailKinds, 'contact-message': 'new request' };

export function mailRow(mail: MailRow, now: Date): Html {
  const { kind, reference, name, last_error, attempts, state } = mail;
  return html`<li class="row"><div><p class="row-name">${capitalized(KINDS[kind])}</p>
<p class="row-details">${statusText(mailWords(mail, now))}${attempts > 1 && html`, ${attempts} tries`}</p>
${reference && html`<p><a class="link" href="${deskPaths.record(reference)}">${name && visitorText(name)}, ${reference}</a></p>`}
${last_error && state !== 'sent' && html`<p class="row-details">The mail server said: ${visitorText(last_error)}</p>`}</div></li>`;
}

function mailWords({ state, sent_at, next_attempt_at, last_error }: MailRow, now: Date) {
  if (state === 'sent')
    return { text: `Sent ${spokenTime(sent_at ?? next_attempt_at, now)}`, tone: 'good' } as const;
  if (state === 'failed') return { text: 'Failed', tone: 'danger' } as const;
  if (state === 'unneeded') return { text: 'Not needed', tone: 'quiet' } as const;
  if (new Date(next_attempt_at) <= now) return { text: 'Waiting', tone: 'warning' } as const;
  const when = spokenTime(next_attempt_at, now);
  return last_error
    ? ({ text: `Next try ${when}`, tone: 'warning' } as const)
    : ({ text: `Planned for ${when.replace(/^on /, '')}`, tone: 'quiet' } as const);
}
