import fastCheck from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ontarioRules } from '../ontario-rules.ts';
import { asDifference, asDollars, asDollarsAndCents, inCents } from './amounts.ts';
import { dayInWords, daysAfter } from './calendar.ts';
import {
  changeCents,
  type Estimate,
  finishOf,
  linesStandingAt,
  numberedGroups,
  numberedLines,
  paymentsOf,
  sum,
  totalOf,
} from './estimate.ts';
import { sampleEstimate } from './sample-estimate.ts';

const estimate: Estimate = sampleEstimate;

/** Generates estimates with arbitrary prices and stages whose shares add up to 100 percent. */
const anyEstimate = fastCheck
  .record({
    prices: fastCheck.array(fastCheck.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 40 }),
    cuts: fastCheck.uniqueArray(fastCheck.integer({ min: 1, max: 99 }), { maxLength: 9 }),
  })
  .map(({ prices, cuts }) => {
    const ends = [...cuts.toSorted((one, other) => one - other), 100];
    return {
      groups: [
        {
          id: 'all',
          title: 'All of it',
          standsBy: 'stage-0',
          lines: prices.map((cents) => ({
            work: 'Work',
            price: { basis: 'one price', amount: cents / 100 },
          })),
        },
      ],
      stages: ends.map((end, index) => ({
        key: `stage-${index}`,
        name: 'Stage',
        detail: '',
        percent: end - (ends[index - 1] ?? 0),
        weeksDone: index,
      })),
    };
  });

describe('the sums of an estimate', () => {
  it('are those of its lines, to the cent', () => {
    fastCheck.assert(
      fastCheck.property(anyEstimate, ({ groups }) => {
        const cents = groups.flatMap(({ lines }) => lines.map(({ price }) => Math.round(price.amount * 100)));
        expect(totalOf({ groups }).beforeTax).toBe(sum(cents));
        expect(sum(numberedGroups({ groups }).map((group) => group.cents))).toBe(sum(cents));
      }),
    );
  });

  it('are paid in stages that add up to them, before tax, in tax and together', () => {
    fastCheck.assert(
      fastCheck.property(anyEstimate, (any) => {
        const dues = paymentsOf(any).map(({ due }) => due);
        for (const part of ['beforeTax', 'tax', 'withTax'] as const)
          expect(sum(dues.map((due) => due[part]))).toBe(totalOf(any)[part]);
        for (const due of dues) expect(due.withTax).toBe(due.beforeTax + due.tax);
      }),
    );
  });

  it('count what runs through the job by the weeks that are done', () => {
    const planning = { work: 'Planning', price: { quantity: 3, unit: 'weeks', rate: 500 } };
    const stage = { name: '', detail: '', percent: 50 };
    const running = {
      groups: [{ id: 'planning', title: 'Planning', standsBy: 'week by week', lines: [planning] }],
      stages: [
        { ...stage, key: 'begun', weeksDone: 0 },
        { ...stage, key: 'half', weeksDone: 2 },
        { ...stage, key: 'done', weeksDone: 5 },
      ],
    } as const;
    expect(paymentsOf(running).map(({ standing }) => standing)).toEqual([0, 100_000, 150_000]);
  });
});

describe('the sample estimate', () => {
  const payments = paymentsOf(estimate);
  const keys = estimate.stages.map(({ key }) => key);

  it('numbers its lines from 1 on, through all groups', () => {
    const lines = numberedLines(estimate);
    expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
    expect(lines.every(({ cents }) => cents > 0)).toBe(true);
  });

  it('has groups with anchors of their own', () => {
    const ids = estimate.groups.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  });

  it('asks in its stages for the whole price, the holdback of the law last', () => {
    expect(sum(estimate.stages.map(({ percent }) => percent))).toBe(100);
    expect(estimate.stages.at(-1)?.percent).toBe(ontarioRules.holdbackPercent);
    expect(new Set(keys).size).toBe(keys.length);
    expect(sum(payments.map(({ due }) => due.withTax))).toBe(totalOf(estimate).withTax);
  });

  it('asks after the deposit for no more than stands in the house, less the holdback', () => {
    for (const { stage, paid, standing } of payments.slice(1, -1))
      expect(paid, stage.name).toBeLessThanOrEqual(
        Math.round((standing * (100 - ontarioRules.holdbackPercent)) / 100),
      );
  });

  it('stands in the house whole when the last stage before the holdback is reached', () => {
    const last = payments.at(-2);
    expect(last?.standing).toBe(totalOf(estimate).beforeTax);
    expect(linesStandingAt(estimate, last?.stage.key ?? '')).toHaveLength(numberedLines(estimate).length);
    for (const { standsBy } of numberedLines(estimate)) expect([...keys, 'week by week']).toContain(standsBy);
  });

  it('reaches its stages in the weeks that it has, which end on a Friday', () => {
    const weeks = estimate.stages.map(({ weeksDone }) => weeksDone);
    expect(weeks).toEqual(weeks.toSorted((one, other) => one - other));
    expect(weeks.at(-1)).toBe(estimate.weeks);
    expect(dayInWords(estimate.startsOn, 'withWeekday')).toMatch(/^Monday/);
    expect(dayInWords(finishOf(estimate), 'withWeekday')).toMatch(/^Friday/);
    expect(daysAfter(estimate.writtenOn, estimate.standsForDays) < estimate.startsOn).toBe(true);
  });
});

describe('a change', () => {
  const rates = { carpenter: 90, helper: 60, onMaterials: 15, onTrades: 10 };

  it.each([
    [{ carpenterHours: 1.5, materials: 40 }, 181],
    [{ carpenterHours: 1, trades: 500 }, 640],
    [{ helperHours: 2 }, 120],
    [{}, 0],
  ])('of %o costs what the rates say: %d dollars', (change, dollars) => {
    expect(changeCents(change, rates)).toBe(inCents(dollars));
  });
});

describe('an amount', () => {
  it.each([
    [103_500, '$1,035', '+$1,035', '$1,035.00'],
    [420, '$4.20', '+$4.20', '$4.20'],
    [-10_800, '−$108', '−$108', '−$108.00'],
    [0, '$0', '$0', '$0.00'],
  ])('of %i cents is written %s', (cents, plain, difference, exact) => {
    expect([asDollars(cents), asDifference(cents), asDollarsAndCents(cents)]).toEqual([
      plain,
      difference,
      exact,
    ]);
  });
});
