import { matchScreen, type ScreenName } from '../../contract/screens.ts';
import { phone } from '../../testing/phone.ts';
import { type Budget, budgetOf } from '../budgets.ts';
import { builtDocuments } from '../http/built-documents.ts';
import { launchBrowser } from '../machine/browser.ts';
import { startSite } from '../machine/site-process.ts';
import type { Figure, Part } from '../part.ts';
import { type ScreenWeight, screenWeight } from './screen-weight.ts';

/** What a phone has to load. */
export const weight: Part = {
  name: 'weight',
  async run() {
    await using site = await startSite();
    await using browser = await launchBrowser();
    const figures: Figure[] = [];
    for (const [screen, path] of firstDocuments()) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      const measured = await screenWeight(page, site.url + path);
      await context.close();
      figures.push(...figuresOf(screen, measured));
    }
    return figures;
  },
};

/** One document of each screen. */
function firstDocuments(): Map<ScreenName, string> {
  const first = new Map<ScreenName, string>();
  for (const { path } of builtDocuments()) {
    const { screen } = matchScreen(path);
    if (!first.has(screen)) first.set(screen, path);
  }
  return first;
}

function figuresOf(screen: ScreenName, measured: ScreenWeight): Figure[] {
  const { document, scripts, total } = budgetOf(screen);
  const origins = `${measured.requests} requests, other origins: ${measured.otherOrigins.join(' ') || 'none'}`;
  return [
    {
      name: `${screen}: document with its CSS`,
      value: measured.documentBytes,
      unit: 'bytes',
      ...goalOf(document),
    },
    {
      name: `${screen}: scripts before any interaction`,
      value: measured.scriptBytes,
      unit: 'bytes',
      ...goalOf(scripts),
    },
    {
      name: `${screen}: whole first view`,
      value: measured.totalBytes,
      unit: 'bytes',
      ...goalOf(total),
      note: origins,
    },
  ];
}

function goalOf({ limit, isGoal }: Budget): Pick<Figure, 'goal'> {
  return isGoal ? { goal: { atMost: limit } } : {};
}
