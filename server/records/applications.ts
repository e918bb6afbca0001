import { applicationFields } from '../../contract/forms/application.ts';
import { valuesOfRow } from '../../contract/forms/field.ts';
import type { Database, Queries } from '../database/database.ts';

/** An application, with what is known of its resume but without the file. */
export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>[number];

type Filter = { readonly isSpam?: boolean; readonly limit?: number | undefined; readonly offset?: number };

/** The newest first. */
export async function listApplications(
  database: Queries,
  { isSpam = false, limit, offset = 0 }: Filter = {},
) {
  return applications(database)
    .where('is_spam', '=', isSpam ? 1 : 0)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
}

export async function countApplications(
  database: Database,
  { isSpam = false, since = '' }: { isSpam?: boolean; since?: string } = {},
): Promise<number> {
  const { count } = await database
    .selectFrom('job_applications')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('is_spam', '=', isSpam ? 1 : 0)
    .where('received_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The next after that id, in the order of arrival. */
export function applicationsAfter(database: Database, id: number, limit: number): Promise<ApplicationRow[]> {
  return applications(database)
    .where('is_spam', '=', 0)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function applications(database: Queries) {
  return database
    .selectFrom('job_applications')
    .leftJoin('resumes', 'resumes.job_application_id', 'job_applications.id')
    .selectAll('job_applications')
    .select([
      'resumes.original_name as resume_original_name',
      'resumes.media_type as resume_media_type',
      'resumes.size as resume_size',
    ]);
}

export function findResumeContent(database: Database, applicationId: number) {
  return database
    .selectFrom('resumes')
    .select('content')
    .where('job_application_id', '=', applicationId)
    .executeTakeFirst();
}

export function applicationRecord(row: ApplicationRow) {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    spamReason: row.spam_reason,
    ...valuesOfRow(applicationFields, row),
    resume: row.resume_filename && {
      fileName: row.resume_filename,
      originalName: row.resume_original_name,
      mediaType: row.resume_media_type,
      bytes: row.resume_size,
    },
  };
}
