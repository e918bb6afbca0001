import autocannon from 'autocannon';
import { goals } from '../budgets.ts';
import { recordedAnswer, startReplay } from '../http/replay-process.ts';
import { startSettledSite } from '../http/settled-site.ts';
import { median } from '../machine/statistics.ts';
import type { Part } from '../part.ts';

const DOCUMENTS = ['/', '/services', '/projects/3'];
const CONNECTIONS = 50;

/** Documents per second, compared with a bare server that sends the same bytes. */
export const serve: Part = {
  name: 'serve',
  async run({ runs, seconds }) {
    await using site = await startSettledSite();
    const answers = new Map<string, Awaited<ReturnType<typeof recordedAnswer>>>();
    for (const path of DOCUMENTS) answers.set(path, await recordedAnswer(site.url + path));
    await using bare = await startReplay(answers);

    const pairs: { site: number; bare: number }[] = [];
    // Alternates, so that other load on the machine affects both alike. The first round is a warm-up.
    for (let round = 0; round <= runs; round++) {
      const pair = { site: await rate(site.url, seconds), bare: await rate(bare.url, seconds) };
      if (round > 0) pairs.push(pair);
    }
    return [
      {
        name: 'documents served, share of a bare node:http server',
        value: median(pairs.map((pair) => pair.site / pair.bare)),
        unit: 'ratio',
        goal: goals.servingRatio,
        note: `same bytes and headers, ${runs} rounds in turn`,
      },
      { name: 'documents served', value: median(pairs.map((pair) => pair.site)), unit: 'a second' },
      { name: 'bare node:http server', value: median(pairs.map((pair) => pair.bare)), unit: 'a second' },
    ];
  },
};

async function rate(url: string, seconds: number): Promise<number> {
  const { requests, duration, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: DOCUMENTS.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${url} failed.`);
  return requests.total / duration;
}
