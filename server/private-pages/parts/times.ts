import type { ShownDay, ShownTime } from '../../../contract/api.ts';
import { SHOWN_DAYS } from '../../../contract/forms/place.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { icon } from '../../page-parts/icon.ts';

type Times = {
  readonly title: string;
  /** The target of links to the times, which also receives the focus. */
  readonly titleId?: string;
  readonly introduction?: string;
  readonly days: readonly ShownDay[];
  /** The target of links to the field, for example from the error summary. */
  readonly id?: string;
  readonly error?: string | undefined;
  /** The value that was chosen in a form that was refused. */
  readonly chosen?: string | undefined;
  /** Shown below the times: what to do if none suits. */
  readonly otherwise?: Html;
};

/**
 * Radio buttons as cells, mornings left and afternoons right, later days in a fold. None is preselected. The role is
 * needed for `aria-invalid`.
 */
export function timesField({
  title,
  titleId,
  introduction,
  days,
  id,
  error,
  chosen,
  otherwise,
}: Times): Html {
  const rest = days.slice(SHOWN_DAYS);
  const last = rest.at(-1);
  const first = days.flatMap(timesOf).find(({ isTaken }) => !isTaken);
  const cell = (day: ShownDay, time: ShownTime) =>
    timeCell(time, {
      day: day.name,
      id: time === first ? id : undefined,
      isChosen: time.value === chosen,
    });
  const block = (day: ShownDay) => dayBlock(day, (time) => cell(day, time));
  const isChosenInRest = rest.flatMap(timesOf).some(({ value, isTaken }) => value === chosen && !isTaken);
  return html`<fieldset class="times${error && ' is-wrong'}" role="radiogroup"${error && html` aria-invalid="true" aria-describedby="visit-error"`}><legend><h2${titleId && html` id="${titleId}" tabindex="-1"`}>${title}</h2></legend>
${introduction && html`<p class="soft">${introduction}</p>`}
${error && html`<p class="field-error" id="visit-error">${error}</p>`}
<div class="days">${days.slice(0, SHOWN_DAYS).map(block)}</div>
${last && html`<details class="more-times"${isChosenInRest && html` open`}><summary>More times, until ${last.name.replace(/^\w+, /, '')}${icon('down')}</summary><div class="days">${rest.map(block)}</div></details>`}
${otherwise}</fieldset>`;
}

function timesOf({ morning, afternoon }: ShownDay): ShownTime[] {
  return [...morning, ...afternoon];
}

function dayBlock({ name, inDays, morning, afternoon }: ShownDay, cell: (time: ShownTime) => Html): Html {
  const half = (title: string, times: readonly ShownTime[]) =>
    html`<div class="half"><p class="half-name">${title}</p><div class="half-times">${
      times.length === 0 ? html`<p class="half-none">None left</p>` : times.map(cell)
    }</div></div>`;
  return html`<div class="day"><h3>${name} <small>${inDays}</small></h3>
${half('Morning', morning)}
${half('Afternoon', afternoon)}</div>`;
}

type Cell = { readonly day: string; readonly id: string | undefined; readonly isChosen: boolean };

function timeCell({ value, start, end, part, isTaken }: ShownTime, { day, id, isChosen }: Cell): Html {
  return html`<label class="time"><input type="radio" name="visit"${id && html` id="${id}"`} value="${value}"${isTaken ? html` disabled` : isChosen && html` checked`}><span class="time-face"><span><span class="sr-only">${day}, </span>${start} <small>to ${end}</small><span class="sr-only"> ${part}${isTaken && ', taken'}</span></span></span></label>`;
}
