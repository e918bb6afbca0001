import type { FastifyInstance } from 'fastify';
import { company } from '../../../content/company.ts';
import { apiPaths, type ContactResponse, hiddenFields, sentAnchors } from '../../../contract/api.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { columnsOf } from '../../../contract/forms/field.ts';
import { PHOTOS_TOTAL_MAX_BYTES, photoDescriptionNames } from '../../../contract/forms/photos.ts';
import type { Database } from '../../database/database.ts';
import { addSubmissionRoute, type SubmissionDependencies } from '../../forms/submission-route.ts';
import type { PhotoReceiver } from '../../photos/photo-upload.ts';
import type { NewPhoto } from '../../records/photos.ts';
import { addMilliseconds } from '../../time/clock.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { offersTimes } from '../../visits/visits.ts';
import { chooseSubject, contactFormPage, relayedMessageSchema } from './contact-form.ts';
import { saveContactMessage } from './contact-message-store.ts';

/** The photos, plus room for the other fields and the multipart boundaries. */
const BODY_MAX_BYTES = PHOTOS_TOTAL_MAX_BYTES + 256 * 1024;

type Dependencies = Required<SubmissionDependencies> & {
  readonly database: Database;
  readonly photos: PhotoReceiver;
  /** Sends the mail about a new lead at once. */
  wakeOutbox(): void;
};

/** Implements the protocol of form-forwarding services, but ignores `_to`, and a `_next` that leads to another site. */
export function addContactMessages(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, photos } = dependencies;

  addSubmissionRoute(app, dependencies, {
    path: apiPaths.contact,
    schema: relayedMessageSchema,
    extraFields: ['subject', hiddenFields.replyTo, ...photoDescriptionNames],
    file: photos.field,
    bodyMaxBytes: BODY_MAX_BYTES,
    returnsTo: '/',
    sentAnchor: sentAnchors.contact,
    page: contactFormPage,
    async save({
      values,
      submissionId,
      bodyHash,
      spamReason,
      receivedAt,
      files,
      sender,
    }): Promise<ContactResponse> {
      const message = {
        ...chooseSubject(values.subject, values),
        submission_id: submissionId,
        body_hash: bodyHash,
        ...columnsOf(contactFields, values),
        reply_to: values[hiddenFields.replyTo] || values.email,
        spam_reason: spamReason,
        received_at: receivedAt.toISOString(),
        reply_by: addMilliseconds(receivedAt, company.replyWithinHours * HOUR_MS).toISOString(),
      };
      const save = (stored: readonly NewPhoto[]) =>
        saveContactMessage(database, message, stored, { ...dependencies, sender, now: receivedAt });
      const descriptions = photoDescriptionNames.map((name) => values[name] ?? '');
      const { lead, isNew, page } = await (files.length === 0
        ? save([])
        : photos.withEncoded(files, (encoded) =>
            save(encoded.map((photo, index) => ({ ...photo, description: descriptions[index] ?? '' }))),
          ));
      if (isNew) dependencies.wakeOutbox();
      return {
        reference: lead.reference,
        receivedAt: lead.received_at,
        replyBy: lead.reply_by,
        page,
        // The same for spam. The lead is stored at this point, so a failure to read the times must not fail the
        // request.
        offersTimes: await offersTimes(database, receivedAt).catch(() => false),
      };
    },
  });
}
