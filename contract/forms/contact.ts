import type * as z from 'zod/mini';
import { type ProjectType, projectTypes } from '../../content/project-types.ts';
import { choiceField, emailField, longTextField, phoneField, schemaOf, textField } from './field.ts';

/** A request for an estimate. */
export const contactFields = {
  name: textField({
    role: 'name',
    column: 'name',
    label: 'Full Name',
    ownerLabel: 'Name',
    autocomplete: 'name',
    min: 2,
    max: 100,
    message: 'Enter your full name, 2 to 100 characters.',
  }),
  email: emailField({
    role: 'email',
    column: 'email',
    label: 'Email Address',
    ownerLabel: 'Email',
    message: 'Enter an email address such as name@example.ca.',
  }),
  phone: phoneField({
    role: 'phone',
    column: 'phone',
    label: 'Phone Number',
    ownerLabel: 'Phone',
    min: 0,
    max: 40,
    message: 'Enter a phone number of at most 40 characters, or leave it empty.',
  }),
  projectType: choiceField({
    column: 'project_type',
    label: 'Project Type',
    ownerLabel: 'Project',
    choices: projectTypes,
    message: 'Choose a project type.',
  }),
  message: longTextField({
    role: 'message',
    column: 'message',
    label: 'Project Details',
    ownerLabel: 'Message',
    min: 10,
    max: 5000,
    message: 'Tell us a little about the project: 10 to 5000 characters.',
    note: 'Your street, the age of the house and what you want done. Three lines are enough.',
  }),
} as const;

export const contactMessageSchema = schemaOf(contactFields);

export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const CONTACT_BUTTON = 'Send request';

/** The form from which a request came determines the subject and the confirmation. */
export const contactSubjects = {
  estimate: (projectType: ProjectType) => `Free Estimate Request - ${projectType}`,
  contact: (projectType: ProjectType) => `Contact Request - ${projectType}`,
} as const;

export type ContactFormName = keyof typeof contactSubjects;
