import { retentionDays, wholeMonths } from '../../../content/retention.ts';

export const SENT = {
  title: 'Application Submitted!',
  text: "We've received your application and will be in touch soon.",
} as const;

export const FAILED = {
  title: 'Submission Error',
  text: 'There was a problem submitting your application. Please try again.',
} as const;

const MONTHS_AS_WORDS: Readonly<Record<number, string>> = { 6: 'six', 12: 'twelve', 18: 'eighteen' };
const months = wholeMonths(retentionDays.jobApplications);

export const RETENTION = `We keep applications for ${MONTHS_AS_WORDS[months] ?? months} months, then delete them.`;
