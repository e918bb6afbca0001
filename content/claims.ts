import { company, warrantyYears } from './company.ts';

/** Where a visitor can check what we say: a section of the terms or of About, or a screen. */
export type Proof = 'project-terms' | 'warranty' | 'why-choose-us' | 'testimonials' | 'contact';

type Badge = { readonly title: string; readonly icon: string; readonly proof: Proof };

export const badges = [
  { title: 'Licensed & Insured', icon: 'shield', proof: 'project-terms' },
  { title: 'On-Time Completion', icon: 'calendar', proof: 'testimonials' },
  { title: 'Fair Pricing', icon: 'level', proof: 'why-choose-us' },
] as const satisfies readonly Badge[];

/** What stands behind the badges. */
export const promises = [
  { text: 'Insurance and WSIB papers shown before we start', proof: 'project-terms' },
  {
    text: `${warrantyYears.workmanship}-year workmanship, ${warrantyYears.majorStructuralElements}-year structural warranty`,
    proof: 'warranty',
  },
  { text: `Reply within ${company.replyWithinHours} hours`, proof: 'contact' },
] as const satisfies readonly { readonly text: string; readonly proof: Proof }[];

/** Beside every service: who would be doing the work. */
export const sellingPoints = [
  `${company.yearsOfExperience} years of experience`,
  'Licensed and insured professionals',
  'Premium quality materials & finishes',
  'Exceptional attention to detail',
  'Client satisfaction guarantee',
] as const satisfies readonly string[];
