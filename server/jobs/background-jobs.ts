import type { FastifyBaseLogger } from 'fastify';
import { company } from '../../content/company.ts';
import type { Site } from '../../contract/site.ts';
import type { Config } from '../config.ts';
import { type Database, isPostgres } from '../database/database.ts';
import type { MailKind } from '../database/schema.ts';
import { emptyJournal, isJournalMarked } from '../deletion/journal.ts';
import { replayDeletions } from '../deletion/replay.ts';
import { wordsMails } from '../features/client-words/words-mails.ts';
import type { LinkSigner } from '../features/contact-messages/answered-link.ts';
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
import { startRepeatingJob } from './repeating-job.ts';
import { createRetention } from './retention.ts';

/** For reminders, retries, and what other instances and the inbox add. A new lead wakes it at once. */
const OUTBOX_EVERY_MS = 5_000;
/** Rather than sleeping until the morning: clocks are set, and machines are suspended. */
const MORNING_MAIL_EVERY_MS = MINUTE_MS;
const RETENTION_EVERY_MS = 6 * HOUR_MS;
/** A backup may be restored into PostgreSQL beside the running server. */
const REPLAY_DELETIONS_EVERY_MS = HOUR_MS;
/** The terminal beside the server deletes without waking this process. */
const JOURNAL_EVERY_MS = 30_000;
const RATE_LIMIT_CLEANUP_EVERY_MS = 10 * MINUTE_MS;
/** What other instances have published is shown within seconds. */
const PUBLISHER_EVERY_MS = 2_000;
const RETRY_MS = 10_000;

type MailDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly links: LinkSigner;
};

type Dependencies = MailDependencies & {
  readonly log: FastifyBaseLogger;
  readonly publisher: Pick<Publisher, 'run'>;
  readonly live: Pick<LiveSite, 'site'>;
};

/** What runs without a request: sending mail, and deleting what is expired. */
export function startBackgroundJobs(dependencies: Dependencies) {
  const { config, clock, database, publisher, live, log } = dependencies;
  const start = (name: string, everyMs: number, run: () => Promise<unknown>) =>
    startRepeatingJob({ name, everyMs, retryMs: RETRY_MS, run, log });

  const { smtpUrl } = config.mail;
  // Without a mail server nothing is tried: what waits is sent after a start with one.
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
    // Without PostgreSQL the one instance counts in its memory, which cleans up by itself.
    isPostgres(database)
      ? start('rate limits', RATE_LIMIT_CLEANUP_EVERY_MS, () => deleteEndedWindows(database))
      : start('journal', JOURNAL_EVERY_MS, () => emptyMarkedJournal(dependencies)),
  ];
  // Also where the morning mail is turned off: it comes while somebody waits longer than was promised.
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
      await Promise.all([outbox, retention, ...others].map((job) => job?.stop()));
    },
  };
}

export function composeMails({
  config,
  clock,
  database,
  links,
}: MailDependencies): Record<MailKind, Compose> {
  return {
    ...contactMails({ config, clock, database, links }),
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

/** Nothing while the owner has given no address: the name alone stands in the mail anyway. */
function senderOf({ mailingAddress }: Site): string {
  return mailingAddress && `${company.name}\n${mailingAddress}`;
}

/** For a deletion that could not do so itself. */
async function emptyMarkedJournal({ database, log }: Dependencies): Promise<void> {
  if ((await isJournalMarked(database)) && (await emptyJournal(database, { attempts: 1 })))
    log.info('what was deleted is no longer in the journal of the database');
}
