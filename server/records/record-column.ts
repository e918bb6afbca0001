import type { SubmissionKind } from '../database/schema.ts';

/** A request or an application, as other tables refer to it. */
export type RecordId = { readonly kind: SubmissionKind; readonly row: { readonly id: number } };

/** The column in the outbox and in notes that references such a record. */
export function recordColumn({ kind }: Pick<RecordId, 'kind'>) {
  return kind === 'lead' ? 'contact_message_id' : 'job_application_id';
}
