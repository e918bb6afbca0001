import * as z from 'zod/mini';
import { hiddenFields } from '../../../contract/api.ts';
import {
  CONTACT_BUTTON,
  type ContactFormName,
  type ContactMessage,
  contactFields,
  contactMessageSchema,
  contactSubjects,
} from '../../../contract/forms/contact.ts';
import {
  PHOTO_MEDIA_TYPES,
  photoDescriptionNames,
  photoDescriptionRule,
  photosField,
  photosMessages,
} from '../../../contract/forms/photos.ts';
import { emailAddress, singleLine } from '../../../contract/text-rules.ts';
import type { FormPage } from '../../http/responses/send-refusal.ts';
import { fieldDescriptions } from '../../http/server-pages/correction-form.ts';

const SUBJECT_MAX_CHARACTERS = 200;
const REPLY_TO_MESSAGE = 'The address for the answer must be one email address.';

const photoDescription = z.optional(photoDescriptionRule);
const photoDescriptions = Object.fromEntries(
  photoDescriptionNames.map((name) => [name, photoDescription]),
) as Record<(typeof photoDescriptionNames)[number], typeof photoDescription>;

/**
 * The fields that the visitor fills in, and the two fields of the form-forwarding protocol that this relay supports.
 */
export const relayedMessageSchema = z.extend(contactMessageSchema, {
  subject: z.optional(
    singleLine({
      min: 0,
      max: SUBJECT_MAX_CHARACTERS,
      message: `The subject must be one line of at most ${SUBJECT_MAX_CHARACTERS} characters.`,
    }),
  ),
  [hiddenFields.replyTo]: z.optional(emailAddress(REPLY_TO_MESSAGE, { isRequired: false })),
  ...photoDescriptions,
});

export const contactFormPage: FormPage = {
  button: CONTACT_BUTTON,
  fields: [
    ...fieldDescriptions(contactFields),
    {
      name: photosField.name,
      label: `${photosField.label} (${photosField.hint})`,
      kind: 'file',
      accept: PHOTO_MEDIA_TYPES,
      isMultiple: true,
      hint: photosMessages.chooseAgain,
    },
  ],
};

/** A form without a subject counts as a plain contact request. */
export function chooseSubject(subject: string | undefined, { projectType }: ContactMessage) {
  const form: ContactFormName = subject === contactSubjects.estimate(projectType) ? 'estimate' : 'contact';
  return { form, subject: subject || contactSubjects[form](projectType) };
}
