import { emailField, schemaOf } from './field.ts';

export const newsletterFields = {
  email: emailField({
    role: 'email',
    column: 'email',
    label: 'Email Address',
    ownerLabel: 'Email',
    message: 'Enter an email address such as name@example.ca.',
  }),
} as const;

export const newsletterSchema = schemaOf(newsletterFields);

export const NEWSLETTER_BUTTON = 'Subscribe';

/** The page on which subscribers can ask for their unsubscribe link. */
export const unsubscribePath = '/unsubscribe';
