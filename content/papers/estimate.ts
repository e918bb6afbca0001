import { ontarioRules } from '../ontario-rules.ts';
import { inCents } from './amounts.ts';
import { daysAfter } from './calendar.ts';

/** What an estimate says, and every sum that follows from its lines. */
export type Estimate = {
  readonly job: string;
  /** The day, as in '2026-07-09'. */
  readonly writtenOn: string;
  readonly standsForDays: number;
  /** A Monday. */
  readonly startsOn: string;
  readonly weeks: number;
  /** Why it takes as long. */
  readonly weeksNote?: string;
  readonly permits: string;
  /** What else the client's own copy has. */
  readonly onYourCopy: string;
  readonly groups: readonly LineGroup[];
  /** The deposit first, the holdback last. */
  readonly stages: readonly PaymentStage[];
  readonly notIncluded: readonly string[];
  readonly rates: ChangeRates;
};

/** When a line stands in the house: at a stage of payment, or a part of it after every week. */
type StandsBy<Stage extends string> = Stage | 'week by week';

export type LineGroup<Stage extends string = string> = {
  /** Anchor of its heading. */
  readonly id: string;
  readonly title: string;
  /** What to ask any bidder about it. */
  readonly note?: { readonly title: string; readonly text: string };
  readonly standsBy: StandsBy<Stage>;
  readonly lines: readonly EstimateLine<Stage>[];
};

export type EstimateLine<Stage extends string = string> = {
  readonly work: string;
  /** What it includes. */
  readonly detail?: string;
  /** In dollars. */
  readonly price: CountedPrice | SinglePrice;
  /** Where not with its group. */
  readonly standsBy?: StandsBy<Stage>;
};

type CountedPrice = { readonly quantity: number; readonly unit: string; readonly rate: number };
/** Of what is not counted; `basis` says why, as in 'at cost'. */
type SinglePrice = { readonly basis: string; readonly amount: number };

export type PaymentStage<Key extends string = string> = {
  readonly key: Key;
  readonly name: string;
  readonly detail: string;
  readonly percent: number;
  /** Whole weeks on site before it is reached. */
  readonly weeksDone: number;
};

/** By which changes are priced: dollars an hour, and percent on top of a receipt or an invoice. */
export type ChangeRates = {
  readonly carpenter: number;
  readonly helper: number;
  readonly onMaterials: number;
  readonly onTrades: number;
};

export function finishOf({ startsOn, weeks }: Estimate): string {
  return fridayOf(startsOn, weeks);
}

export function fridayOf(startsOn: string, week: number): string {
  return daysAfter(startsOn, (week - 1) * 7 + 4);
}

/** A line with its number, which change orders and reports point at, and its sum in cents. */
export type NumberedLine = EstimateLine & { readonly number: number; readonly cents: number };

export type NumberedGroup = Omit<LineGroup, 'lines'> & {
  readonly lines: readonly NumberedLine[];
  readonly cents: number;
};

export function numberedGroups({ groups }: Pick<Estimate, 'groups'>): NumberedGroup[] {
  let number = 0;
  return groups.map((group) => {
    const lines = group.lines.map((line) => {
      number += 1;
      return { standsBy: group.standsBy, ...line, number, cents: centsOf(line) };
    });
    return { ...group, lines, cents: sum(lines.map(({ cents }) => cents)) };
  });
}

export function numberedLines(estimate: Pick<Estimate, 'groups'>): NumberedLine[] {
  return numberedGroups(estimate).flatMap(({ lines }) => lines);
}

function centsOf({ price }: EstimateLine): number {
  return inCents('rate' in price ? price.quantity * price.rate : price.amount);
}

export function totalOf(estimate: Pick<Estimate, 'groups'>): TaxedAmount {
  return taxed(sum(numberedLines(estimate).map(({ cents }) => cents)));
}

/** In cents. */
export type TaxedAmount = {
  readonly beforeTax: number;
  readonly tax: number;
  readonly withTax: number;
};

function taxed(beforeTax: number): TaxedAmount {
  const tax = Math.round((beforeTax * ontarioRules.hstPercent) / 100);
  return { beforeTax, tax, withTax: beforeTax + tax };
}

export type Payment = {
  readonly stage: PaymentStage;
  /** What this stage asks for. */
  readonly due: TaxedAmount;
  /** With this stage and all before it, before tax. */
  readonly paid: number;
  /** What stands in the house by then, before tax. */
  readonly standing: number;
};

/**
 * What each stage asks for. A stage is the difference between two shares of the whole, each rounded by itself, so that
 * the stages add up to the price to the cent.
 */
export function paymentsOf(estimate: Pick<Estimate, 'groups' | 'stages'>): Payment[] {
  const { beforeTax } = totalOf(estimate);
  let percent = 0;
  let before = taxed(0);
  return estimate.stages.map((stage) => {
    percent += stage.percent;
    const after = taxed(Math.round((beforeTax * percent) / 100));
    const due = {
      beforeTax: after.beforeTax - before.beforeTax,
      tax: after.tax - before.tax,
      withTax: after.withTax - before.withTax,
    };
    before = after;
    return { stage, due, paid: after.beforeTax, standing: standingAt(estimate, stage.key) };
  });
}

/** In cents: lines that are whole by then, and the weeks worked of those that run through the job. */
function standingAt(estimate: Pick<Estimate, 'groups' | 'stages'>, key: string): number {
  return sum(linesStandingAt(estimate, key).map(({ cents }) => cents));
}

export function linesStandingAt(estimate: Pick<Estimate, 'groups' | 'stages'>, key: string): NumberedLine[] {
  const { stages } = estimate;
  const reached = stages.slice(0, stages.findIndex((stage) => stage.key === key) + 1);
  const weeksDone = reached.at(-1)?.weeksDone ?? 0;
  return numberedLines(estimate).flatMap((line): NumberedLine[] => {
    const { standsBy, price } = line;
    if (standsBy !== 'week by week') return reached.some((stage) => stage.key === standsBy) ? [line] : [];
    if (!('rate' in price) || weeksDone === 0) return [];
    const worked = { ...line, price: { ...price, quantity: Math.min(weeksDone, price.quantity) } };
    return [{ ...worked, cents: centsOf(worked) }];
  });
}

/** What a change is made of: hours, and dollars of receipts and invoices. */
export type Change = {
  readonly carpenterHours?: number;
  readonly helperHours?: number;
  readonly materials?: number;
  readonly trades?: number;
};

export function changeCents(change: Change, rates: ChangeRates): number {
  const { carpenterHours = 0, helperHours = 0, materials = 0, trades = 0 } = change;
  return (
    inCents(carpenterHours * rates.carpenter + helperHours * rates.helper) +
    inCents(materials * (1 + rates.onMaterials / 100)) +
    inCents(trades * (1 + rates.onTrades / 100))
  );
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
