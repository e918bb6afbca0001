import * as z from 'zod/mini';
import { experienceLevels, positions } from '../../content/careers.ts';
import { jobApplicationSchema, resumeMessages } from '../../contract/job-application.ts';
import type { FormPage } from '../answers/send-refusal.ts';

/** The text of the form. A resume comes as a file; some programs send an empty text where none was chosen. */
export const applicationTextSchema = z.extend(jobApplicationSchema, {
  resume: z.optional(z.literal('', resumeMessages.notAFile)),
});

export const jobApplicationFormPage: FormPage = {
  button: 'Submit application',
  fields: [
    { name: 'name', label: 'Full Name', kind: 'text', autocomplete: 'name' },
    { name: 'email', label: 'Email Address', kind: 'email', autocomplete: 'email' },
    { name: 'phone', label: 'Phone Number', kind: 'tel', autocomplete: 'tel' },
    { name: 'position', label: 'Position', kind: 'choice', choices: positions.map(({ title }) => title) },
    { name: 'experience', label: 'Experience', kind: 'choice', choices: experienceLevels },
    { name: 'message', label: 'Cover Letter', kind: 'long-text' },
    { name: 'resume', label: 'Resume (optional; PDF, DOC or DOCX, max 5MB)', kind: 'file' },
  ],
};
