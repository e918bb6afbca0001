import { type Expression, type InferResult, type SqlBool, sql } from 'kysely';
import { applicationFields } from '../../contract/forms/application.ts';
import { valuesOfRow } from '../../contract/forms/field.ts';
import type { Database } from '../database/database.ts';
import type { JobApplicationRow } from '../database/schema.ts';
import { listPart } from './list-part.ts';
import { allNotes } from './notes.ts';

/** An application with the metadata of its resume but without the file, and all notes about it as one text. */
export type ApplicationRow = InferResult<ReturnType<typeof applications>>[number];

/** The same conditions as in the partial indexes. */
const conditions = {
  genuine: sql<SqlBool>`job_applications.is_spam = 0`,
  waiting: sql<SqlBool>`job_applications.is_spam = 0 and job_applications.answered_at is null`,
  answered: sql<SqlBool>`job_applications.is_spam = 0 and job_applications.answered_at is not null`,
  spam: sql<SqlBool>`job_applications.is_spam = 1`,
};

export const genuineApplications = newestFirst('applications', conditions.genuine);
export const waitingApplications = newestFirst('waiting', conditions.waiting);
export const answeredApplications = newestFirst('answered', conditions.answered);
export const spamApplications = newestFirst('applications', conditions.spam);

function newestFirst(name: string, condition: Expression<SqlBool>) {
  return listPart({
    name,
    table: 'job_applications',
    time: 'received_at',
    order: 'desc',
    condition,
    rows: applications,
  });
}

/** The next ones after this id, in the order of arrival. */
export function applicationsAfter(database: Database, id: number, limit: number): Promise<ApplicationRow[]> {
  return applications(database)
    .where('is_spam', '=', 0)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function applications(database: Database) {
  return database
    .selectFrom('job_applications')
    .leftJoin('resumes', 'resumes.job_application_id', 'job_applications.id')
    .selectAll('job_applications')
    .select([
      'resumes.original_name as resume_original_name',
      'resumes.media_type as resume_media_type',
      'resumes.size as resume_size',
    ])
    .select(allNotes('application', 'text').as('note'));
}

export function findApplication(
  database: Database,
  id: number | null,
): Promise<JobApplicationRow | undefined> {
  return database.selectFrom('job_applications').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findResume(database: Database, applicationId: number) {
  return database
    .selectFrom('resumes')
    .selectAll()
    .where('job_application_id', '=', applicationId)
    .executeTakeFirst();
}

export function applicationRecord(row: ApplicationRow) {
  return {
    reference: row.reference,
    receivedAt: row.received_at,
    answeredAt: row.answered_at,
    answer: row.answer,
    note: row.note,
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
