import type { Config } from '../../../config.ts';
import type { ClockJump } from '../../../deletion/last-run.ts';
import { type Html, html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import type { Overview } from '../../../records/overview.ts';
import { oldestSentence, overviewFigures } from '../../../records/wording/overview-wording.ts';
import { recordLists, waitingHeadline } from '../../../records/wording/record-wording.ts';
import { localDate } from '../../../time/wall-clock.ts';
import { searchForm } from './forms.ts';
import { leadCard } from './lead-card.ts';
import { mailProblemBox } from './mail-problems.ts';
import { timeLeftBar } from './time-left.ts';

type Surroundings = Pick<Config, 'mail'> & {
  /** The address of a proxy in front that the settings do not name. */
  readonly proxy: string | undefined;
  readonly clockJump: ClockJump | undefined;
};

export function overviewView(state: Overview, around: Surroundings, now: Date): Html {
  const { waiting, mostUrgent } = state;
  return html`<h1>${waitingHeadline(waiting, 'lead')}</h1>
${oldest(state, now)}
${clockProblem(around.clockJump)}
${mailProblemBox(state.mail, around, html`<p><a href="${deskPaths.mail}">See the mail</a></p>`)}
${around.proxy && unknownProxyProblem(around.proxy)}
${searchForm()}
${
  waiting > 0 &&
  html`<h2>Most urgent</h2>
<ul class="cards">${mostUrgent.map((lead) => leadCard(lead, now, 'overview'))}</ul>
${waiting > mostUrgent.length && html`<p class="below"><a class="button" href="${deskPaths.leads}">See all ${waiting} waiting</a></p>`}`
}
<h2>All records</h2>
${figures(state, now)}`;
}

function clockProblem(jump: ClockJump | undefined): Html | undefined {
  if (!jump) return undefined;
  const today = localDate(jump.now);
  return html`<div class="problem"><p>The clock of this machine says ${today}. The site last ran on ${localDate(jump.lastRunAt)}. Nothing is deleted by age until you say that the date is right.</p>
<p>If it is wrong, have the clock set: everything then goes on by itself.</p>
<form method="post" action="${deskPaths.confirmDate}"><input type="hidden" name="date" value="${today}"><button class="button" type="submit">Today is ${today}</button></form></div>`;
}

function unknownProxyProblem(address: string): Html {
  return html`<div class="problem"><p>All visitors look like one to this site, so that one of them can use up what is allowed to each. Nothing is lost. Tell whoever installed it: requests come through ${address}, which TRUST_PROXY does not name.</p></div>`;
}

function oldest(state: Overview, now: Date): Html {
  const { overdue, mostUrgent } = state;
  const [first] = mostUrgent;
  return html`<p class="lead">${overdue > 0 && html`<strong class="danger">${overdue} overdue.</strong> `}${oldestSentence(state, now)}</p>
${first && timeLeftBar(first, now)}`;
}

function figures(state: Overview, now: Date): Html {
  return html`<ul class="figures">${overviewFigures(state, now).map(
    ({ list, count, details }) =>
      html`<li><a href="${deskPaths[list]}"><span>${recordLists[list].title}</span> <b>${count}</b> <span class="quiet">${details}</span></a></li>`,
  )}</ul>`;
}
