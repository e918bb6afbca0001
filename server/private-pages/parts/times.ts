import { icon } from '../../desk-pages/icon.ts';
import { type Html, html } from '../../http/html.ts';
import { calendarDay, daysUntil, partOfDay, plainTime } from '../../time/spoken-time.ts';
import type { OfferedDay, OfferedTime } from '../../visits/offered-times.ts';

const SHOWN_DAYS = 3;

type Times = {
  readonly title: string;
  readonly lead?: string;
  readonly days: readonly OfferedDay[];
  readonly now: Date;
  readonly error?: string | undefined;
  /** Under the times: what to do when none suits. */
  readonly otherwise?: Html;
};

/** Radio cells, mornings left and afternoons right: three days, the rest behind a fold. None is chosen beforehand. */
export function timesField({ title, lead, days, now, error, otherwise }: Times): Html {
  const rest = days.slice(SHOWN_DAYS);
  const last = rest.at(-1)?.times[0];
  return html`<fieldset class="times${error && ' is-wrong'}"${error && html` aria-describedby="visit-error"`}><legend><h2>${title}</h2></legend>
${lead && html`<p class="soft">${lead}</p>`}
${error && html`<p class="field-error" id="visit-error">${error}</p>`}
<div class="days">${days.slice(0, SHOWN_DAYS).map((day, index) => dayBlock(day, now, index === 0))}</div>
${last && html`<details class="more-times"><summary>More times, until ${calendarDay(new Date(last.start)).replace(/^\w+, /, '')}${icon('down')}</summary><div class="days">${rest.map((day) => dayBlock(day, now, false))}</div></details>`}
${otherwise}</fieldset>`;
}

function dayBlock({ times }: OfferedDay, now: Date, isFirst: boolean): Html {
  const [first] = times;
  if (!first) return html``;
  const name = calendarDay(new Date(first.start));
  const id = (time: OfferedTime) => (isFirst && time === first ? 'visit' : undefined);
  return html`<div class="day"><h3>${name} <small>${daysUntil(new Date(first.start), now)}</small></h3>
${half(
  'Morning',
  times.filter(({ isMorning }) => isMorning),
  name,
  id,
)}
${half(
  'Afternoon',
  times.filter(({ isMorning }) => !isMorning),
  name,
  id,
)}</div>`;
}

function half(
  title: string,
  times: readonly OfferedTime[],
  day: string,
  idOf: (time: OfferedTime) => string | undefined,
): Html {
  return html`<div class="half"><p class="half-name">${title}</p><div class="half-times">${
    times.length === 0
      ? html`<p class="half-none">None left</p>`
      : times.map((time) => {
          const id = idOf(time);
          const [start, end] = [new Date(time.start), new Date(time.end)];
          return html`<label class="time"><input type="radio" name="visit"${id && html` id="${id}"`} value="${time.value}"><span class="time-face"><span><span class="sr-only">${day}, </span>${plainTime(start)} <small>to ${plainTime(end)}</small><span class="sr-only"> ${partOfDay(start)}</span></span></span></label>`;
        })
  }</div></div>`;
}
