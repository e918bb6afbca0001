import { company } from './company.ts';

type NewsletterCopy = {
  readonly title: string;
  readonly text: string;
  /** Stored with each address. New wording needs a new version, since the old one proves what was agreed to. */
  readonly consent: { readonly version: string; readonly wording: string };
  /** Identical for new and known addresses, so that nobody can find out who is on the list. */
  readonly thanks: string;
};

export const newsletter = {
  title: 'Our newsletter, four times a year',
  text: 'One renovation from start to finish, and what it taught us.',
  consent: {
    version: '2026-11-18',
    wording: `Yes, ${company.name} of ${company.location.city}, ${company.location.region} may email me its newsletter. I can withdraw this consent at any time, with the link in its emails or by writing to ${company.email}.`,
  },
  thanks: 'Thank you. You are on the list for the next issue.',
} as const satisfies NewsletterCopy;
