import * as z from 'zod/mini';
import { experienceLevels, positions } from '../content/careers.ts';
import { EMAIL_MAX_CHARACTERS, emailAddress, singleLine, text } from './text-rules.ts';

export const jobApplicationLimits = {
  name: { min: 2, max: 100 },
  email: { max: EMAIL_MAX_CHARACTERS },
  phone: { min: 5, max: 40 },
  message: { min: 10, max: 5000 },
} as const;

const positionTitles = positions.map((position) => position.title);

export const jobApplicationSchema = z.object({
  name: singleLine({ ...jobApplicationLimits.name, message: 'Name must be at least 2 characters' }),
  email: emailAddress('Please enter a valid email address'),
  phone: singleLine({ ...jobApplicationLimits.phone, message: 'Please enter a valid phone number' }),
  position: z.enum(positionTitles, 'Please select a position'),
  experience: z.enum(experienceLevels, 'Please select your experience level'),
  message: text({
    ...jobApplicationLimits.message,
    message: 'Please provide details about your relevant experience and interest',
  }),
});

export type JobApplication = z.infer<typeof jobApplicationSchema>;

export const RESUME_MAX_BYTES = 5 * 1024 * 1024;
export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;

const ADVICE = 'Please export it as PDF and choose it again.';

/** Why a resume is refused, and what to do about it. */
export const resumeMessages = {
  notAFile: 'Please upload your resume',
  tooLarge: 'The resume is larger than 5 MB. Please choose a smaller file.',
  wrongType: `The resume must be a PDF, DOC or DOCX file. ${ADVICE}`,
  empty: 'The resume file is empty. Please choose it again.',
  damaged: `The resume file is damaged or incomplete. ${ADVICE}`,
  locked: 'The resume is protected by a password. Please save a copy without one and choose that.',
  macros: `The resume contains macros, which we do not open. ${ADVICE}`,
  template: `The resume is a template, not a document. ${ADVICE}`,
  activeContent:
    'The resume contains scripts or controls, which we do not open. Please print it to PDF and choose that.',
} as const;

export type ResumeRefusal = keyof typeof resumeMessages;
