import { describe, expect, it } from 'vitest';
import { ontarioRules } from '../ontario-rules.ts';
import { inCents } from './amounts.ts';
import { daysAfter } from './calendar.ts';
import { type Estimate, numberedLines, paymentsOf, totalOf } from './estimate.ts';
import { dayOfReport, linesInWords, moneyOf, type WeeklyReport } from './report.ts';
import { sampleEstimate } from './sample-estimate.ts';
import { sampleReport } from './sample-report.ts';

const estimate: Estimate = sampleEstimate;
const report: WeeklyReport = sampleReport;
const money = moneyOf(report, estimate);
const lines = numberedLines(estimate);

describe('the money of a report', () => {
  const small = {
    ...estimate,
    groups: [
      {
        id: 'all',
        title: 'All',
        standsBy: 'done',
        lines: [
          { work: 'Wall', price: { basis: 'one price', amount: 1000 }, standsBy: 'begun' },
          { work: 'Lamp', price: { basis: 'one price', amount: 300 }, standsBy: 'done' },
          { work: 'Planning', price: { quantity: 4, unit: 'weeks', rate: 100 }, standsBy: 'week by week' },
        ],
      },
    ],
    stages: [
      { key: 'signing', name: '', detail: '', percent: 10, weeksDone: 0 },
      { key: 'begun', name: '', detail: '', percent: 40, weeksDone: 2 },
      { key: 'done', name: '', detail: '', percent: 50, weeksDone: 4 },
    ],
    rates: { carpenter: 100, helper: 50, onMaterials: 10, onTrades: 10 },
  } satisfies Estimate;
  const reported = moneyOf(
    {
      ...report,
      changes: [{ words: 'more', change: { carpenterHours: 2, materials: 100 } }],
      chosen: [{ line: 2, words: 'a lamp', cost: 250 }],
      stageReached: 'begun',
      finishedSince: [2],
    },
    small,
  );

  it('is the estimate with its changes, and the stages paid and due', () => {
    expect(reported).toMatchObject({
      estimated: inCents(1700),
      changes: [inCents(310)],
      chosen: [inCents(-50)],
      priceToday: inCents(1960),
      standing: inCents(1500),
      stagesPaid: 1,
      paid: inCents(170),
      due: inCents(680),
    });
  });

  it('names the lines that stand in the house', () => {
    expect(linesInWords(reported.standingLines, small)).toBe('1 to 2, and 2 weeks of line 3');
    expect(linesInWords([], small)).toBe('');
  });
});

describe('the sample report', () => {
  const today = dayOfReport(report, estimate);

  it('is of a week of the sample estimate, and points at its lines and stages', () => {
    expect(report.week).toBeGreaterThanOrEqual(1);
    expect(report.week).toBeLessThanOrEqual(estimate.weeks);
    expect(estimate.stages.map(({ key }) => key)).toContain(report.stageReached);
    for (const number of [...report.finishedSince, ...report.chosen.map(({ line }) => line)])
      expect(lines.map((line) => line.number)).toContain(number);
  });

  it('counts nothing twice', () => {
    const numbers = money.standingLines.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(money.standing).toBeLessThanOrEqual(totalOf(estimate).beforeTax);
  });

  it('asks for no more than stands in the house, less the holdback', () => {
    expect(money.paid + money.due).toBeLessThanOrEqual(
      Math.round((money.standing * (100 - ontarioRules.holdbackPercent)) / 100),
    );
    expect(money.due).toBe(
      paymentsOf(estimate).find(({ stage }) => stage.key === report.stageReached)?.due.beforeTax,
    );
  });

  it('asks for decisions from the next day on, in order, and tells of the week that follows', () => {
    const days = report.decisions.map(({ by }) => by);
    expect(days).toEqual(days.toSorted());
    for (const day of days) expect(day > today).toBe(true);
    const monday = daysAfter(today, 3);
    for (const { on } of report.next) {
      expect(on >= monday).toBe(true);
      expect(on <= daysAfter(monday, 4)).toBe(true);
    }
  });
});
