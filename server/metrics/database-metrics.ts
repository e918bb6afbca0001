import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { uploadsOfDay } from '../forms/uploads/upload-limits.ts';
import { countOwnerMail, countUnsent, oldestWaitingSeconds } from '../outbox/outbox-store.ts';
import { latestVersionNumber } from '../publications/versions.ts';
import type { Clock } from '../time/clock.ts';
import { withTimeout } from '../time/with-timeout.ts';
import { countVisits } from '../visits/visits.ts';
import { countSubmissions } from './submission-counts.ts';

/** Prometheus's default scrape timeout is ten seconds. */
const TIMEOUT_MS = 5_000;

/**
 * Read from the database at each scrape, so that they are right for any number of instances and restarts. Every
 * instance reports the same values: a query over several must use the maximum, not the sum.
 */
export function databaseMetrics(
  register: Registry,
  { database, clock }: { database: Database; clock: Clock },
) {
  const registers = [register];
  const isUp = new Gauge({
    name: 'site_database_up',
    help: 'Whether the database answered this scrape.',
    registers,
  });
  const submissions = new Gauge({
    name: 'site_leads_stored',
    help: 'Leads in the database, until their retention ends. Over instances: max, not sum.',
    labelNames: ['kind', 'is_spam'],
    registers,
  });
  const mail = new Gauge({
    name: 'site_mail',
    help: 'Mail to the owner in the outbox: sent, waiting past its time, scheduled for later, failed for good. Over instances: max.',
    labelNames: ['state'],
    registers,
  });
  const oldestWaiting = new Gauge({
    name: 'site_mail_oldest_waiting_seconds',
    help: 'For how long the oldest waiting mail should have been sent; 0 when none waits.',
    registers,
  });
  const uploadBytes = new Gauge({
    name: 'site_upload_bytes_of_day',
    help: 'Bytes of the files that were stored within the last 24 hours. Over instances: max.',
    registers,
  });

  const visits = new Gauge({
    name: 'site_visits',
    help: 'Visits in the database: coming, over, cancelled. Over instances: max.',
    labelNames: ['state'],
    registers,
  });
  const visitChanges = new Gauge({
    name: 'site_visit_changes',
    help: 'How often these visits were moved, or somebody else was named who comes. Over instances: max.',
    registers,
  });
  const versionWanted = new Gauge({
    name: 'site_version_wanted',
    help: 'The newest version that the owner published. Every instance should show it within seconds.',
    registers,
  });

  async function read() {
    const now = clock();
    return {
      submissions: await countSubmissions(database),
      sent: await countOwnerMail(database, 'sent'),
      waiting: await countOwnerMail(database, 'waiting'),
      unsent: await countUnsent(database, now),
      oldestWaitingSeconds: await oldestWaitingSeconds(database, now),
      uploads: await uploadsOfDay(database, now),
      visits: await countVisits(database, now),
      version: await latestVersionNumber(database),
    };
  }

  /** If the database is unavailable, its metrics are omitted instead of repeating old values. */
  return async function refresh(): Promise<void> {
    submissions.reset();
    mail.reset();
    // Resetting a gauge without labels would report zero, which means that no mail waits.
    oldestWaiting.remove();
    uploadBytes.remove();
    visits.reset();
    visitChanges.remove();
    versionWanted.remove();
    try {
      const found = await withTimeout(read(), TIMEOUT_MS);
      for (const { kind, isSpam, count } of found.submissions)
        submissions.set({ kind, is_spam: String(isSpam) }, count);
      mail.set({ state: 'sent' }, found.sent);
      mail.set({ state: 'waiting' }, found.unsent.waiting);
      mail.set({ state: 'scheduled' }, Math.max(0, found.waiting - found.unsent.waiting));
      mail.set({ state: 'failed' }, found.unsent.failed);
      oldestWaiting.set(found.oldestWaitingSeconds);
      uploadBytes.set(found.uploads.bytes);
      for (const state of ['coming', 'over', 'cancelled'] as const)
        visits.set({ state }, found.visits[state]);
      visitChanges.set(found.visits.changes);
      versionWanted.set(found.version);
      isUp.set(1);
    } catch {
      isUp.set(0);
    }
  };
}
