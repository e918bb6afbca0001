import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The slowest rules of axe. They check styles, which all documents of a screen share. */
const STYLE_RULES = ['color-contrast', 'target-size'];

const RUNS = {
  all: { runOnly: TAGS },
  structure: { runOnly: TAGS, rules: Object.fromEntries(STYLE_RULES.map((id) => [id, { enabled: false }])) },
  styles: { runOnly: STYLE_RULES },
} satisfies Record<string, RunOptions>;

export type RuleSet = keyof typeof RUNS;

/** The violations that axe finds, one line for each element. */
export async function violationsOf(page: Page, rules: RuleSet = 'all'): Promise<string[]> {
  // Not with @axe-core/playwright, which loads axe again for each run and spends a fifth of the time on that.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    { ...RUNS[rules], resultTypes: ['violations' as const] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  );
}
