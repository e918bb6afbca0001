import { experienceLevels, positions } from '../../content/careers.ts';
import { choiceField, emailField, longTextField, phoneField, schemaOf, textField } from './field.ts';

export const applicationFields = {
  name: textField({
    role: 'name',
    column: 'name',
    label: 'Full Name',
    ownerLabel: 'Name',
    autocomplete: 'name',
    min: 2,
    max: 100,
    message: 'Name must be at least 2 characters',
    tooLong: 'Name must be at least 2 characters, and at most 100',
  }),
  email: emailField({
    role: 'email',
    column: 'email',
    label: 'Email Address',
    ownerLabel: 'Email',
    message: 'Please enter a valid email address',
  }),
  phone: phoneField({
    role: 'phone',
    column: 'phone',
    label: 'Phone Number',
    ownerLabel: 'Phone',
    min: 5,
    max: 40,
    isWide: true,
    message: 'Please enter a valid phone number',
  }),
  position: choiceField({
    column: 'position',
    label: 'Position',
    ownerLabel: 'Position',
    choices: positions.map(({ title }) => title),
    choiceNotes: Object.fromEntries(positions.map(({ title, description }) => [title, description])),
    message: 'Please select a position',
  }),
  experience: choiceField({
    column: 'experience',
    label: 'Experience',
    ownerLabel: 'Experience',
    choices: experienceLevels,
    message: 'Please select your experience level',
    note: 'Select the option that best matches your level of experience in the field.',
  }),
  message: longTextField({
    role: 'message',
    column: 'message',
    label: 'Cover Letter',
    ownerLabel: 'Message',
    min: 10,
    max: 5000,
    message: 'Please provide details about your relevant experience and interest',
    tooLong: 'Please provide details about your relevant experience and interest in at most 5000 characters',
    note: 'A few lines are enough: what you have built, which tickets or licences you hold, and when you could start.',
  }),
} as const;

export const jobApplicationSchema = schemaOf(applicationFields);

export const APPLICATION_BUTTON = 'Submit Application';

/** The file beside the text fields. */
export const resumeField = {
  name: 'resume',
  label: 'Resume',
  hint: 'optional, PDF, DOC or DOCX, max 5MB',
} as const;

export const RESUME_MAX_BYTES = 5 * 1024 * 1024;
export const RESUME_EXTENSIONS = ['.pdf', '.doc', '.docx'] as const;

export const resumeMediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

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
  controls:
    'The resume contains controls such as buttons, which we do not open. Please print it to PDF and choose that.',
} as const;

export type ResumeRefusal = keyof typeof resumeMessages;
