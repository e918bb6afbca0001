import type { Config } from '../../../config.ts';
import { type Html, html } from '../../../http/html.ts';
import type { UnsentMail } from '../../../records/overview.ts';
import { mailProblems } from '../../../records/wording/overview-wording.ts';

const WITHOUT_SERVER =
  'No mail goes out: SMTP_URL is not set. Nothing is lost: all leads are here, and the mail is sent once it is set.';

export function mailProblemBox(
  unsent: UnsentMail,
  { mail }: Pick<Config, 'mail'>,
  after?: Html,
): Html | undefined {
  const problems = mailProblems(unsent, mail, WITHOUT_SERVER);
  if (problems.length === 0) return undefined;
  return html`<div class="problem">${problems.map((text) => html`<p>${text}</p>`)}${after}</div>`;
}
