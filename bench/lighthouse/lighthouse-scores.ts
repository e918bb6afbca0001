import { goals } from '../budgets.ts';
import { startSettledSite } from '../http/settled-site.ts';
import { median } from '../machine/statistics.ts';
import type { Figure, Part } from '../part.ts';
import { startChromium } from './chromium-process.ts';
import { CATEGORIES, type Category, type LighthouseRun, lighthouseRun } from './lighthouse-run.ts';
import { startSiteWithoutScripts } from './site-without-scripts.ts';

type DocumentRuns = {
  readonly path: string;
  readonly runs: readonly LighthouseRun[];
  /** Runs of the same document without scripts, alternating with the others. */
  readonly bare: readonly LighthouseRun[];
};

/** Measures every indexable document with Lighthouse, as a phone. */
export const lighthouseScores: Part = {
  name: 'lighthouse',
  async run({ runs, documents }) {
    await using site = await startSettledSite();
    const paths = documents.length > 0 ? documents : await indexablePaths(site.url);
    await using bareSite = await startSiteWithoutScripts(site.url);
    await using chromium = await startChromium();
    const measured: DocumentRuns[] = [];
    for (const path of paths) {
      const done: LighthouseRun[] = [];
      const bare: LighthouseRun[] = [];
      while (done.length < runs) {
        done.push(await lighthouseRun(site.url + path, chromium.port));
        bare.push(await lighthouseRun(bareSite.url + path, chromium.port));
      }
      measured.push({ path, runs: done, bare });
      console.log(
        `  ${path} ${CATEGORIES.map((category) => scoreOf(done, category)).join(' / ')}, without scripts ${scoreOf(bare, 'performance')}; blocking ${Math.round(blockingOf(done))} and ${Math.round(blockingOf(bare))} ms`,
      );
    }
    return [...CATEGORIES.map((category) => lowest(category, measured)), ...besideBare(measured)];
  },
};

async function indexablePaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
}

/** What the scripts cost, in the document where they cost most. */
function besideBare(measured: readonly DocumentRuns[]): Figure[] {
  const behind = measured.map(({ path, runs, bare }) => ({
    path,
    value: scoreOf(bare, 'performance') - scoreOf(runs, 'performance'),
  }));
  const blocking = measured.map(({ path, runs, bare }) => ({
    path,
    value: blockingOf(runs) / Math.max(blockingOf(bare), LEAST_BLOCKING_MS),
  }));
  return [
    {
      name: 'Lighthouse: points behind itself without scripts, most',
      ...highest(behind),
      unit: 'score',
      goal: goals.pointsBehindBare,
    },
    {
      name: 'total blocking time, times that without scripts, most',
      ...highest(blocking),
      unit: 'ratio',
      goal: goals.blockingRatio,
    },
  ];
}

/** Below this, a ratio is noise. */
const LEAST_BLOCKING_MS = 50;

function highest(figures: readonly { path: string; value: number }[]) {
  const value = Math.max(...figures.map((figure) => figure.value));
  return { value, note: `at ${figures.find((figure) => figure.value === value)?.path}` };
}

function blockingOf(runs: readonly LighthouseRun[]): number {
  return median(runs.map(({ blockingMs }) => blockingMs));
}

function scoreOf(runs: readonly LighthouseRun[], category: Category): number {
  return median(runs.map(({ scores }) => scores[category]));
}

/** The lowest score of all documents: every one has to reach the goal. */
function lowest(category: Category, measured: readonly DocumentRuns[]): Figure {
  const scores = measured.map(({ path, runs }) => ({ path, runs, score: scoreOf(runs, category) }));
  const value = Math.min(...scores.map(({ score }) => score));
  const short = scores.filter(({ score }) => score < goals.lighthouseScore.atLeast);
  const losses = new Set(short.flatMap(({ runs }) => runs.flatMap((run) => run.losses)));
  const note =
    short.length === 0
      ? `${measured.length} documents, median of ${measured[0]?.runs.length}`
      : `${short.map(({ path, score }) => `${path} ${score}`).join(', ')}; points lost by ${[...losses].join(', ')}`;
  return {
    name: `Lighthouse: ${category}, lowest document`,
    value,
    unit: 'score',
    goal: goals.lighthouseScore,
    note,
  };
}
