import { capitalized } from '../../../content/grammar.ts';
import type { Person } from '../../../contract/publication.ts';
import type { DeskPage } from '../../desk-pages/desk-page.ts';
import { section } from '../../desk-pages/parts/columns.ts';
import { emptyState } from '../../desk-pages/parts/lists.ts';
import { pageHead } from '../../desk-pages/parts/page-head.ts';
import { visitStops } from '../../desk-pages/parts/visit-stop.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { errorSummary, withLabels } from '../../page-parts/error-summary.ts';
import type { FormState } from '../../page-parts/field-frame.ts';
import { fold, folds } from '../../page-parts/fold.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { icon } from '../../page-parts/icon.ts';
import { calendarDay, daysUntil, spokenNumber, visitTime } from '../../time/spoken-time.ts';
import type { VisitWithLead } from '../../visits/coming-visits.ts';
import { whyNoTimes } from '../../visits/no-times.ts';
import type { OfferedDay } from '../../visits/offered-times.ts';
import type { VisitRule } from '../../visits/rule.ts';
import { publishedPersonId } from '../../visits/visit-person.ts';
import { spanOf } from '../../visits/visits.ts';
import { ruleForm, ruleLabels } from './rule-form.ts';
import { noTimesText, ruleText } from './rule-wording.ts';

const SHOWN_FREE_DAYS = 2;

type VisitsContext = {
  readonly visits: readonly VisitWithLead[];
  readonly rule: VisitRule;
  /** The days with free times. */
  readonly days: readonly OfferedDay[];
  readonly people: readonly Person[];
  readonly feed: URL;
  /** Whether a mail server is connected. */
  readonly hasMail: boolean;
  readonly now: Date;
  /** The state of a refused form. */
  readonly typed?: FormState | undefined;
};

export function visitsView(context: VisitsContext): Pick<DeskPage, 'title' | 'head' | 'body' | 'aside'> {
  const { visits, hasMail, now, typed } = context;
  const byDay = Map.groupBy(visits, (visit) => calendarDay(new Date(spanOf(visit).start), now));
  const title = 'Visits';
  const summary = typed?.errors && {
    title: 'The hours are not saved yet',
    errors: withLabels(typed.errors, (name) => ruleLabels[name]),
  };
  return {
    title: summary ? `${summary.title} - ${title}` : title,
    head: html`${pageHead({
      title,
      introduction: `${capitalized(spokenNumber(visits.length))} ${visits.length === 1 ? 'visit' : 'visits'} ahead.`,
      actions: html`<p class="buttons"><a class="button" href="${deskPaths.newVisit}">Enter a visit</a></p>`,
    })}${summary && errorSummary(summary)}`,
    body: html`${
      visits.length === 0 &&
      emptyState(
        `Once a homeowner chooses a time, it appears here with the address${hasMail ? ', and in your email' : ''}.`,
      )
    }${[...byDay].map(([day, ofDay]) =>
      section({
        title: html`${day} <small class="soft">${daysUntil(new Date(spanOf(ofDay[0] as VisitWithLead).start), now)}</small>`,
        body: visitStops(ofDay, now),
      }),
    )}`,
    aside: html`${ruleSection(context)}${feedSection(context)}`,
  };
}

function ruleSection({ rule, days, people, now, typed }: VisitsContext): Html {
  const hasLeft = rule.personId !== null && publishedPersonId(rule.personId, people) === null;
  return section({
    title: 'When you come',
    body: html`<p class="said-rule">${ruleText(rule)}</p>
${days.length > 0 ? html`<p class="small soft">Free next: ${days.slice(0, SHOWN_FREE_DAYS).map(dayText).join('; ')}.</p>` : noTimes(noTimesText(whyNoTimes(rule, now), rule))}
${hasLeft && html`<p class="small">Who was to come is no longer on the site: new visits name nobody.</p>`}
${folds([fold({ title: 'Change the hours', isOpen: typed !== undefined, body: ruleForm(rule, people, typed) })])}`,
  });
}

/** 'Friday, November 20: 8:00, 12:00, 4:00' */
function dayText({ date, times }: OfferedDay): string {
  const day = calendarDay(new Date(times[0]?.start ?? date));
  return `${day}: ${times.map(({ start }) => visitTime(new Date(start))).join(', ')}`;
}

function noTimes(sentence: string | undefined): Html | undefined {
  return sentence ? html`<p class="no-times">${icon('alert')}<span>${sentence}</span></p>` : undefined;
}

function feedSection({ feed }: VisitsContext): Html {
  return section({
    title: 'In your phone’s calendar',
    id: 'feed',
    body: html`<p class="soft">Your visits are in the calendar that you use anyway. One that is moved follows, one that is cancelled goes. Add it once.</p>
<p class="buttons"><a class="button" href="webcal://${feed.host}${feed.pathname}">${icon('calendar')}Add to this phone</a></p>
${folds([
  fold({
    title: 'On a computer, or for a colleague',
    body: html`<p>Paste this address where the calendar asks for one to subscribe to. Whoever has it sees your visits.</p>
<input class="feed-address" aria-label="Address of your calendar" value="${feed.href}" readonly>`,
  }),
  fold({
    title: 'Somebody has it who should not',
    body: html`<p>The old address stops at once. Add the new one to your own phone again.</p>
<form method="post" action="${deskPaths.visits}"><button class="button button--danger" type="submit" name="action" value="renew">Make a new address</button></form>`,
  }),
])}`,
  });
}
