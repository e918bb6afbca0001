import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The slow half of axe. These rules check styles, which all documents of a screen share. */
const STYLE_RULES = ['color-contrast', 'target-size'];

type Scope = { readonly withStyles?: boolean };

/** The violations that axe finds, one line for each element. */
export async function violationsOf(page: Page, { withStyles = true }: Scope = {}): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The default mode opens a second page for each run, to check frames. There are none.
    .setLegacyMode()
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .disableRules(withStyles ? [] : STYLE_RULES)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}\n${failureSummary}`),
  );
}
