import { company } from './company.ts';

/** Beside every service: who would be doing the work. */
export const sellingPoints = [
  `${company.yearsOfExperience} years of experience`,
  'Licensed and insured professionals',
  'Premium quality materials & finishes',
  'Exceptional attention to detail',
  'Client satisfaction guarantee',
] as const satisfies readonly string[];
