import type { Person } from '../../../contract/publication.ts';
import type { DeskPage } from '../../desk-pages/desk-page.ts';
import { section } from '../../desk-pages/parts/columns.ts';
import { emptyState } from '../../desk-pages/parts/lists.ts';
import { pageHead } from '../../desk-pages/parts/page-head.ts';
import { visitStops } from '../../desk-pages/parts/visit-stop.ts';
import { type Html, html } from '../../http/html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { type FormState, stateOf } from '../../page-parts/field-frame.ts';
import { checkbox, fieldGrid, textArea, textField } from '../../page-parts/fields.ts';
import { fold, folds } from '../../page-parts/fold.ts';
import { icon } from '../../page-parts/icon.ts';
import { capitalized } from '../../records/wording/printable-text.ts';
import { calendarDay, daysUntil, plainTime, spokenNumber } from '../../time/spoken-time.ts';
import type { ComingVisit } from '../../visits/coming-visits.ts';
import type { OfferedDay } from '../../visits/offered-times.ts';
import { type VisitRule, weekdays } from '../../visits/rule.ts';
import { spanOf } from '../../visits/visits.ts';
import { dayNames, hoursValue, ruleWords } from './rule-words.ts';
import { personField } from './visit-views.ts';

type VisitsContext = {
  readonly visits: readonly ComingVisit[];
  readonly rule: VisitRule;
  readonly days: readonly OfferedDay[];
  readonly people: readonly Person[];
  readonly feed: URL;
  readonly now: Date;
  /** The state of a refused form. */
  readonly typed?: FormState;
};

export function visitsView(context: VisitsContext): Pick<DeskPage, 'head' | 'body' | 'aside'> {
  const { visits, now } = context;
  const byDay = Map.groupBy(visits, (visit) => calendarDay(new Date(spanOf(visit).start)));
  return {
    head: pageHead({
      title: 'Visits',
      introduction: `${capitalized(spokenNumber(visits.length))} ${visits.length === 1 ? 'visit' : 'visits'} ahead.`,
      actions: html`<p class="buttons"><a class="button" href="${deskPaths.newVisit}">Enter a visit</a></p>`,
    }),
    body: html`${
      visits.length === 0 &&
      emptyState('Once a homeowner chooses a time, it stands here with the address, and in your mail.')
    }${[...byDay].map(([day, ofDay]) =>
      section({
        title: html`${day} <small class="soft">${daysUntil(new Date(spanOf(ofDay[0] as ComingVisit).start), now)}</small>`,
        body: visitStops(ofDay, now),
      }),
    )}`,
    aside: html`${ruleSection(context)}${feedSection(context)}`,
  };
}

function ruleSection({ rule, days, people, typed }: VisitsContext): Html {
  const free = days.slice(0, 2).map(({ times }) => {
    const [first] = times;
    return (
      first &&
      `${calendarDay(new Date(first.start))}: ${times.map(({ start }) => plainTime(new Date(start))).join(', ')}`
    );
  });
  return section({
    title: 'When you come',
    body: html`<p class="said-rule">${ruleWords(rule)}</p>
${free.length > 0 && html`<p class="small soft">Free next: ${free.filter(Boolean).join('; ')}.</p>`}
${folds([fold({ title: 'Change the hours', isOpen: typed !== undefined, body: ruleForm(rule, people, typed) })])}`,
  });
}

function ruleForm(rule: VisitRule, people: readonly Person[], typed?: FormState): Html {
  const state: FormState = typed ?? { values: valuesOf(rule) };
  const isTicked = (name: string) => state.values[name] !== undefined;
  const figure = (name: string, label: string, hint: string) =>
    textField({ ...stateOf(state, name), label, hint, isWide: true });
  return html`<form class="stack-form" method="post" action="${deskPaths.visits}">
${checkbox({ name: 'offered', label: 'Homeowners choose a time themselves', hint: 'Off: their page says that you call. Booked visits stay.', isChecked: isTicked('offered') })}
${fieldGrid(
  weekdays.map((day) =>
    textField({
      ...stateOf(state, `hours-${day}`),
      label: dayNames[day],
      isWide: true,
      suggestions: ['08:00-18:00', '09:00-17:00', '09:00-13:00'],
    }),
  ),
)}
<p class="note">Hours like 9-5 or 08:00-18:00; empty for no visits.</p>
${fieldGrid([
  figure('minutes', 'A visit takes', 'minutes'),
  figure('gapMinutes', 'Between two visits, for the drive', 'minutes'),
  figure('perDay', 'In a day, at most', 'visits'),
  figure('noticeHours', 'Not sooner than', 'hours ahead'),
  figure('daysAhead', 'Not later than', 'days ahead'),
  textArea({
    ...stateOf(state, 'daysOff'),
    label: 'Days off',
    isOptional: true,
    isWide: true,
    hint: 'One date a line, year first: 2026-12-24; or a span: 2026-12-24 to 2027-01-02.',
  }),
  ...personField(people, stateOf(state, 'person')),
])}
${checkbox({ name: 'invitations', label: 'Put a calendar entry into the mails to me', hint: 'Not needed once you have added the calendar below.', isChecked: isTicked('invitations') })}
<p><button class="button button--primary" type="submit" name="action" value="save">Save these hours</button></p>
<p class="note">Visits that are booked stay booked, also where the new hours would not offer them.</p></form>`;
}

function valuesOf(rule: VisitRule): Record<string, string | undefined> {
  return {
    ...(rule.offered && { offered: 'yes' }),
    ...(rule.invitations && { invitations: 'yes' }),
    ...Object.fromEntries(weekdays.map((day) => [`hours-${day}`, hoursValue(rule.hours[day])])),
    minutes: String(rule.minutes),
    gapMinutes: String(rule.gapMinutes),
    perDay: String(rule.perDay),
    noticeHours: String(rule.noticeHours),
    daysAhead: String(rule.daysAhead),
    daysOff: rule.daysOff
      .map(({ first, last }) => (first === last ? first : `${first} to ${last}`))
      .join('\n'),
    person: rule.personId === null ? '' : String(rule.personId),
  };
}

function feedSection({ feed }: VisitsContext): Html {
  return section({
    title: 'In your phone’s calendar',
    id: 'feed',
    body: html`<p class="soft">Your visits stand in the calendar that you use anyway, moved and cancelled ones too. Add it once.</p>
<p class="buttons"><a class="button" href="webcal://${feed.host}${feed.pathname}">${icon('calendar')}Add to this phone</a></p>
${folds([
  fold({
    title: 'On a computer, or for a colleague',
    body: html`<p class="small">${feed.href}</p><p>Whoever has this address sees your visits. A new one ends the old one at once; add it to your own phone again.</p>
<form method="post" action="${deskPaths.visits}"><button class="button button--danger" type="submit" name="action" value="renew">Make a new address</button></form>`,
  }),
])}`,
  });
}
