import type { Config } from '../../config.ts';
import { formatDuration } from '../../durations.ts';
import { type Html, html } from '../../html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { UnsentMail } from '../../records/overview.ts';
import { countedNoun } from '../../records/wording/amounts.ts';

/** A shorter delay is ordinary, and the outbox retries by itself. */
const DELAYED_FROM_SECONDS = 60 * 60;

export function mailProblems(
  { failed, waiting, oldestWaitingSeconds }: UnsentMail,
  { mail }: Pick<Config, 'mail'>,
  hasLink = false,
): Html | undefined {
  const sentences = [
    !mail.smtpUrl &&
      'No mail goes out: SMTP_URL is not set. Nothing is lost: all leads are here, and the mail is sent once it is set.',
    mail.smtpUrl &&
      oldestWaitingSeconds >= DELAYED_FROM_SECONDS &&
      `Mail has not gone out for ${formatDuration(oldestWaitingSeconds * 1000)}: ${countedNoun(waiting, 'mail')} ${waiting === 1 ? 'is' : 'are'} waiting. Sending is tried again automatically.`,
    failed > 0 && `${countedNoun(failed, 'mail')} failed and will not be sent again unless you ask for it.`,
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0) return undefined;
  return html`<div class="problem">${sentences.map((text) => html`<p>${text}</p>`)}${hasLink && html`<p><a href="${deskPaths.mail}">See the mail</a></p>`}</div>`;
}
