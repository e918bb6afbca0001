import { company } from '../../../content/company.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { filledFields, valuesOfRow } from '../../../contract/forms/field.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { findLead } from '../../leads/lead.ts';
import { isTooLateToConfirm } from '../../outbox/confirmations.ts';
import { confirmationMail } from '../../outbox/mail/confirmation-mail.ts';
import type { Compose } from '../../outbox/outbox-worker.ts';
import { countPhotos } from '../../records/photos.ts';
import { issueRequestPage } from '../../records/request-link.ts';
import type { Clock } from '../../time/clock.ts';
import { localTime } from '../../time/wall-clock.ts';

type Dependencies = { readonly config: Config; readonly clock: Clock; readonly database: Database };

/**
 * The mail that confirms a request to the visitor. None if confirmations were turned off or the owner has answered
 * since.
 */
export function contactConfirmation({ config, clock, database }: Dependencies): Compose {
  return async (row) => {
    const message = await findLead(database, row.contact_message_id);
    if (!config.sendsConfirmations || !message || message.is_spam || message.answered_at) return undefined;
    if (isTooLateToConfirm(message, clock())) return undefined;
    const photos = await countPhotos(database, message.id);
    const page = await issueRequestPage(database, message.id, clock());
    return confirmationMail(config, message, {
      what: 'request',
      answer: `Someone at ${company.name} will read it and answer you by ${localTime(message.reply_by)}.`,
      typed: filledFields(contactFields, valuesOfRow(contactFields, message)),
      // The visitor has the photos, so the mail only counts them.
      attached: photos > 0 ? [{ label: 'Photos', value: `${photos} received` }] : [],
      action: { label: 'Open your request', href: new URL(page, config.siteUrl).href },
    });
  };
}
