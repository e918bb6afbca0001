import { addMilliseconds } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { DAY_MS } from '../durations.ts';
import { countUnsent, oldestWaitingSeconds } from '../outbox/outbox-store.ts';
import { countApplications } from './applications.ts';
import { countLeads, listLeads } from './leads.ts';
import { lastSentAt } from './mail.ts';
import { countSpam } from './spam.ts';
import { countSubscribers } from './subscribers.ts';

export const NEW_FOR_DAYS = 7;
const MOST_URGENT = 5;

export type Overview = Awaited<ReturnType<typeof readOverview>>;

export async function readOverview(database: Database, now: Date) {
  const newSince = addMilliseconds(now, -NEW_FOR_DAYS * DAY_MS).toISOString();
  // The promise is equally long for everybody: the most urgent is also the oldest.
  const mostUrgent = await listLeads(database, { isWaiting: true, limit: MOST_URGENT });
  return {
    waiting: await countLeads(database, { isWaiting: true }),
    overdue: await countLeads(database, { isWaiting: true, replyBefore: now }),
    mostUrgent,
    leads: await countLeads(database),
    applications: await countApplications(database),
    newApplications: await countApplications(database, { since: newSince }),
    subscribers: await countSubscribers(database),
    spam: await countSpam(database),
    mail: {
      ...(await countUnsent(database, now)),
      oldestWaitingSeconds: await oldestWaitingSeconds(database, now),
      lastSentAt: await lastSentAt(database),
    },
  };
}
