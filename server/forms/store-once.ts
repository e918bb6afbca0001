import type { SubmissionKind } from '../database/schema.ts';
import { refusals } from '../http/responses/refusal.ts';
import { newReference } from './reference.ts';

type StoredSubmission = { readonly reference: string; readonly body_hash: string };

type Attempt<Submission> = {
  readonly kind: SubmissionKind;
  readonly bodyHash: string;
  /** The submission that was stored with this submission id. */
  find(): Promise<Submission | undefined>;
  /** Inserts with `on conflict do nothing`; returns undefined if the id or the reference is taken. */
  insert(reference: string): Promise<Submission | undefined>;
};

const ATTEMPTS = 20;

/** Stores a submission unless its id exists: then the one that is stored is returned if the body is the same. */
export async function storeOnce<Submission extends StoredSubmission>(attempt: Attempt<Submission>) {
  for (let count = 0; count < ATTEMPTS; count++) {
    const stored = await attempt.insert(newReference(attempt.kind));
    if (stored) return { stored, isNew: true };
    const known = await attempt.find();
    if (known && known.body_hash !== attempt.bodyHash) throw refusals.otherBodySameId();
    if (known) return { stored: known, isNew: false };
  }
  throw new Error('No free reference was found.');
}
