import { company } from '../../../content/company.ts';
import { retentionDays, wholeMonths } from '../../../content/retention.ts';
import { applicationFields } from '../../../contract/forms/application.ts';
import { filledFields, valuesOfRow } from '../../../contract/forms/field.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { isTooLateToConfirm } from '../../outbox/confirmations.ts';
import { confirmationMail } from '../../outbox/mail/confirmation-mail.ts';
import type { Compose } from '../../outbox/outbox-worker.ts';
import { findApplication } from '../../records/applications.ts';
import type { Clock } from '../../time/clock.ts';

type Dependencies = { readonly config: Config; readonly clock: Clock; readonly database: Database };

/**
 * The mail that confirms an application. None if confirmations were turned off or the application was answered or
 * declined since. It does not attach the resume, because the address may be somebody else's.
 */
export function applicationConfirmation({ config, clock, database }: Dependencies): Compose {
  return async (row) => {
    const application = await findApplication(database, row.job_application_id);
    if (!config.sendsConfirmations || !application || application.is_spam || application.answered_at)
      return undefined;
    if (isTooLateToConfirm(application, clock())) return undefined;
    const months = wholeMonths(retentionDays.jobApplications);
    return confirmationMail(config, application, {
      what: 'application',
      answer: `Someone at ${company.name} will read it and be in touch soon. We keep it for ${months} months, in case the right job opens later.`,
      typed: filledFields(applicationFields, valuesOfRow(applicationFields, application)),
      attached: [{ label: 'Resume', value: application.resume_filename ? 'received' : 'not sent' }],
    });
  };
}
