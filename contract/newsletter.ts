import * as z from 'zod/mini';
import { emailAddress } from './text-rules.ts';

export const newsletterSchema = z.object({
  email: emailAddress('Enter an e-mail address such as name@example.ca.'),
});
