import * as z from 'zod/mini';
import {
  APPLICATION_BUTTON,
  applicationFields,
  jobApplicationSchema,
  resumeField,
  resumeMessages,
} from '../../../contract/forms/application.ts';
import type { FormPage } from '../../http/responses/send-refusal.ts';
import { fieldDescriptions } from '../../http/server-pages/correction-form.ts';

/** The text fields of the form. The resume is a file; some clients send an empty text if none was chosen. */
export const applicationTextSchema = z.extend(jobApplicationSchema, {
  [resumeField.name]: z.optional(z.literal('', resumeMessages.notAFile)),
});

export const jobApplicationFormPage: FormPage = {
  button: APPLICATION_BUTTON,
  fields: [
    ...fieldDescriptions(applicationFields),
    { name: resumeField.name, label: `${resumeField.label} (${resumeField.hint})`, kind: 'file' },
  ],
};
