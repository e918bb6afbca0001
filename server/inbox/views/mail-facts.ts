import type { MailRow } from '../../records/mail.ts';
import { mailKinds, mailState } from '../../records/wording/mail-wording.ts';
import { type Span, toned } from '../../records/wording/tone.ts';

/** One line for each mail about a lead or application. */
export function mailFacts(mails: readonly MailRow[], now: Date): [string, ...Span[]][] {
  return mails.map((mail, index) => [
    index === 0 ? 'Mail' : '',
    `${mailKinds[mail.kind]}, `,
    mailState(mail, now),
    ...(mail.last_error ? [toned('quiet', ` (${mail.last_error})`)] : []),
  ]);
}
