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

/** Where subscribers have the link sent that ends their subscription. */
export const unsubscribePath = '/unsubscribe';
