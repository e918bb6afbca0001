import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { LinkSigner } from '../contact-messages/answered-link.ts';
import { contactMails } from '../contact-messages/contact-mail.ts';
import { type Database, isPostgres } from '../database/database.ts';
import { emptyJournal, isJournalMarked } from '../deletion/journal.ts';
import { replayDeletions } from '../deletion/replay.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { floodDigest } from '../flood-digest/flood-digest-mail.ts';
import { deleteEndedWindows } from '../http/rate-limits/count-in-database.ts';
import { applicationConfirmation } from '../job-applications/application-confirmation.ts';
import { jobApplicationMail } from '../job-applications/job-application-mail.ts';
import { morningSummary } from '../morning-mail/morning-mail.ts';
import { enqueueMorningSummary } from '../morning-mail/morning-schedule.ts';
import { smtpMailer } from '../outbox/mail/mailer.ts';
import { nextDueAt } from '../outbox/outbox-store.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import { type RepeatingJob, startRepeatingJob } from './repeating-job.ts';
import { createRetention } from './retention.ts';

/** Other instances and the inbox may add mail without waking this process. */
const OUTBOX_POLL_MS = 30_000;
const MORNING_MAIL_POLL_MS = MINUTE_MS;
const RETENTION_EVERY_MS = 6 * HOUR_MS;
/** A backup may be restored into PostgreSQL beside the running server. */
const REPLAY_DELETIONS_EVERY_MS = HOUR_MS;
/** The terminal beside the server deletes without waking this process. */
const JOURNAL_POLL_MS = 30_000;
const RATE_LIMIT_CLEANUP_EVERY_MS = 10 * MINUTE_MS;
const JOB_RETRY_MS = 10_000;

type Dependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly links: LinkSigner;
  readonly log: FastifyBaseLogger;
};

/** What runs without a request: sending mail, and deleting what is expired. */
export function startBackgroundJobs(dependencies: Dependencies) {
  const outbox = startOutbox(dependencies);
  const retention = startRetention(dependencies);
  const others = [
    retention,
    startMorningMail(dependencies),
    startDeletionReplay(dependencies),
    startJournal(dependencies),
    startRateLimitCleanup(dependencies),
  ];
  return {
    wakeOutbox: () => outbox?.wake(),
    wakeRetention: () => retention.wake(),
    /** Resolves when the runs in progress have ended. */
    async stop() {
      await Promise.all([outbox, ...others].map((job) => job?.stop()));
    },
  };
}

/** Without a mail server nothing is tried: what waits is sent after a start with one. */
function startOutbox({ config, clock, database, links, log }: Dependencies): RepeatingJob | undefined {
  const { smtpUrl } = config.mail;
  if (!smtpUrl) return undefined;
  const worker = createOutboxWorker({
    database,
    clock,
    log,
    mailer: smtpMailer({ ...config.mail, smtpUrl }),
    compose: {
      ...contactMails({ config, clock, database, links }),
      'job-application': jobApplicationMail({ config, database }),
      'application-confirmation': applicationConfirmation({ config, clock, database }),
      'morning-summary': morningSummary({ config, clock, database }),
      'flood-digest': floodDigest({ config, clock, database }),
    },
  });
  const job = startRepeatingJob({
    name: 'outbox',
    log,
    retryMs: JOB_RETRY_MS,
    async run() {
      await worker.sendDue();
      const dueAt = await nextDueAt(database);
      const waitMs = dueAt ? dueAt.getTime() - clock().getTime() : OUTBOX_POLL_MS;
      return Math.min(Math.max(waitMs, 0), OUTBOX_POLL_MS);
    },
  });
  return {
    ...job,
    stop() {
      worker.stop();
      return job.stop();
    },
  };
}

/** Polls rather than sleeping until the morning: clocks are set, and machines are suspended. */
function startMorningMail({ config, clock, database, log }: Dependencies): RepeatingJob | undefined {
  if (!config.sendsMorningMail || !config.mail.smtpUrl) return undefined;
  return startRepeatingJob({
    name: 'morning mail',
    log,
    retryMs: JOB_RETRY_MS,
    async run() {
      await enqueueMorningSummary(database, clock());
      return MORNING_MAIL_POLL_MS;
    },
  });
}

function startRetention({ config, clock, database, log }: Dependencies): RepeatingJob {
  const runRetention = createRetention({ database, dataDir: config.dataDir, log });
  return startRepeatingJob({
    name: 'retention',
    log,
    retryMs: JOB_RETRY_MS,
    async run() {
      await runRetention(clock());
      return RETENTION_EVERY_MS;
    },
  });
}

function startDeletionReplay({ config, clock, database, log }: Dependencies): RepeatingJob {
  return startRepeatingJob({
    name: 'deletions',
    log,
    retryMs: JOB_RETRY_MS,
    async run() {
      await replayDeletions({ database, settings: config, now: clock(), log });
      return REPLAY_DELETIONS_EVERY_MS;
    },
  });
}

/** For a deletion that could not do so itself. */
function startJournal({ database, log }: Dependencies): RepeatingJob | undefined {
  if (isPostgres(database)) return undefined;
  return startRepeatingJob({
    name: 'journal',
    log,
    retryMs: JOB_RETRY_MS,
    async run() {
      if ((await isJournalMarked(database)) && (await emptyJournal(database, { attempts: 1 })))
        log.info('what was deleted is no longer in the journal of the database');
      return JOURNAL_POLL_MS;
    },
  });
}

/** Without PostgreSQL the one instance counts in its memory, which cleans up by itself. */
function startRateLimitCleanup({ database, log }: Dependencies): RepeatingJob | undefined {
  if (!isPostgres(database)) return undefined;
  return startRepeatingJob({
    name: 'rate limits',
    log,
    retryMs: JOB_RETRY_MS,
    async run() {
      await deleteEndedWindows(database);
      return RATE_LIMIT_CLEANUP_EVERY_MS;
    },
  });
}
