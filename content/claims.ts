import { company } from './company.ts';

/** Where a visitor can verify a claim: a section of the terms, or a page that shows it. */
export type Proof = 'project-terms' | 'sample-estimate';

type Badge = {
  readonly title: string;
  readonly icon: string;
  /** The evidence: a document, a date or a number. */
  readonly proof: string;
  readonly checkedAt: Proof;
};

export const badges = [
  {
    title: 'Licensed & Insured',
    icon: 'shield',
    proof: 'Insurance and WSIB papers shown before we start',
    checkedAt: 'project-terms',
  },
  {
    title: 'On-Time Completion',
    icon: 'calendar',
    proof: 'Start and finish dates are in the contract',
    checkedAt: 'project-terms',
  },
  {
    title: 'Fair Pricing',
    icon: 'level',
    proof: 'A line-by-line price, nothing extra before you sign',
    checkedAt: 'sample-estimate',
  },
] as const satisfies readonly Badge[];

/** Shown beside every service: who does the work. */
export const sellingPoints = [
  `${company.yearsOfExperience} years of experience`,
  'Licensed and insured professionals',
  'Premium quality materials & finishes',
  'Exceptional attention to detail',
  'Client satisfaction guarantee',
] as const satisfies readonly string[];
