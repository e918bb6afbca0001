import { sellingPoints } from './claims.ts';
import { company, warrantyYears } from './company.ts';
import type { Service } from './service.ts';

/** Texts on the page of every service. */

const { workmanship, majorStructuralElements } = warrantyYears;

/** Adds to each selling point something a visitor can verify: a number or a document. */
export function provenPoints({
  precision,
  isStructural = false,
}: Service): { point: string; proof: string }[] {
  const structure = isStructural ? ` and ${majorStructuralElements} on structure` : '';
  const proofs: Record<(typeof sellingPoints)[number], string> = {
    [sellingPoints[0]]: `Our founders’, in and around ${company.location.city}. Under our own name since ${company.launched}.`,
    'Licensed and insured professionals': 'Insurance and WSIB papers shown before we start.',
    'Premium quality materials & finishes': 'Named in each line of the price, as in our sample estimate.',
    'Exceptional attention to detail': precision ?? 'Every room checked with you on the last walk-through.',
    'Client satisfaction guarantee': `The last payment waits for the walk-through list. ${workmanship} years on workmanship${structure}, in writing.`,
  };
  return sellingPoints.map((point) => ({ point, proof: proofs[point] }));
}

/** Shown below the heading that invites visitors to show us the room. */
export const serviceInvitation =
  'A builder comes to see it, says what it takes and puts a price on paper. The visit is free.';

/** Follows the description of a service for which the owner gave no price. */
export const priceOnPaper = 'Its price comes line by line, as in our sample estimate.';
