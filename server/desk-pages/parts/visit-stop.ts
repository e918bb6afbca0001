import { capitalized } from '../../../content/grammar.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { digitsToDial } from '../../outbox/mail/contact-links.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { icon } from '../../page-parts/icon.ts';
import { printableLine } from '../../records/wording/printable-text.ts';
import { calendarDay, daysUntil, plainTime, spokenUntil, visitTime } from '../../time/spoken-time.ts';
import type { VisitWithLead } from '../../visits/coming-visits.ts';
import { partText } from '../../visits/visit-wording.ts';
import { mapLink, placeOf, spanOf } from '../../visits/visits.ts';
import { visitorText } from './visitor-text.ts';

/** The visits of one day in order. The place comes before the person. */
export function visitStops(visits: readonly VisitWithLead[], now: Date): Html {
  return html`<div class="stops">${visits.map((visit) => stop(visit, now))}</div>`;
}

function stop(visit: VisitWithLead, now: Date): Html {
  const [start, end] = [new Date(spanOf(visit).start), new Date(spanOf(visit).end)];
  const isToday = daysUntil(start, now) === 'today';
  const path = deskPaths.visit(visit.id);
  const name = printableLine(visit.name);
  const number = digitsToDial(visit.phone);
  return html`<article class="stop"><p class="stop-when"><span>${plainTime(start)}</span> <small>to ${plainTime(end)}${isToday ? `, ${spokenUntil(start, now)}` : ` ${partText(spanOf(visit))}`}</small></p>
<div><p class="stop-where">${visitorText(placeOf(visit))}</p>${visit.access && html`<p class="small soft">${visitorText(visit.access)}</p>`}</div>
<p><a class="link" href="${path}">${visitorText(visit.name)}</a> <span class="small soft">${visit.project_type}</span></p>
<div class="cells"><div><a class="cell" href="${mapLink(visit)}">${icon('pin')}<span>Map<span class="sr-only"> ${printableLine(placeOf(visit))}</span></span></a></div>${
    number &&
    html`<div><a class="cell" href="tel:${number}">${icon('phone')}<span>Call<span class="sr-only"> ${name}</span></span></a></div>`
  }<div><a class="cell" href="${path}">${icon('pencil')}<span>Open<span class="sr-only"> the visit to ${name}</span></span></a></div></div></article>`;
}

/** The next visit in one line: 'In an hour: 7 Mitre Court, Mississauga'. */
export function nextVisit(visit: VisitWithLead, now: Date): Html {
  const start = new Date(spanOf(visit).start);
  const day = daysUntil(start, now);
  const when = day === 'today' || day === 'tomorrow' ? spokenUntil(start, now) : calendarDay(start);
  return html`<a class="next-up" href="${deskPaths.visit(visit.id)}">${icon('calendar')}<span><b>${capitalized(when)}: ${visitorText(placeOf(visit))}</b><span class="small soft excerpt">${visitorText(visit.name)}, ${visitTime(start)}.${visit.access && html` ${visitorText(visit.access)}`}</span></span>${icon('next')}</a>`;
}
