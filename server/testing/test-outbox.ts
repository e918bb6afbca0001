import { composeMails } from '../jobs/background-jobs.ts';
import { type MailTimeouts, smtpMailer } from '../outbox/mail/mailer.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import type { TestService } from './test-service.ts';

const silent = { info() {}, warn() {}, error() {} };

/** A worker that sends when the test says so. */
export function testOutbox(service: TestService, smtpUrl: string, timeouts?: MailTimeouts) {
  const { config, database, clock } = service;
  return createOutboxWorker({
    database,
    clock,
    log: silent,
    mailer: smtpMailer({ ...config.mail, smtpUrl }, timeouts && { timeouts }),
    compose: composeMails(service),
  });
}
