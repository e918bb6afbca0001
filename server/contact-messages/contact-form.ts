import * as z from 'zod/mini';
import { projectTypes } from '../../content/project-types.ts';
import { hiddenFields } from '../../contract/api.ts';
import {
  type ContactForm,
  type ContactMessage,
  contactMessageSchema,
  contactSubjects,
} from '../../contract/contact-message.ts';
import { emailAddress, singleLine } from '../../contract/text-rules.ts';
import type { FormPage } from '../answers/send-refusal.ts';

const SUBJECT_MAX_CHARACTERS = 200;

/** What the visitor types, and the two fields of the forwarding protocol that this relay honours. */
export const relayedMessageSchema = z.extend(contactMessageSchema, {
  subject: z.optional(
    singleLine({
      min: 0,
      max: SUBJECT_MAX_CHARACTERS,
      message: `The subject must be one line of at most ${SUBJECT_MAX_CHARACTERS} characters.`,
    }),
  ),
  [hiddenFields.replyTo]: z.optional(
    z.union([z.literal(''), emailAddress('The address for the answer must be one e-mail address.')]),
  ),
});

export const contactFormPage: FormPage = {
  button: 'Send request',
  fields: [
    { name: 'name', label: 'Full Name', kind: 'text', autocomplete: 'name' },
    { name: 'email', label: 'Email Address', kind: 'email', autocomplete: 'email' },
    { name: 'phone', label: 'Phone Number (optional)', kind: 'tel', autocomplete: 'tel' },
    { name: 'projectType', label: 'Project Type', kind: 'choice', choices: projectTypes },
    { name: 'message', label: 'Project Details', kind: 'long-text' },
  ],
};

/** A form that names no subject is a plain contact request. */
export function subjectOf(subject: string | undefined, { projectType }: ContactMessage) {
  const form: ContactForm = subject === contactSubjects.estimate(projectType) ? 'estimate' : 'contact';
  return { form, subject: subject || contactSubjects[form](projectType) };
}
