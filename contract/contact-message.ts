import * as z from 'zod/mini';
import { type ProjectType, projectTypes } from '../content/project-types.ts';
import { EMAIL_MAX_CHARACTERS, emailAddress, singleLine, text } from './text-rules.ts';

/** A request for an estimate: one schema for the forms, the server and the tests. */
export const contactLimits = {
  name: { min: 2, max: 100 },
  email: { max: EMAIL_MAX_CHARACTERS },
  phone: { max: 40 },
  message: { min: 10, max: 5000 },
} as const;

export const contactMessageSchema = z.object({
  name: singleLine({
    ...contactLimits.name,
    message: `Enter your full name, ${contactLimits.name.min} to ${contactLimits.name.max} characters.`,
  }),
  email: emailAddress('Enter an e-mail address such as name@example.ca.'),
  /** Optional on screen; the key is always sent, empty when left blank. */
  phone: singleLine({
    min: 0,
    max: contactLimits.phone.max,
    message: `Enter a phone number of at most ${contactLimits.phone.max} characters, or leave it empty.`,
  }),
  projectType: z.enum(projectTypes, 'Choose the kind of project.'),
  message: text({
    ...contactLimits.message,
    message: `Tell us a little about the project: ${contactLimits.message.min} to ${contactLimits.message.max} characters.`,
  }),
});

export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** Which form a request came from: it words the subject and the confirmation. */
export const contactSubjects = {
  estimate: (projectType: ProjectType) => `Free Estimate Request - ${projectType}`,
  contact: (projectType: ProjectType) => `Contact Request - ${projectType}`,
} as const;

export type ContactForm = keyof typeof contactSubjects;
