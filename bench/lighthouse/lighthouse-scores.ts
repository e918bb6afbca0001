import { goals } from '../budgets.ts';
import { builtDocuments } from '../http/built-documents.ts';
import { startSettledSite } from '../http/settled-site.ts';
import { median } from '../machine/statistics.ts';
import type { Figure, Part } from '../part.ts';
import { startChromium } from './chromium-process.ts';
import { CATEGORIES, type Category, type LighthouseRun, lighthouseRun } from './lighthouse-run.ts';

type DocumentRuns = { readonly path: string; readonly runs: readonly LighthouseRun[] };

/** Every document that search engines may show, on a phone, as Lighthouse sees it. */
export const lighthouseScores: Part = {
  name: 'lighthouse',
  async run({ runs, documents }) {
    const indexable = builtDocuments().filter(({ isIndexable }) => isIndexable);
    const paths = documents.length > 0 ? documents : indexable.map(({ path }) => path);
    await using site = await startSettledSite();
    await using chromium = await startChromium();
    const looks: DocumentRuns[] = [];
    for (const path of paths) {
      const done: LighthouseRun[] = [];
      while (done.length < runs) done.push(await lighthouseRun(site.url + path, chromium.port));
      looks.push({ path, runs: done });
      console.log(`  ${path} ${CATEGORIES.map((category) => scoreOf(done, category)).join(' / ')}`);
    }
    return CATEGORIES.map((category) => lowest(category, looks));
  },
};

function scoreOf(runs: readonly LighthouseRun[], category: Category): number {
  return median(runs.map(({ scores }) => scores[category]));
}

/** One document short of the goal is a goal missed, so the lowest speaks for all. */
function lowest(category: Category, looks: readonly DocumentRuns[]): Figure {
  const scores = looks.map(({ path, runs }) => ({ path, runs, score: scoreOf(runs, category) }));
  const value = Math.min(...scores.map(({ score }) => score));
  const short = scores.filter(({ score }) => score < goals.lighthouseScore.atLeast);
  const losses = new Set(short.flatMap(({ runs }) => runs.flatMap((run) => run.losses)));
  const note =
    short.length === 0
      ? `${looks.length} documents, median of ${looks[0]?.runs.length}`
      : `${short.map(({ path, score }) => `${path} ${score}`).join(', ')}; points lost by ${[...losses].join(', ')}`;
  return {
    name: `Lighthouse: ${category}, lowest document`,
    value,
    unit: 'score',
    goal: goals.lighthouseScore,
    note,
  };
}
