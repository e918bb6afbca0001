import type { VisitRow } from '../../database/visit-tables.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { clockTime, shortDay, weekday } from '../../time/spoken-time.ts';
import { isOver, spanOf } from '../../visits/visits.ts';
import { isLate, type RequestContext } from './request-context.ts';

type Step = {
  readonly title: string;
  readonly isDone: boolean;
  /** One line or two. */
  readonly lines: readonly string[];
};

/** The progress of the request: received, read, answered, visit. The first step that is not done is marked as next. */
export function progressChain(context: RequestContext): Html {
  const { lead, visit, isAnsweredByChoice, days, now } = context;
  const { received_at, answered_at, reply_by } = lead;
  const readAt = lead.read_at ?? (isAnsweredByChoice ? null : answered_at);
  const steps: Step[] = [
    { title: 'Received', isDone: true, lines: dayAndHour(received_at) },
    readAt
      ? { title: 'Read', isDone: true, lines: dayAndHour(readAt) }
      : { title: 'Read', isDone: false, lines: ['soon'] },
    answered_at
      ? {
          title: 'Answered',
          isDone: true,
          lines: isAnsweredByChoice ? [shortDay(answered_at), 'a time was chosen'] : dayAndHour(answered_at),
        }
      : {
          title: 'Answered',
          isDone: false,
          lines: isLate(context) ? ['we are late'] : [`by ${weekday(reply_by)}`, clockTime(reply_by)],
        },
    visitStep(visit, { hasTimes: days.length > 0, now }),
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return html`<ol class="chain" aria-label="Where your request stands">${steps.map(
    ({ title, isDone, lines }, index) =>
      html`<li${isDone && html` class="is-done"`}${index === next && html` aria-current="step"`}><b>${title}</b>${lines.map((line) => html`<span>${line}</span>`)}</li>`,
  )}</ol>`;
}

function visitStep(
  visit: VisitRow | undefined,
  { hasTimes, now }: { readonly hasTimes: boolean; readonly now: Date },
): Step {
  if (visit && !visit.cancelled_at) {
    const start = new Date(spanOf(visit).start).toISOString();
    return { title: 'Visit', isDone: isOver(visit, now), lines: dayAndHour(start, now) };
  }
  const choose = visit ? 'choose again' : 'choose below';
  return { title: 'Visit', isDone: false, lines: [hasTimes ? choose : 'we agree on it'] };
}

function dayAndHour(instant: string, now?: Date): string[] {
  return [shortDay(instant, now), clockTime(instant)];
}
