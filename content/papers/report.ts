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

/** What the weekly report of a job says, and the sums that follow from it and from the estimate. */
export type WeeklyReport = {
  /** Counted from 1. */
  readonly week: number;
  /** How it stands, as the heading goes on after 'Week 4 of 9: '. */
  readonly standing: string;
  /** Goes on with the last day: 'On schedule: the last day is still'. */
  readonly schedule: string;
  readonly find?: Find;
  /** In the order of their days. */
  readonly decisions: readonly Decision[];
  readonly done: readonly string[];
  readonly doneNote?: string;
  readonly changes: readonly ChangeOrder[];
  /** What was paid for that which the estimate held an allowance for, in dollars. */
  readonly chosen: readonly { readonly line: number; readonly words: string; readonly cost: number }[];
  /** The key of the stage that is due with this report. */
  readonly stageReached: string;
  /** The numbers of lines that have been finished since. */
  readonly finishedSince: readonly number[];
  readonly next: readonly Plan[];
  readonly nextNote?: string;
};

/** Something that nobody knew of, shown with what can be done about it. */
type Find = {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
  /** Of the part of the picture that is shown, its left half. */
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
  /** The day, as in '2026-10-19'. */
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

/** In cents and before tax. */
export type ReportMoney = {
  readonly estimated: number;
  /** By what each change order and each choice changed the price. */
  readonly changes: readonly number[];
  readonly chosen: readonly number[];
  readonly priceToday: number;
  readonly standing: number;
  /** The lines that it is made of, with the weeks worked of those that run through the job. */
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

/** Of the lines that are whole: '1 to 11, 15 to 20'; and of those in part: 'and 4 weeks of line 36'. */
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
