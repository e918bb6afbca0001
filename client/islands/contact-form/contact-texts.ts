import { company } from '../../../content/company.ts';

export const SENT_TITLE = 'Request sent!';

export const sentText = {
  estimate: `We'll get back to you within ${company.replyWithinHours} hours with your free estimate.`,
  contact: "We'll contact you shortly to discuss your project.",
} as const;

export const FAILED = {
  title: 'Error sending request',
  text: `Please try again or call us directly at ${company.phone.display}`,
} as const;
