import type { Database } from '../database/database.ts';
import { readUnsentMail } from '../outbox/outbox-store.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS } from '../time/durations.ts';
import { comingVisits } from '../visits/coming-visits.ts';
import { genuineApplications } from './applications.ts';
import { countLeads, countOverdueLeads, waitingLeads } from './leads.ts';
import { lastSentAt } from './mail.ts';
import { countSpam } from './spam.ts';
import { subscribers } from './subscribers.ts';

export const NEW_FOR_DAYS = 7;
const MOST_URGENT = 5;

export type Overview = Awaited<ReturnType<typeof readOverview>>;

export async function readOverview(database: Database, now: Date) {
  const newSince = addMilliseconds(now, -NEW_FOR_DAYS * DAY_MS).toISOString();
  return {
    waiting: await waitingLeads.count(database),
    overdue: await countOverdueLeads(database, now),
    // The promised time is the same for everybody, so the most urgent request is also the oldest.
    mostUrgent: await waitingLeads.read(database, { limit: MOST_URGENT }),
    visits: await comingVisits(database, now),
    leads: await countLeads(database),
    applications: await genuineApplications.count(database),
    newApplications: await genuineApplications.count(database, { at: newSince, isInclusive: true }),
    subscribers: await subscribers.count(database),
    spam: await countSpam(database),
    mail: { ...(await readUnsentMail(database, now)), lastSentAt: await lastSentAt(database) },
  };
}
