import { resumeField } from '../../../contract/forms/application.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { JobApplicationRow } from '../../database/schema.ts';
import { applicationSearchColumns } from '../../database/search-columns.ts';
import { storeOnce } from '../../forms/store-once.ts';
import type { UploadLimits } from '../../forms/uploads/upload-limits.ts';
import { enqueueJobApplication } from '../../outbox/outbox.ts';
import { enqueueSubmissionMail, type MailSettings, type Sender } from '../../outbox/submission-mail.ts';

type NewJobApplication = Omit<
  JobApplicationRow,
  | 'id'
  | 'reference'
  | 'is_spam'
  | 'resume_filename'
  | 'answered_at'
  | 'answer'
  | 'search_text'
  | 'phone_digits'
>;

/** A resume that is not stored yet. */
export type AttachedResume = {
  readonly fileName: string;
  readonly originalName: string;
  readonly mediaType: string;
  readonly size: number;
  /** Loads the content into memory until `use` has finished. */
  withContent<T>(use: (content: Buffer) => Promise<T>): Promise<T>;
};

type LoadedResume = Omit<AttachedResume, 'withContent'> & { readonly content: Buffer };

type SaveOptions = {
  readonly sender: Sender;
  readonly config: MailSettings;
  readonly uploadLimits: UploadLimits;
};

const SUBMISSION_MAIL = { confirmation: 'application-confirmation', enqueue: enqueueJobApplication } as const;

/** One transaction stores the application, its resume and its mail. */
export async function saveJobApplication(
  database: Database,
  application: NewJobApplication,
  resume: AttachedResume | undefined,
  { sender, config, uploadLimits }: SaveOptions,
) {
  const save = (loaded?: LoadedResume) =>
    database.transaction().execute(async (transaction) => {
      const { stored, isNew } = await insertOnce(transaction, application, loaded);
      if (isNew && loaded) {
        const receivedAt = new Date(stored.received_at);
        await uploadLimits.reserve(transaction, {
          bytes: loaded.size,
          receivedAt,
          field: resumeField.name,
        });
        await insertResume(transaction, stored, loaded);
      }
      if (isNew && !stored.is_spam)
        await enqueueSubmissionMail(transaction, stored, SUBMISSION_MAIL, sender, config);
      return { application: stored, isNew };
    });
  // The content is read before the transaction begins, which must not hold a lock while it waits for a free buffer.
  return resume ? resume.withContent((content) => save({ ...resume, content })) : save();
}

function insertOnce(
  transaction: Transaction,
  application: NewJobApplication,
  resume: LoadedResume | undefined,
) {
  return storeOnce<JobApplicationRow>({
    kind: 'application',
    bodyHash: application.body_hash,
    insert: (reference) =>
      transaction
        .insertInto('job_applications')
        .values({
          ...application,
          reference,
          is_spam: application.spam_reason ? 1 : 0,
          resume_filename: resume?.fileName ?? null,
          ...applicationSearchColumns({ ...application, reference, original_name: resume?.originalName }),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
    find: () =>
      transaction
        .selectFrom('job_applications')
        .selectAll()
        .where('submission_id', '=', application.submission_id)
        .executeTakeFirst(),
  });
}

async function insertResume(transaction: Transaction, application: JobApplicationRow, resume: LoadedResume) {
  await transaction
    .insertInto('resumes')
    .values({
      job_application_id: application.id,
      file_name: resume.fileName,
      original_name: resume.originalName,
      media_type: resume.mediaType,
      size: resume.size,
      content: resume.content,
      stored_at: application.received_at,
    })
    .execute();
}
