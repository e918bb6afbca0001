import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import type { LeadRow } from '../../../records/leads.ts';
import { findByReference, type SubmissionRecord } from '../../../records/references.ts';

/** Finds the record of a path such as /desk/record/HJ-7F3K2. */
export async function recordOfPath(database: Database, request: FastifyRequest): Promise<SubmissionRecord> {
  const { reference = '' } = request.params as { reference?: string };
  const found = await findByReference(database, reference);
  if (!found) throw refusals.notFound();
  return found;
}

export async function leadOfPath(database: Database, request: FastifyRequest): Promise<LeadRow> {
  const found = await recordOfPath(database, request);
  if (found.kind !== 'lead') throw refusals.notFound();
  return found.row;
}
