import type { FastifyBaseLogger } from 'fastify';
import { company } from '../../content/company.ts';
import type { Site } from '../../contract/site.ts';
import type { Config } from '../config.ts';
import { type Database, isPostgres } from '../database/database.ts';
import { emptyJournal, isJournalMarked } from '../database/journal.ts';
import type { MailKind } from '../database/schema.ts';
import { replayDeletions } from '../deletion/replay.ts';
import { createRetention } from '../deletion/retention.ts';
import { wordsMails } from '../features/client-words/words-mails.ts';
import type { AnsweredLinks } from '../features/contact-messages/answered-link.ts';
import { contactMails } from '../features/contact-messages/contact-mail.ts';
import { floodDigest } from '../features/flood-digest/flood-digest-mail.ts';
import { applicationConfirmation } from '../features/job-applications/application-confirmation.ts';
import { jobApplicationMail } from '../features/job-applications/job-application-mail.ts';
import { morningSummary } from '../features/morning-mail/morning-mail.ts';
import { enqueueMorningSummary } from '../features/morning-mail/morning-schedule.ts';
import { newsletterMails } from '../features/newsletter/newsletter-mails.ts';
import { requestMails } from '../features/requests/request-mails.ts';
import { visitMails } from '../features/visits/visit-mails.ts';
import { deleteEndedWindows } from '../http/rate-limits/count-in-database.ts';
import { smtpMailer } from '../outbox/mail/mailer.ts';
import { type Compose, createOutboxWorker } from '../outbox/outbox-worker.ts';
import type { LiveSite } from '../publications/live-site.ts';
import type { Publisher } from '../publications/publisher.ts';
import type { Clock } from '../time/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import { fillSearchColumns } from './fill-search-columns.ts';
import { startRepeatingJob } from './repeating-job.ts';

/** Polled for reminders, retries, and mail of other instances and the inbox command. A new lead wakes it at once. */
const OUTBOX_EVERY_MS = 5_000;
/** Polled instead of one timer until the morning, because clocks are changed and machines are suspended. */
const MORNING_MAIL_EVERY_MS = MINUTE_MS;
const RETENTION_EVERY_MS = 6 * HOUR_MS;
/** A backup may be restored into PostgreSQL while the server runs. */
const REPLAY_DELETIONS_EVERY_MS = HOUR_MS;
/** The inbox command may delete without notifying this process. */
const JOURNAL_EVERY_MS = 30_000;
/** Another machine may still run a version that stores no search columns. */
const SEARCH_COLUMNS_EVERY_MS = HOUR_MS;
const RATE_LIMIT_CLEANUP_EVERY_MS = 10 * MINUTE_MS;
/** A version published by another instance is shown within seconds. */
const PUBLISHER_EVERY_MS = 2_000;
const RETRY_MS = 10_000;

type MailDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly answeredLinks: AnsweredLinks;
};

type Dependencies = MailDependencies & {
  readonly log: FastifyBaseLogger;
  readonly publisher: Pick<Publisher, 'run' | 'stop'>;
  readonly live: Pick<LiveSite, 'site'>;
};

/** Work without a request: sending mail, deleting expired records, publishing. */
export function startBackgroundJobs(dependencies: Dependencies) {
  const { config, clock, database, publisher, live, log } = dependencies;
  const start = (name: string, everyMs: number, run: () => Promise<unknown>) =>
    startRepeatingJob({ name, everyMs, retryMs: RETRY_MS, run, log });

  const { smtpUrl } = config.mail;
  // Without a mail server nothing is attempted: waiting mail is sent after a start with one.
  const worker = smtpUrl
    ? createOutboxWorker({
        database,
        clock,
        log,
        mailer: smtpMailer({ ...config.mail, smtpUrl }, { sender: () => senderOf(live.site()) }),
        compose: composeMails(dependencies),
      })
    : undefined;
  const outbox = worker && start('outbox', OUTBOX_EVERY_MS, worker.sendDue);
  const runRetention = createRetention({ database, dataDir: config.dataDir, log });
  const retention = start('retention', RETENTION_EVERY_MS, () => runRetention(clock()));
  const publishing = start('publishing', PUBLISHER_EVERY_MS, publisher.run);
  const others = [
    publishing,
    start('deletions', REPLAY_DELETIONS_EVERY_MS, () =>
      replayDeletions({ database, settings: config, now: clock(), log }),
    ),
  ];
  // With SQLite, the single instance counts in memory, where old counts expire by themselves.
  if (isPostgres(database))
    others.push(
      start('rate limits', RATE_LIMIT_CLEANUP_EVERY_MS, () => deleteEndedWindows(database)),
      start('search', SEARCH_COLUMNS_EVERY_MS, () => fillSearchColumns(database, clock())),
    );
  else others.push(start('journal', JOURNAL_EVERY_MS, () => emptyMarkedJournal(dependencies)));
  // Also runs if the morning mail is turned off: it is still sent while somebody waits longer than promised.
  if (outbox)
    others.push(
      start('morning mail', MORNING_MAIL_EVERY_MS, async () => {
        await enqueueMorningSummary(database, clock());
        outbox.wake();
      }),
    );
  return {
    wakeOutbox: () => outbox?.wake(),
    wakePublisher: () => publishing.wake(),
    wakeRetention: () => retention.wake(),
    /** Resolves when the runs in progress have ended. */
    async stop() {
      worker?.stop();
      publisher.stop();
      await Promise.all([outbox, retention, ...others].map((job) => job?.stop()));
    },
  };
}

export function composeMails({
  config,
  clock,
  database,
  answeredLinks,
}: MailDependencies): Record<MailKind, Compose> {
  return {
    ...contactMails({ config, clock, database, answeredLinks }),
    'job-application': jobApplicationMail({ config, database }),
    'application-confirmation': applicationConfirmation({ config, clock, database }),
    'morning-summary': morningSummary({ config, clock, database }),
    'flood-digest': floodDigest({ config, clock, database }),
    ...newsletterMails({ config, clock, database }),
    ...wordsMails({ config, clock, database }),
    ...requestMails({ config, clock, database }),
    ...visitMails({ config, clock, database }),
  };
}

/** Empty until the owner has entered a mailing address: the mail contains the company's name anyway. */
function senderOf({ mailingAddress }: Site): string {
  return mailingAddress && `${company.name}\n${mailingAddress}`;
}

/** Truncates the journal after a deletion that could not do so itself. */
async function emptyMarkedJournal({ database, log }: Dependencies): Promise<void> {
  if ((await isJournalMarked(database)) && (await emptyJournal(database, { attempts: 1 })))
    log.info('what was deleted is no longer in the journal of the database');
}
