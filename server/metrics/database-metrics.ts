import { Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { uploadsOfDay } from '../forms/uploads/upload-limits.ts';
import { countOwnerMail, readUnsentMail } from '../outbox/outbox-store.ts';
import { latestVersionNumber } from '../publications/versions.ts';
import { genuineApplications, spamApplications } from '../records/applications.ts';
import { countLeads, spamLeads } from '../records/leads.ts';
import { subscribers } from '../records/subscribers.ts';
import type { Clock } from '../time/clock.ts';
import { withTimeout } from '../time/with-timeout.ts';
import { countVisits } from '../visits/visits.ts';

/** Prometheus's default scrape timeout is ten seconds. */
const TIMEOUT_MS = 5_000;

type Dependencies = { readonly database: Database; readonly clock: Clock };

/**
 * Read from the database at each scrape, so that they are right for any number of instances and restarts. Every
 * instance reports the same values: a query over several must use the maximum, not the sum. If the database is
 * unavailable, they are left out.
 */
export async function databaseMetrics(dependencies: Dependencies): Promise<Registry> {
  const found = await withTimeout(readMetrics(dependencies), TIMEOUT_MS).catch(() => []);
  const registry = new Registry();
  const isUp: Metric = {
    name: 'site_database_up',
    help: 'Whether the database answered this scrape.',
    value: found.length > 0 ? 1 : 0,
  };
  for (const { name, help, ...metric } of [isUp, ...found]) {
    const samples = 'samples' in metric ? metric.samples : [{ labels: {}, value: metric.value }];
    const labelNames = Object.keys(samples[0]?.labels ?? {});
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { labels, value } of samples) gauge.set(labels, value);
  }
  return registry;
}

type Metric = { readonly name: string; readonly help: string } & (
  | { readonly value: number }
  | { readonly samples: readonly Sample[] }
);
type Sample = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

async function readMetrics({ database, clock }: Dependencies): Promise<Metric[]> {
  const now = clock();
  const unsent = await readUnsentMail(database, now);
  const visits = await countVisits(database, now);
  return [
    {
      name: 'site_leads_stored',
      help: 'Leads in the database, until their retention ends. Over instances: max, not sum.',
      samples: await submissionSamples(database),
    },
    {
      name: 'site_mail',
      help: 'Mail to the owner in the outbox: sent, waiting past its time, scheduled for later, failed for good. Over instances: max.',
      samples: byState({
        sent: await countOwnerMail(database, 'sent'),
        waiting: unsent.waiting,
        scheduled: Math.max(0, (await countOwnerMail(database, 'waiting')) - unsent.waiting),
        failed: unsent.failed,
      }),
    },
    {
      name: 'site_mail_oldest_waiting_seconds',
      help: 'For how long the oldest waiting mail should have been sent; 0 when none waits.',
      value: unsent.oldestWaitingSeconds,
    },
    {
      name: 'site_upload_bytes_of_day',
      help: 'Bytes of the files that were stored within the last 24 hours. Over instances: max.',
      value: (await uploadsOfDay(database, now)).bytes,
    },
    {
      name: 'site_visits',
      help: 'Visits in the database: coming, over, cancelled. Over instances: max.',
      samples: byState({ coming: visits.coming, over: visits.over, cancelled: visits.cancelled }),
    },
    {
      name: 'site_visit_changes',
      help: 'How often these visits were moved, or somebody else was named who comes. Over instances: max.',
      value: visits.changes,
    },
    {
      name: 'site_version_wanted',
      help: 'The newest version that the owner published. Every instance should show it within seconds.',
      value: await latestVersionNumber(database),
    },
  ];
}

function byState(counts: Readonly<Record<string, number>>): Sample[] {
  return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
}

async function submissionSamples(database: Database): Promise<Sample[]> {
  const sample = (kind: string, isSpam: boolean, value: number): Sample => ({
    labels: { kind, is_spam: String(isSpam) },
    value,
  });
  return [
    sample('contact-message', false, await countLeads(database)),
    sample('contact-message', true, await spamLeads.count(database)),
    sample('job-application', false, await genuineApplications.count(database)),
    sample('job-application', true, await spamApplications.count(database)),
    // A bot's subscription is not stored at all.
    sample('newsletter-subscription', false, await subscribers.count(database)),
  ];
}
