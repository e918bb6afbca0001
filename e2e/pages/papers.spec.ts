import type { Locator, Page } from '@playwright/test';
import { ontarioRules } from '../../content/ontario-rules.ts';
import { asDifference, asDollars, asDollarsAndCents } from '../../content/papers/amounts.ts';
import {
  changeCents,
  type Estimate,
  numberedGroups,
  numberedLines,
  paymentsOf,
  totalOf,
} from '../../content/papers/estimate.ts';
import { moneyOf, type WeeklyReport } from '../../content/papers/report.ts';
import { sampleEstimate } from '../../content/papers/sample-estimate.ts';
import { sampleReport } from '../../content/papers/sample-report.ts';
import { to } from '../../contract/screens.ts';
import { expect, test } from '../support/site-test.ts';
import { openDocument } from '../support/swept-page.ts';

const estimate: Estimate = sampleEstimate;
const report: WeeklyReport = sampleReport;
const { beforeTax, tax, withTax } = totalOf(estimate);

const PHONES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
] as const;

async function expectNothingSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

function sampleNoteOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /^A sample/ });
}

/** The text of a row's cells, as screen readers read it. */
function cellsOf(row: Locator): Promise<string[]> {
  return row
    .locator('td, th')
    .evaluateAll((cells) => cells.map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()));
}

test.describe('the sample estimate', () => {
  test('says first that it is a sample, and adds up: lines, tax, and the stages of payment', async ({
    page,
  }) => {
    await openDocument(page, to.sampleEstimate);
    const heading = page.getByRole('heading', { level: 1 });
    const note = sampleNoteOf(page);
    await expect(note).toBeVisible();
    const [above, below] = [await heading.boundingBox(), await note.boundingBox()];
    expect(below?.y).toBeGreaterThan(above?.y ?? 0);
    expect(below?.y).toBeLessThan(900);

    await test.step('a table a group, in which every line has its number and its price', async () => {
      const groups = numberedGroups(estimate);
      for (const { title, lines, cents } of groups) {
        const table = page.getByRole('table', { name: `${title}, ${asDollars(cents)}`, exact: true });
        await expect(table.getByRole('columnheader')).toHaveText([
          'Line',
          'Work',
          'Quantity',
          'Rate',
          'Price',
        ]);
        const rows = table.getByRole('row');
        await expect(rows).toHaveCount(lines.length + 1);
        for (const [index, line] of lines.entries()) {
          const [number, , quantity, , price] = await cellsOf(rows.nth(index + 1));
          expect(number).toBe(String(line.number));
          expect(price).toBe(asDollars(line.cents));
          expect(quantity).toBe(
            'rate' in line.price ? `${line.price.quantity} ${line.price.unit}` : line.price.basis,
          );
        }
      }
    });

    await test.step('lines, tax, and the stages of payment', async () => {
      const main = page.getByRole('main');
      for (const amount of [beforeTax, tax, withTax])
        await expect(
          main.getByRole('definition').getByText(asDollarsAndCents(amount), { exact: true }),
        ).toBeVisible();
      const rows = page.getByRole('table', { name: 'The stages of payment' }).getByRole('row');
      const payments = paymentsOf(estimate);
      await expect(rows).toHaveCount(payments.length + 2);
      for (const [index, { stage, due }] of payments.entries())
        expect((await cellsOf(rows.nth(index + 1))).slice(1)).toEqual([
          `${stage.percent}%`,
          asDollars(due.beforeTax),
          asDollarsAndCents(due.withTax),
        ]);
      expect(await cellsOf(rows.last())).toEqual([
        'All stages',
        '100%',
        asDollars(beforeTax),
        asDollarsAndCents(withTax),
      ]);
      await expect(main.getByText(`HST ${ontarioRules.hstPercent}%`).first()).toBeVisible();
    });

    await test.step('a sum leads to its group, whose heading takes the focus', async () => {
      const last = numberedGroups(estimate).at(-1);
      const shares = page.getByRole('navigation', { name: 'Where the money goes' });
      await expect(shares.getByRole('link')).toHaveCount(estimate.groups.length);
      await shares.getByRole('link', { name: last?.title ?? '' }).click();
      await expect(page).toHaveURL(`/#${to.sampleEstimate}#${last?.id}`);
      await expect(page.locator(`#${last?.id}`)).toBeFocused();
      await expect(page.locator(`#${last?.id}`)).toBeInViewport();
    });
  });

  test('shows a line in two rows, whole, on phones', async ({ page }) => {
    await openDocument(page, to.sampleEstimate);
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await expectNothingSideways(page);
      // Screen readers still see a table.
      const [first] = numberedGroups(estimate);
      const table = page.getByRole('table', { name: new RegExp(`^${first?.title}`) });
      const row = table.getByRole('row').nth(1);
      await expect(row.getByRole('rowheader')).toContainText(first?.lines[0]?.work ?? '');
      await expect(row.getByRole('cell')).toHaveCount(4);
      const [work, price] = await Promise.all([
        row.getByRole('rowheader').boundingBox(),
        row.getByRole('cell').last().boundingBox(),
      ]);
      expect(price?.y).toBeGreaterThanOrEqual((work?.y ?? 0) + (work?.height ?? 0));
      // No amount breaks across lines.
      const heights = await page
        .getByRole('main')
        .getByText(/^[−+]?\$[\d,.]+$/)
        .evaluateAll((all) =>
          all.map((amount) => {
            const range = document.createRange();
            range.selectNodeContents(amount);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          }),
        );
      expect(heights.length).toBeGreaterThan(numberedLines(estimate).length);
      expect(new Set(heights)).toEqual(new Set([1]));
    }
  });

  test('prints on four pages of letter paper at most, the report on one', async ({ page }) => {
    await page.route('**/pictures/*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    for (const [route, pages] of [
      [to.sampleEstimate, 4],
      [to.weeklyReport, 1],
    ] as const) {
      await openDocument(page, route);
      // The widest default margin of the browsers.
      const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };
      const pdf = await page.pdf({ format: 'Letter', margin });
      const printed = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(printed, route).toBeGreaterThan(0);
      expect(printed, route).toBeLessThanOrEqual(pages);
    }
  });
});

