import { contactMails } from '../contact-messages/contact-mail.ts';
import { floodDigest } from '../flood-digest/flood-digest-mail.ts';
import { applicationConfirmation } from '../job-applications/application-confirmation.ts';
import { jobApplicationMail } from '../job-applications/job-application-mail.ts';
import { morningSummary } from '../morning-mail/morning-mail.ts';
import { type MailTimeouts, smtpMailer } from '../outbox/mail/mailer.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import type { TestService } from './test-service.ts';

const silent = { info() {}, warn() {}, error() {} };

/** A worker that sends when the test says so. */
export function testOutbox(service: TestService, smtpUrl: string, timeouts?: MailTimeouts) {
  const { config, database, clock, links } = service;
  return createOutboxWorker({
    database,
    clock,
    log: silent,
    mailer: smtpMailer({ ...config.mail, smtpUrl }, timeouts),
    compose: {
      ...contactMails({ config, clock, database, links }),
      'job-application': jobApplicationMail({ config, database }),
      'application-confirmation': applicationConfirmation({ config, clock, database }),
      'morning-summary': morningSummary({ config, clock, database }),
      'flood-digest': floodDigest({ config, clock, database }),
    },
  });
}
