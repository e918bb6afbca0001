import { photosField } from '../../../contract/forms/photos.ts';
import type { Database } from '../../database/database.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { leadSearchColumns } from '../../database/search-columns.ts';
import { storeOnce } from '../../forms/store-once.ts';
import type { UploadLimits } from '../../forms/uploads/upload-limits.ts';
import { enqueueContactMessage } from '../../outbox/outbox.ts';
import { enqueueSubmissionMail, type MailSettings, type Sender } from '../../outbox/submission-mail.ts';
import { insertPhotos, type NewPhoto } from '../../records/photos.ts';
import { issueRequestPage } from '../../records/request-link.ts';

type NewContactMessage = Omit<
  ContactMessageRow,
  'id' | 'reference' | 'is_spam' | 'answered_at' | 'read_at' | 'search_text' | 'phone_digits'
>;

type SaveOptions = {
  readonly sender: Sender;
  readonly config: MailSettings;
  readonly uploadLimits: UploadLimits;
  readonly now: Date;
};

const SUBMISSION_MAIL = { confirmation: 'contact-confirmation', enqueue: enqueueContactMessage } as const;

/**
 * One transaction stores the lead, its photos and its mail. Only a hash of the page's link is stored, so that the same
 * submission sent again gets a new link.
 */
export async function saveContactMessage(
  database: Database,
  message: NewContactMessage,
  photos: readonly NewPhoto[],
  { sender, config, uploadLimits, now }: SaveOptions,
) {
  return database.transaction().execute(async (transaction) => {
    const { stored: lead, isNew } = await storeOnce<ContactMessageRow>({
      kind: 'lead',
      bodyHash: message.body_hash,
      insert: (reference) =>
        transaction
          .insertInto('contact_messages')
          .values({
            ...message,
            reference,
            is_spam: message.spam_reason ? 1 : 0,
            ...leadSearchColumns({ ...message, reference }),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst(),
      find: () =>
        transaction
          .selectFrom('contact_messages')
          .selectAll()
          .where('submission_id', '=', message.submission_id)
          .executeTakeFirst(),
    });
    if (isNew && photos.length > 0) {
      const bytes = photos.reduce((sum, { content }) => sum + content.length, 0);
      const receivedAt = new Date(lead.received_at);
      await uploadLimits.reserve(transaction, { bytes, receivedAt, field: photosField.name });
      await insertPhotos(transaction, lead, photos);
    }
    if (isNew && !lead.is_spam)
      await enqueueSubmissionMail(transaction, lead, SUBMISSION_MAIL, sender, config);
    const page = await issueRequestPage(transaction, lead.id, now);
    return { lead, isNew, page };
  });
}