test.describe('the weekly report', () => {
  test('says how it stands, answers in the order of worry, and counts the money of the same house', async ({
    page,
  }) => {
    await openDocument(page, to.weeklyReport);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Week ${report.week} of ${estimate.weeks}: ${report.standing}`,
    );
    const note = sampleNoteOf(page);
    await expect(note).toBeVisible();

    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    const expected = [
      ...(report.find ? [report.find.title] : []),
      ...(report.decisions.length > 0 ? ['We need you to decide'] : []),
      'Done this week',
      'Money, before HST',
      'Next week, and who is there',
    ];
    expect((await headings.allTextContents()).slice(0, expected.length)).toEqual(expected);

    for (const find of report.find ? [report.find] : [])
      await test.step('what was found has a picture, choices and their prices by the rates of the estimate', async () => {
        const found = page.getByRole('region', { name: find.title });
        await expect(found.getByRole('img', { name: find.pictureAlt })).toBeVisible();
        const choices = found.getByRole('listitem');
        await expect(choices).toHaveCount(find.choices.length);
        for (const [index, { name, change }] of find.choices.entries()) {
          await expect(choices.nth(index)).toContainText(name);
          await expect(choices.nth(index)).toContainText(asDifference(changeCents(change, estimate.rates)));
        }
        await expect(found.getByText(find.advice)).toBeVisible();
      });

    await test.step('the money is counted from the lines and stages of the estimate', async () => {
      const { estimated, priceToday, standing, paid, due } = moneyOf(report, estimate);
      const amounts = page.getByRole('main').getByRole('definition');
      for (const amount of [estimated, priceToday, standing, paid, due])
        await expect(amounts.getByText(asDollars(amount), { exact: true }).first()).toBeVisible();
    });

    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await expectNothingSideways(page);
    }

    await note.getByRole('link', { name: 'sample estimate' }).click();
    await expect(page).toHaveURL(`/#${to.sampleEstimate}`);
  });
});
