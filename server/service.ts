import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from './app.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createLinkSigner, type LinkSigner } from './contact-messages/answered-link.ts';
import { contactMails } from './contact-messages/contact-mail.ts';
import { type Database, isPostgres, openDatabase } from './database/database.ts';
import { jobApplicationMail } from './job-applications/job-application-mail.ts';
import { nextDueAt } from './jobs/outbox-store.ts';
import { createOutboxWorker } from './jobs/outbox-worker.ts';
import { type RepeatingJob, startRepeatingJob } from './jobs/repeating-job.ts';
import { deleteExpired } from './jobs/retention.ts';
import { smtpMailer } from './mail/mailer.ts';
import { operatorCheck } from './operator/operator.ts';
import { type OperatorToken, readOperatorToken, readSharedOperatorToken } from './operator/operator-token.ts';
import { deleteEndedWindows } from './rate-limits/count-in-database.ts';

/** Other machines and the inbox may add mail without waking this process. */
const OUTBOX_POLL_MS = 30_000;
const RETENTION_EVERY_MS = 6 * 60 * 60 * 1000;
const RATE_LIMIT_CLEANUP_EVERY_MS = 10 * 60 * 1000;
const JOB_RETRY_MS = 10_000;

export type Service = {
  readonly app: FastifyInstance;
  readonly operatorToken: OperatorToken;
  /** From now on `/health/ready` sends the balancer elsewhere, while everything is still answered. */
  announceStop(): void;
  /** Waits for requests and mail in flight. */
  stop(): Promise<void>;
};

type Options = Pick<AppParts, 'pages' | 'limits' | 'clock'>;

/** Everything that runs in one process: the app, the mail that it owes, and the clean-up. */
export async function createService(config: Config, options: Options = {}): Promise<Service> {
  const { clock = systemClock } = options;
  const database = await openDatabase(config);
  const operatorToken = isPostgres(database)
    ? await readSharedOperatorToken(config, database)
    : await readOperatorToken(config);
  const links = await createLinkSigner(database);
  let outbox: RepeatingJob | undefined;
  let isStopping = false;
  const announceStop = () => {
    isStopping = true;
  };
  const app = await buildApp({
    ...options,
    config,
    database,
    links,
    isOperator: operatorCheck(operatorToken.token),
    wakeOutbox: () => outbox?.wake(),
    isStopping: () => isStopping,
  });
  const retention = startRepeatingJob({
    name: 'retention',
    log: app.log,
    retryMs: JOB_RETRY_MS,
    async run() {
      const deleted = await deleteExpired(database, clock());
      if (deleted > 0) app.log.info({ deleted }, 'records past their time were deleted');
      return RETENTION_EVERY_MS;
    },
  });
  const rateLimitCleanup = isPostgres(database)
    ? startRepeatingJob({
        name: 'rate limits',
        log: app.log,
        retryMs: JOB_RETRY_MS,
        async run() {
          await deleteEndedWindows(database);
          return RATE_LIMIT_CLEANUP_EVERY_MS;
        },
      })
    : undefined;
  outbox = startOutbox({ config, clock, database, links, log: app.log });

  return {
    app,
    operatorToken,
    announceStop,
    async stop() {
      announceStop();
      await app.close();
      await Promise.all([outbox?.stop(), retention.stop(), rateLimitCleanup?.stop()]);
      await database.destroy();
    },
  };
}

type OutboxParts = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly links: LinkSigner;
  readonly log: FastifyInstance['log'];
};

/** Without a mail server nothing is tried: what waits is sent after a start with one. */
function startOutbox({ config, clock, database, links, log }: OutboxParts): RepeatingJob | undefined {
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
