import type { Expression, InferResult, SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import { minuteOf, visitRecord } from './visits.ts';

/** A visit with the person who requested it. */
export type VisitWithLead = InferResult<ReturnType<typeof visitsWithLead>>[number];

export function visitsWithLead(database: Database) {
  return database
    .selectFrom('visits')
    .innerJoin('contact_messages', 'contact_messages.id', 'visits.contact_message_id')
    .selectAll('visits')
    .select([
      'contact_messages.reference',
      'contact_messages.name',
      'contact_messages.email',
      'contact_messages.phone',
      'contact_messages.project_type',
    ]);
}

/** Visits that are not cancelled and end after an instant, earliest first. */
export function comingVisits(database: Database, from: Date): Promise<VisitWithLead[]> {
  return (
    visitsWithLead(database)
      .where('visits.cancelled_at', 'is', null)
      .where('visits.end_minute', '>', minuteOf(from))
      // Uses the index: visits never overlap, so the first to end is the first to begin.
      .orderBy('visits.end_minute')
      .execute()
  );
}

/** The visits that are cancelled when these requests are deleted or marked as spam. */
export async function comingVisitsOf(
  database: Database,
  { isLeadOf }: { readonly isLeadOf: Expression<SqlBool> },
  now: Date,
): Promise<VisitWithLead[]> {
  return visitsWithLead(database)
    .where(isLeadOf)
    .where('visits.cancelled_at', 'is', null)
    .where('visits.start_minute', '>', minuteOf(now))
    .orderBy('visits.start_minute')
    .execute();
}

/** The visit that was cancelled with its request, which alone needs no reason. */
export function cancelledWith(database: Database, leadId: number): Promise<VisitWithLead | undefined> {
  return visitsWithLead(database)
    .where('visits.contact_message_id', '=', leadId)
    .where('visits.cancelled_by', '=', 'owner')
    .where('visits.reason', '=', '')
    .orderBy('visits.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Includes past and cancelled visits, in the order of their times. */
export function allVisits(database: Database): Promise<VisitWithLead[]> {
  return visitsWithLead(database).orderBy('visits.start_minute').orderBy('visits.id').execute();
}

/** For JSON output. */
export function visitWithLeadRecord(visit: VisitWithLead) {
  const { reference, name, email, phone, project_type } = visit;
  return { ...visitRecord(visit), reference, name, email, phone, projectType: project_type };
}
