import { setTimeout as wait } from 'node:timers/promises';
import { deskPaths } from '../../server/operator/desk-paths.ts';
import { goals } from '../budgets.ts';
import { OPERATOR_TOKEN } from '../desk/owner.ts';
import { waitsMs } from '../desk/steady-visitor.ts';
import { startSettledSite } from '../http/settled-site.ts';
import { keepCoresBusy } from '../machine/busy-cores.ts';
import { residentMegabytes } from '../machine/memory.ts';
import { percentile } from '../machine/statistics.ts';
import type { Figure, Part } from '../part.ts';
import { publishProjects } from './published-projects.ts';

const authorization = `Basic ${Buffer.from(`owner:${OPERATOR_TOKEN}`).toString('base64')}`;
const ASK_AGAIN_MS = 50;
/** The owner's first project. */
const PROJECT = 101;
const FEW = 14;
const MANY = 1_400;
/** Memory is compared from here on: by then the server has done everything once. */
const WARM_PUBLICATIONS = 5;
const PUBLICATIONS = 100;
const QUIET_MS = 3_000;

/**
 * Measures the time from the tap on Publish to the live page, its effect on visitors, and the memory that is not freed.
 */
export const publishing: Part = {
  name: 'publishing',
  async run() {
    return [...(await measureFewProjects()), ...(await measureManyProjects())];
  },
};

async function measureFewProjects(): Promise<Figure[]> {
  await using site = await startPublished(FEW);
  const before = await waitsBefore(site.url);
  const seconds: number[] = [];
  const during = await waitsMs(site.url, async () => {
    for (let count = 0; count < WARM_PUBLICATIONS; count++)
      seconds.push(await publishSeconds(site.url, `warm ${count}`));
  });
  const warm = residentMegabytes(site.pid).now;
  for (let count = 0; count < PUBLICATIONS; count++) await publishSeconds(site.url, `more ${count}`);
  const after = residentMegabytes(site.pid).now;
  return [
    {
      name: `Publish to live, ${FEW} projects`,
      value: Math.max(...seconds),
      unit: 's',
      goal: goals.publishSeconds,
    },
    ...servingFigures(FEW, before, during),
    {
      name: `memory after ${PUBLICATIONS} publications, beside the first ${WARM_PUBLICATIONS}`,
      value: after - warm,
      unit: 'MB',
      goal: goals.publishingGrowthMegabytes,
      note: `${warm} to ${after} MB`,
    },
  ];
}

async function measureManyProjects(): Promise<Figure[]> {
  await using site = await startPublished(MANY);
  const before = await waitsBefore(site.url);
  let seconds = 0;
  const during = await waitsMs(site.url, async () => {
    seconds = await publishSeconds(site.url, 'first');
  });
  return [
    { name: `Publish to live, ${MANY} projects`, value: seconds, unit: 's', goal: goals.publishManySeconds },
    ...servingFigures(MANY, before, during),
  ];
}

type Waits = readonly number[];
type WaitsBefore = { readonly quiet: Waits; readonly busy: Waits };

async function waitsBefore(url: string): Promise<WaitsBefore> {
  const quiet = await waitsMs(url, () => wait(QUIET_MS));
  using _ = keepCoresBusy();
  return { quiet, busy: await waitsMs(url, () => wait(QUIET_MS)) };
}

/** On few cores any work beside the server delays it; the second figure says what publishing adds to that. */
function servingFigures(projects: number, { quiet, busy }: WaitsBefore, during: Waits): Figure[] {
  const publishing = percentile(during, 99);
  const beside = (what: string, waits: Waits) => ({
    name: `p99 of serving while publishing, ${projects} projects, beside ${what}`,
    value: publishing / percentile(waits, 99),
    unit: 'ratio' as const,
    note: `${percentile(waits, 99).toFixed(1)} and ${publishing.toFixed(1)} ms, no request failed`,
  });
  return [
    { ...beside('before', quiet), goal: goals.servingWhilePublishingRatio },
    beside('busy cores', busy),
  ];
}

function startPublished(count: number) {
  return startSettledSite({
    settings: { OPERATOR_TOKEN },
    fill: (dataDir) => publishProjects(dataDir, count),
  });
}

/** Publishes the first project with another sentence. */
async function publishSeconds(url: string, words: string): Promise<number> {
  const begin = performance.now();
  const description = `Published as ${words}.`;
  const response = await fetch(url + deskPaths.siteEntry('projects', PROJECT), {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization, origin: url },
    body: new URLSearchParams({ description, action: 'publish' }),
  });
  if (response.status !== 303) throw new Error(`Publishing was answered with ${response.status}.`);
  while (!(await projectPage(url)).includes(description)) await wait(ASK_AGAIN_MS);
  return (performance.now() - begin) / 1000;
}

async function projectPage(url: string): Promise<string> {
  return (await fetch(`${url}/projects/${PROJECT}`)).text();
}
