import { ontarioRules } from '../ontario-rules.ts';
import { inCents } from './amounts.ts';
import { daysAfter } from './calendar.ts';

/** The contents of an estimate. All sums are computed from its lines. */
export type Estimate = {
  readonly job: string;
  /** A date such as '2026-07-09'. */
  readonly writtenOn: string;
  readonly standsForDays: number;
  /** A Monday. */
  readonly startsOn: string;
  readonly weeks: number;
  /** Explains the duration. */
  readonly weeksNote?: string;
  readonly permits: string;
  /** What the client's own copy contains in addition. */
  readonly onYourCopy: string;
  readonly groups: readonly LineGroup[];
  /** The payment stages, from the deposit to the holdback. */
  readonly stages: readonly PaymentStage[];
  readonly notIncluded: readonly string[];
  readonly rates: ChangeRates;
};

/** When the work of a line is in place: at a payment stage, or a part of it after every week. */
type StandsBy<Stage extends string> = Stage | 'week by week';

export type LineGroup<Stage extends string = string> = {
  /** The anchor of the heading. */
  readonly id: string;
  readonly title: string;
  /** A note on what to ask any bidder about this work. */
  readonly note?: { readonly title: string; readonly text: string };
  readonly standsBy: StandsBy<Stage>;
  readonly lines: readonly EstimateLine<Stage>[];
};

type EstimateLine<Stage extends string = string> = {
  readonly work: string;
  /** What the line includes. */
  readonly detail?: string;
  /** The price in dollars. */
  readonly price: CountedPrice | SinglePrice;
  /** Overrides the value of the group. */
  readonly standsBy?: StandsBy<Stage>;
};

type CountedPrice = { readonly quantity: number; readonly unit: string; readonly rate: number };
/** A price without a quantity. `basis` explains it, as in 'at cost'. */
type SinglePrice = { readonly basis: string; readonly amount: number };

export type PaymentStage<Key extends string = string> = {
  readonly key: Key;
  readonly name: string;
  readonly detail: string;
  readonly percent: number;
  /** The number of full weeks on site before the stage is reached. */
  readonly weeksDone: number;
};

/** The rates for changes: dollars per hour, and percent added to a receipt or an invoice. */
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

/** A line with its number, which change orders and reports refer to, and its amount in cents. */
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

/** Amounts in cents. */
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
  /** The amount due at this stage. */
  readonly due: TaxedAmount;
  /** The cumulative payments up to and including this stage, before tax. */
  readonly paid: number;
  /** The value of the work in place at this stage, before tax. */
  readonly standing: number;
};

/**
 * The payment due at each stage. It is the difference between two cumulative shares of the total, each rounded, so that
 * the payments add up to the price exactly.
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

/** In cents: the lines completed by then, and the weeks worked so far of lines that run through the whole job. */
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

/** The parts of a change: hours, and dollars of receipts and invoices. */
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
