/** A request or an application, as other tables refer to it. */
export type RecordId = { readonly kind: 'lead' | 'application'; readonly row: { readonly id: number } };

/** The column of the outbox and of notes that refers to such a record. */
export function recordColumn({ kind }: Pick<RecordId, 'kind'>) {
  return kind === 'lead' ? 'contact_message_id' : 'job_application_id';
}
