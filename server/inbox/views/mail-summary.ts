import type { Config } from '../../config.ts';
import type { Overview } from '../../records/overview.ts';
import { agoOf } from '../../records/wording/durations.ts';
import { type Span, toned } from '../../records/wording/tone.ts';
import { shellCommand } from '../command.ts';

/** Whether mail goes out. The settings are those of this terminal, which the server need not share. */
export function mailSummary(
  { waiting, failed, lastSentAt }: Overview['mail'],
  config: Config,
  now: Date,
): Span[] {
  const { smtpUrl, to } = config.mail;
  const unsent = [
    ...(failed > 0 ? [toned('late', `${failed} failed`)] : []),
    ...(waiting > 0 ? [toned('soon', `${waiting} not sent yet`)] : []),
  ];
  if (!smtpUrl && !lastSentAt)
    return [...joined([toned('late', 'no mail goes out'), ...unsent]), ': SMTP_URL is not set'];
  const where = smtpUrl ? `to ${to}` : 'SMTP_URL is not set here';
  const details = ` (${where}${lastSentAt ? `, the last went out ${agoOf(lastSentAt, now)}` : ''})`;
  return unsent.length > 0
    ? [...joined(unsent), `${details}. See `, toned('reference', shellCommand('outbox'))]
    : [toned('good', 'all sent'), details];
}

function joined(spans: readonly Span[]): Span[] {
  return spans.flatMap((span, index) => (index === 0 ? [span] : [', ', span]));
}
