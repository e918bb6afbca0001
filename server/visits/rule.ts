import type { Temporal } from 'temporal-polyfill';
import { company } from '../../content/company.ts';
import { type Database, isPostgres, type Transaction } from '../database/database.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdays)[number];

/** Minutes after midnight in local time. */
export type Hours = { readonly opens: number; readonly closes: number };

/** Inclusive dates as YYYY-MM-DD. */
export type DaysOff = { readonly first: string; readonly last: string };

/** The owner's rule for which times are offered. */
export type VisitRule = {
  readonly offered: boolean;
  readonly minutes: number;
  readonly gapMinutes: number;
  readonly perDay: number;
  readonly noticeHours: number;
  readonly daysAhead: number;
  /** A missing day has no visits. */
  readonly hours: { readonly [day in Weekday]?: Hours };
  readonly daysOff: readonly DaysOff[];
  /** The published team member who makes the visits. */
  readonly personId: number | null;
  /** Whether the owner's mails contain a calendar invitation. */
  readonly invitations: boolean;
};

const openingHours: Hours = { opens: company.hours.opens * 60, closes: company.hours.closes * 60 };

/** Used until the owner has saved a rule. */
export const defaultRule: VisitRule = {
  offered: true,
  minutes: 60,
  gapMinutes: 60,
  perDay: 3,
  noticeHours: 36,
  daysAhead: 21,
  hours: Object.fromEntries(weekdays.map((day) => [day, openingHours])),
  daysOff: [],
  personId: null,
  invitations: true,
};

const RULE_ID = 1;

export async function readRule(database: Database): Promise<VisitRule> {
  return ruleOf(await ruleRow(database).executeTakeFirst());
}

/**
 * Bookings, moves and saves lock the row until their transaction ends: two could both take the last time of a day
 * otherwise.
 */
export async function lockRule(transaction: Transaction): Promise<VisitRule> {
  await transaction
    .insertInto('visit_rule')
    .values({ id: RULE_ID, content: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return ruleOf(
    await ruleRow(transaction)
      .$if(isPostgres(transaction), (query) => query.forUpdate())
      .executeTakeFirst(),
  );
}

export async function saveRule(database: Database, rule: VisitRule): Promise<void> {
  const content = JSON.stringify(rule);
  await database
    .insertInto('visit_rule')
    .values({ id: RULE_ID, content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
    .execute();
}

function ruleRow(database: Database) {
  return database.selectFrom('visit_rule').select('content').where('id', '=', RULE_ID);
}

/** The row is missing before the first booking. */
function ruleOf(row: { content: string | null } | undefined): VisitRule {
  return row?.content ? { ...defaultRule, ...JSON.parse(row.content) } : defaultRule;
}

export function isDayOff({ daysOff }: VisitRule, date: Temporal.PlainDate): boolean {
  const day = date.toString();
  return daysOff.some(({ first, last }) => first <= day && day <= last);
}

export function hoursOf({ hours }: VisitRule, date: Temporal.PlainDate): Hours | undefined {
  const name = weekdays[date.dayOfWeek - 1];
  return name && hours[name];
}
