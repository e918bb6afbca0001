import { openDatabase } from '../../server/database/database.ts';
import { goals } from '../budgets.ts';
import { startSettledSite } from '../http/settled-site.ts';
import { percentile } from '../machine/statistics.ts';
import type { Part } from '../part.ts';
import { flood } from './flood.ts';
import { leadRequests } from './lead-requests.ts';
import { steadyStream } from './steady-stream.ts';

const STEADY_PER_SECOND = 50;

/** Leads are on disk when they are answered. The load generator runs on the same cores. */
export const leads: Part = {
  name: 'leads',
  async run({ seconds }) {
    await using site = await startSettledSite({ settings: { TRUST_PROXY: '127.0.0.1' } });
    const nextLead = await leadRequests();
    const stream = await steadyStream(site.url, { perSecond: STEADY_PER_SECOND, seconds }, nextLead);
    const burst = await flood(site.url, goals.leadsPerSecond.atLeast * seconds, nextLead);
    const accepted = stream.accepted + burst.accepted;
    return [
      {
        name: 'durable leads',
        value: burst.perSecond,
        unit: 'a second',
        goal: goals.leadsPerSecond,
        note: 'load generator on the same cores',
      },
      {
        name: `p99 at ${STEADY_PER_SECOND} leads a second`,
        value: percentile(stream.milliseconds, 99),
        unit: 'ms',
        goal: goals.leadP99Ms,
        note: `median ${percentile(stream.milliseconds, 50).toFixed(0)} ms`,
      },
      {
        name: 'accepted, but not in the database',
        value: accepted - (await storedLeads(site.dataDir)),
        unit: 'count',
        goal: goals.lostLeads,
        note: `of ${accepted} accepted`,
      },
    ];
  },
};

/** The number of rows in the database; the server may still run. */
async function storedLeads(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir });
  try {
    const { count } = await database
      .selectFrom('contact_messages')
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  } finally {
    await database.destroy();
  }
}
