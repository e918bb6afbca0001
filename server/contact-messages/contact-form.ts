import * as z from 'zod/mini';
import { hiddenFields } from '../../contract/api.ts';
import {
  CONTACT_BUTTON,
  type ContactForm,
  type ContactMessage,
  contactFields,
  contactMessageSchema,
  contactSubjects,
} from '../../contract/forms/contact.ts';
import { emailAddress, singleLine } from '../../contract/text-rules.ts';
import { fieldDescriptions } from '../http/answer-pages/field-descriptions.ts';
import type { FormPage } from '../http/answers/send-refusal.ts';

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
  button: CONTACT_BUTTON,
  fields: fieldDescriptions(contactFields),
};

/** A form that names no subject is a plain contact request. */
export function subjectOf(subject: string | undefined, { projectType }: ContactMessage) {
  const form: ContactForm = subject === contactSubjects.estimate(projectType) ? 'estimate' : 'contact';
  return { form, subject: subject || contactSubjects[form](projectType) };
}
