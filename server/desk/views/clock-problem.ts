import type { ClockJump } from '../../deletion/last-run.ts';
import { type Html, html } from '../../html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { localDate } from '../../outbox/mail/local-time.ts';

export function clockProblem(jump: ClockJump | undefined): Html | undefined {
  if (!jump) return undefined;
  const today = localDate(jump.now);
  return html`<div class="problem"><p>The clock of this machine says ${today}. The site last ran on ${localDate(jump.lastRunAt)}. Nothing is deleted by age until you say that the date is right.</p>
<p>If it is wrong, have the clock set: everything then goes on by itself.</p>
<form method="post" action="${deskPaths.confirmDate}"><input type="hidden" name="date" value="${today}"><button class="line" type="submit">Today is ${today}</button></form></div>`;
}
