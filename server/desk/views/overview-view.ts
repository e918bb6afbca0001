import { company } from '../../../content/company.ts';
import type { Config } from '../../config.ts';
import type { ClockJump } from '../../deletion/last-run.ts';
import { formatDuration } from '../../durations.ts';
import { type Html, html } from '../../html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { NEW_FOR_DAYS, type Overview } from '../../records/overview.ts';
import { timeAgo } from '../../records/wording/amounts.ts';
import { waitingHeadline } from '../../records/wording/record-wording.ts';
import { clockProblem } from './clock-problem.ts';
import { searchForm } from './forms.ts';
import { leadCard } from './lead-card.ts';
import { mailProblems } from './mail-problems.ts';
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
${mailProblems(state.mail, around, true)}
${around.proxy && unknownProxyProblem(around.proxy)}
${searchForm()}
${
  waiting > 0 &&
  html`<h2>Most urgent</h2>
<ul class="cards">${mostUrgent.map((lead) => leadCard(lead, now, 'overview'))}</ul>
${waiting > mostUrgent.length && html`<p class="below"><a class="line" href="${deskPaths.leads}">See all ${waiting} waiting</a></p>`}`
}
<h2>All records</h2>
${figures(state, now)}`;
}

function unknownProxyProblem(address: string): Html {
  return html`<div class="problem"><p>All visitors look like one to this site, so that one of them can use up what is allowed to each. Nothing is lost. Tell whoever installed it: requests come through ${address}, which TRUST_PROXY does not name.</p></div>`;
}

function oldest({ leads, mostUrgent: [first], overdue }: Overview, now: Date): Html {
  if (!first)
    return html`<p class="lead">${leads > 0 ? 'Every request has been answered.' : 'No request has come in yet.'}</p>`;
  const left = new Date(first.reply_by).getTime() - now.getTime();
  return html`<p class="lead">${overdue > 0 && html`<strong class="danger">${overdue} overdue.</strong> `}The oldest came in ${timeAgo(first.received_at, now)}${
    left > 0
      ? `: ${formatDuration(left)} of the promised ${company.replyWithinHours} h left.`
      : `, and was promised an answer within ${company.replyWithinHours} h.`
  }</p>
${timeLeftBar(first, now)}`;
}

function figures(state: Overview, now: Date): Html {
  const { leads, waiting, applications, newApplications, subscribers, spam, mail } = state;
  const rows: (readonly [path: string, name: string, figure: number, details: string])[] = [
    [deskPaths.leads, 'Leads', leads, waiting > 0 ? `${waiting} waiting` : 'none waiting'],
    [
      deskPaths.applications,
      'Applications',
      applications,
      newApplications > 0 ? `${newApplications} new in ${NEW_FOR_DAYS} days` : 'none new',
    ],
    [deskPaths.subscribers, 'Subscribers', subscribers, 'to the newsletter'],
    [deskPaths.spam, 'Spam', spam, 'kept for a while, then deleted'],
    [
      deskPaths.mail,
      'Mail',
      mail.waiting + mail.failed,
      mail.lastSentAt ? `unsent; the last went out ${timeAgo(mail.lastSentAt, now)}` : 'unsent',
    ],
  ];
  return html`<ul class="figures">${rows.map(
    ([path, name, figure, details]) =>
      html`<li><a href="${path}"><span>${name}</span> <b>${figure}</b> <span class="quiet">${details}</span></a></li>`,
  )}</ul>`;
}
