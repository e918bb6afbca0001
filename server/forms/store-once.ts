import { refusals } from '../http/responses/refusal.ts';
import { newReference, type ReferenceKind } from './reference.ts';

type StoredLead = { readonly reference: string; readonly body_hash: string };

type Attempt<Lead> = {
  readonly kind: ReferenceKind;
  readonly bodyHash: string;
  /** The lead that was stored with this submission id. */
  find(): Promise<Lead | undefined>;
  /** Inserts with `on conflict do nothing`; returns undefined if the id or the reference is taken. */
  insert(reference: string): Promise<Lead | undefined>;
};

const ATTEMPTS = 20;

/** Stores a lead unless its submission id exists: then the stored lead is returned if the body is the same. */
export async function storeOnce<Lead extends StoredLead>(attempt: Attempt<Lead>) {
  for (let count = 0; count < ATTEMPTS; count++) {
    const lead = await attempt.insert(newReference(attempt.kind));
    if (lead) return { lead, isNew: true };
    const known = await attempt.find();
    if (known && known.body_hash !== attempt.bodyHash) throw refusals.otherBodySameId();
    if (known) return { lead: known, isNew: false };
  }
  throw new Error('No free reference was found.');
}
