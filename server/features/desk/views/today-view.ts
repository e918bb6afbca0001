import { company } from '../../../../content/company.ts';
import { capitalized } from '../../../../content/grammar.ts';
import type { Config } from '../../../config.ts';
import type { ClockJump } from '../../../deletion/last-run.ts';
import type { DeskPage } from '../../../desk-pages/desk-page.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { rowList } from '../../../desk-pages/parts/lists.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { nextVisit, visitStops } from '../../../desk-pages/parts/visit-stop.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { WaitingWords } from '../../../publications/words/waiting-words.ts';
import type { Overview } from '../../../records/overview.ts';
import { calendarDay, clockTime, daysUntil, spokenNumber } from '../../../time/spoken-time.ts';
import { spanOf } from '../../../visits/visits.ts';
import type { LeadNotice } from '../routes/notices.ts';
import { figureRows } from './figure-rows.ts';
import { searchForm } from './forms.ts';
import { clockProblem, mailProblems, unknownProxyProblem } from './problems.ts';
import { waitingCards } from './waiting-cards.ts';
import { waitingWordsSection } from './waiting-words.ts';

type TodayContext = Pick<Config, 'mail'> & {
  /** The address of a reverse proxy that the settings do not name. */
  readonly proxy: string | undefined;
  readonly clockJump: ClockJump | undefined;
  /** About a lead that was answered on this page. */
  readonly notice: LeadNotice | undefined;
  /** Words of clients that the owner may publish. */
  readonly words: readonly WaitingWords[];
};

/** The start page: who waits for an answer, the most urgent first, and the problems that keep mail from being sent. */
export function todayView(
  state: Overview,
  context: TodayContext,
  now: Date,
): Pick<DeskPage, 'head' | 'body' | 'aside'> {
  const { waiting, mostUrgent } = state;
  const seeMail = html`<p><a class="link" href="${deskPaths.mail}">See the mail</a></p>`;
  const problems = html`${clockProblem(context.clockJump)}${mailProblems(state.mail, context, seeMail)}${unknownProxyProblem(context.proxy)}`;
  const [next] = state.visits;
  const [, ...otherRows] = figureRows(state, now);
  const all = html`<a class="link" href="${deskPaths.leads}">All ${waiting}</a>`;
  return {
    head: pageHead({
      above: `${calendarDay(now)}, ${clockTime(now)}`,
      title: waitingTitle(waiting),
      introduction: sentence(state),
      actions: next && nextVisit(next, now),
    }),
    body: html`${problems}${
      (waiting > 0 || context.notice) &&
      section({
        title: 'Waiting for your answer',
        link: waiting > mostUrgent.length ? all : undefined,
        body: waitingCards(mostUrgent, { now, back: { list: 'overview' }, notice: context.notice }),
      })
    }`,
    aside: html`${visitSections(state, now)}
${context.words.length > 0 && waitingWordsSection(context.words, now)}
${section({ title: 'Look for someone', body: searchForm() })}
${section({ title: 'What else there is', body: rowList(otherRows) })}`,
  };
}

/** The visits of today and tomorrow. */
function visitSections({ visits }: Overview, now: Date): Html[] {
  const byDay = Map.groupBy(visits, (visit) => daysUntil(new Date(spanOf(visit).start), now));
  const days = [
    ['Today’s visits', byDay.get('today')],
    ['Tomorrow’s visits', byDay.get('tomorrow')],
  ] as const;
  const all = html`<a class="link" href="${deskPaths.visits}">All visits</a>`;
  return days
    .flatMap(([title, ofDay]) => (ofDay ? [{ title, body: visitStops(ofDay, now) }] : []))
    .map((day, index) => section({ ...day, link: index === 0 ? all : undefined }));
}

/** 'Two people are waiting for you' */
function waitingTitle(count: number): string {
  if (count === 0) return 'Nobody is waiting for you';
  return capitalized(`${spokenNumber(count)} ${count === 1 ? 'person is' : 'people are'} waiting for you`);
}

function sentence({ waiting, overdue, leads }: Overview): string | undefined {
  if (overdue > 0) return overdue === 1 ? 'One of them is late.' : `${overdue} of them are late.`;
  if (waiting > 0) return undefined;
  return leads > 0
    ? 'Every request has been answered.'
    : `New requests appear here first, with the hours left of the ${company.replyWithinHours} you promise.`;
}
