import type { FastifyInstance } from 'fastify';
import { company } from '../../content/company.ts';
import { apiPaths, type ContactAnswer, hiddenFields, sentAnchors } from '../../contract/api.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import { columnsOf } from '../../contract/forms/field.ts';
import { later } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { addSubmissionRoute, type SubmissionServices } from '../forms/submission-route.ts';
import { contactFormPage, relayedMessageSchema, subjectOf } from './contact-form.ts';
import { saveContactMessage } from './contact-message-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const BODY_MAX_BYTES = 128 * 1024;
const READ_TIMEOUT_MS = 60_000;

export type ContactMessageServices = SubmissionServices & {
  readonly database: Database;
  /** A new lead is mailed at once. */
  wakeOutbox(): void;
};

/** The relay: speaks the protocol of form-forwarding services, but believes neither `_to` nor a foreign `_next`. */
export function addContactMessages(app: FastifyInstance, services: ContactMessageServices): void {
  addSubmissionRoute(app, services, {
    path: apiPaths.contact,
    schema: relayedMessageSchema,
    extraFields: ['subject', hiddenFields.replyTo],
    bodyMaxBytes: BODY_MAX_BYTES,
    readTimeoutMs: READ_TIMEOUT_MS,
    returnsTo: '/',
    sentAnchor: sentAnchors.contact,
    page: contactFormPage,
    async save({ values, submissionId, bodyHash, spamReason, receivedAt }): Promise<ContactAnswer> {
      const message = {
        ...subjectOf(values.subject, values),
        submission_id: submissionId,
        body_hash: bodyHash,
        ...columnsOf(contactFields, values),
        reply_to: values[hiddenFields.replyTo] || values.email,
        spam_reason: spamReason,
        received_at: receivedAt.toISOString(),
        reply_by: later(receivedAt, company.replyWithinHours * HOUR_MS).toISOString(),
      };
      const { lead, isNew } = await saveContactMessage(services.database, message, services.config);
      if (isNew) services.wakeOutbox();
      return { reference: lead.reference, receivedAt: lead.received_at, replyBy: lead.reply_by };
    },
  });
}
