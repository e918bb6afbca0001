import { capitalized } from '../../../../content/grammar.ts';
import type { Config } from '../../../config.ts';
import type { ClockJump } from '../../../deletion/last-run.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import type { UnsentMail } from '../../../outbox/outbox-store.ts';
import { fold } from '../../../page-parts/fold.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { HOUR_MS } from '../../../time/durations.ts';
import { spokenDuration, spokenNumber } from '../../../time/spoken-time.ts';
import { localDate } from '../../../time/wall-clock.ts';

type Problem = { readonly title: string; readonly sentences: readonly string[]; readonly more?: Html };

function problemBox({ title, sentences, more }: Problem): Html {
  return html`<section class="problem"><h2>${title}</h2>${sentences.map((sentence) => html`<p>${sentence}</p>`)}${more}</section>`;
}

const TO_THE_INSTALLER = 'What to tell the person who installed it';
const NOTHING_IS_LOST = 'Nothing is lost: every request is kept here.';

/** A shorter delay is normal, and the outbox retries by itself. */
const DELAYED_FROM_MS = HOUR_MS;

/** Describes problems with sending mail to an owner who knows nothing about the settings. */
export function mailProblems(
  { failed, waiting, oldestWaitingSeconds }: UnsentMail,
  { mail }: Pick<Config, 'mail'>,
  link?: Html,
): Html[] {
  const delay = oldestWaitingSeconds * 1000;
  const problems: (Problem | false)[] = [
    !mail.smtpUrl && {
      title: 'No mail goes out yet',
      sentences: [`${NOTHING_IS_LOST} But you are not told of new ones, and homeowners get no confirmation.`],
      more: fold({
        title: TO_THE_INSTALLER,
        body: html`<p>“The site has no mail server: SMTP_URL is not set. Please set it, and start the site again. What has waited is sent then.”</p>`,
      }),
    },
    mail.smtpUrl !== undefined &&
      delay >= DELAYED_FROM_MS && {
        title: `Mail has not gone out for ${spokenDuration(delay)}`,
        sentences: [
          `${capitalized(emails(waiting))} ${waiting === 1 ? 'is' : 'are'} waiting. ${NOTHING_IS_LOST} Sending is tried again by itself.`,
        ],
        more: html`${link}${fold({
          title: TO_THE_INSTALLER,
          body: html`<p>“The site cannot reach its mail server, or is refused by it. What the server says is in the site’s log and under More, Mail. The address and the password are in SMTP_URL.”</p>`,
        })}`,
      },
    failed > 0 && {
      title: `${capitalized(emails(failed))} could not be sent`,
      sentences: [
        `${failed === 1 ? 'It is' : 'They are'} not tried again unless you ask for it. ${NOTHING_IS_LOST}`,
      ],
      ...(link && { more: link }),
    },
  ];
  return problems.flatMap((problem) => (problem ? [problemBox(problem)] : []));
}

function emails(count: number): string {
  return `${spokenNumber(count)} ${count === 1 ? 'email' : 'emails'}`;
}

export function clockProblem(jump: ClockJump | undefined): Html | undefined {
  if (!jump) return undefined;
  const today = localDate(jump.now);
  return problemBox({
    title: 'Is this the right date?',
    sentences: [
      `The clock of this machine says ${today}. The site last ran on ${localDate(jump.lastRunAt)}. Nothing is deleted by age until you say that the date is right.`,
      'If it is wrong, have the clock set: everything then goes on by itself.',
    ],
    more: html`<form method="post" action="${deskPaths.confirmDate}"><input type="hidden" name="date" value="${today}"><button class="button" type="submit">Today is ${today}</button></form>`,
  });
}

export function unknownProxyProblem(address: string | undefined): Html | undefined {
  if (!address) return undefined;
  return problemBox({
    title: 'All visitors look like one to this site',
    sentences: ['So one of them can use up what is allowed to each. Nothing is lost.'],
    more: fold({
      title: TO_THE_INSTALLER,
      body: html`<p>“Requests come through ${address}, which TRUST_PROXY does not name.”</p>`,
    }),
  });
}
