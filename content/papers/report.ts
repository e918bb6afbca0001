import type { Picture } from '../picture.ts';
import { inCents } from './amounts.ts';
import {
  type Change,
  changeCents,
  type Estimate,
  fridayOf,
  linesStandingAt,
  type NumberedLine,
  numberedLines,
  paymentsOf,
  sum,
  totalOf,
} from './estimate.ts';

/** The contents of a job's weekly report. Sums are computed from it and from the estimate. */
export type WeeklyReport = {
  /** The number of the week, starting at 1. */
  readonly week: number;
  /** The status, which follows 'Week 4 of 9: ' in the heading. */
  readonly standing: string;
  /** Text that precedes the date of the last day, such as 'On schedule: the last day is still'. */
  readonly schedule: string;
  readonly find?: Find;
  /** Ordered by date. */
  readonly decisions: readonly Decision[];
  readonly done: readonly string[];
  readonly doneNote?: string;
  readonly changes: readonly ChangeOrder[];
  /** The actual cost, in dollars, of items for which the estimate had an allowance. */
  readonly chosen: readonly { readonly line: number; readonly words: string; readonly cost: number }[];
  /** The key of the stage that is due with this report. */
  readonly stageReached: string;
  /** The numbers of the lines finished since that stage. */
  readonly finishedSince: readonly number[];
  readonly next: readonly Plan[];
  readonly nextNote?: string;
};

/** Something unexpected that was found on site, with the options for dealing with it. */
type Find = {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
  /** Describes the part of the picture that is shown, its left half. */
  readonly pictureAlt: string;
  /** What was built or found there, and when the client saw it. */
  readonly caption: string;
  readonly choices: readonly Choice[];
  readonly advice: string;
};

export type Choice = {
  readonly name: string;
  readonly text: string;
  readonly change: Change;
  readonly basis: string;
  readonly delay: string;
};

type Decision = {
  /** A date such as '2026-10-19'. */
  readonly by: string;
  readonly hour?: string;
  readonly what: string;
  readonly why: string;
};

type ChangeOrder = { readonly words: string; readonly change: Change };

type Plan = { readonly on: string; readonly work: string; readonly detail: string };

export function dayOfReport({ week }: WeeklyReport, { startsOn }: Estimate): string {
  return fridayOf(startsOn, week);
}

/** Amounts in cents, before tax. */
export type ReportMoney = {
  readonly estimated: number;
  /** The difference in price of each change order; `chosen` has those of the choices. */
  readonly changes: readonly number[];
  readonly chosen: readonly number[];
  readonly priceToday: number;
  readonly standing: number;
  /** The lines that make up `standing`, with the weeks worked so far of those that run through the whole job. */
  readonly standingLines: readonly NumberedLine[];
  readonly stagesPaid: number;
  readonly paid: number;
  readonly due: number;
};

export function moneyOf(report: WeeklyReport, estimate: Estimate): ReportMoney {
  const lines = numberedLines(estimate);
  const estimated = totalOf(estimate).beforeTax;
  const changes = report.changes.map(({ change }) => changeCents(change, estimate.rates));
  const chosen = report.chosen.map(({ line, cost }) => inCents(cost) - (lines[line - 1]?.cents ?? 0));
  const payments = paymentsOf(estimate);
  const stagesPaid = payments.findIndex(({ stage }) => stage.key === report.stageReached);
  const standingLines = [
    ...linesStandingAt(estimate, report.stageReached),
    ...lines.filter(({ number }) => report.finishedSince.includes(number)),
  ].toSorted((one, other) => one.number - other.number);
  return {
    estimated,
    changes,
    chosen,
    priceToday: estimated + sum(changes) + sum(chosen),
    standing: sum(standingLines.map(({ cents }) => cents)),
    standingLines,
    stagesPaid,
    paid: payments[stagesPaid - 1]?.paid ?? 0,
    due: payments[stagesPaid]?.due.beforeTax ?? 0,
  };
}

/** Lists completed lines as '1 to 11, 15 to 20' and partial ones as 'and 4 weeks of line 36'. */
export function linesInWords(lines: readonly NumberedLine[], estimate: Estimate): string {
  const all = numberedLines(estimate);
  const isWhole = ({ number, cents }: NumberedLine) => all[number - 1]?.cents === cents;
  const spans: [first: number, last: number][] = [];
  for (const { number } of lines.filter(isWhole)) {
    const span = spans.at(-1);
    if (span && span[1] === number - 1) span[1] = number;
    else spans.push([number, number]);
  }
  const whole = spans.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`));
  const parts = lines.filter((line) => !isWhole(line)).map(partInWords);
  return [whole.join(', '), ...parts].filter(Boolean).join(', and ');
}

function partInWords({ number, price }: NumberedLine): string {
  return 'rate' in price ? `${price.quantity} ${price.unit} of line ${number}` : `line ${number}`;
}
