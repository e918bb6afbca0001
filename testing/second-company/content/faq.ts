import { company } from './company.ts';
import { ontarioRules } from './ontario-rules.ts';

export const faqCategories = ['Estimates', 'Money'] as const;

export type FaqEntry = {
  readonly question: string;
  readonly answer: string;
  readonly category: (typeof faqCategories)[number];
};

export const faq = [
  {
    category: 'Estimates',
    question: 'How soon will you answer?',
    answer: `Within ${company.replyWithinHours} hours, or call ${company.phone.display} on any day, ${company.hours.spoken}.`,
  },
  {
    category: 'Money',
    question: 'Is tax included?',
    answer: `HST of ${ontarioRules.hstPercent} percent is shown on its own line.`,
  },
] as const satisfies readonly FaqEntry[];
