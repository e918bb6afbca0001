import type { RefObject } from 'react';
import { experienceLevels } from '../../../content/careers.ts';
import { jobApplicationLimits as limits } from '../../../contract/job-application.ts';
import { SelectField, TextAreaField, TextField } from '../../forms/field.tsx';
import { PositionField } from './position-field.tsx';

export function ApplicationFields({ form }: { form: RefObject<HTMLFormElement | null> }) {
  return (
    <>
      <TextField
        name="name"
        label="Full Name"
        autoComplete="name"
        required
        minLength={limits.name.min}
        maxLength={limits.name.max}
      />
      <TextField
        name="email"
        label="Email Address"
        type="email"
        autoComplete="email"
        required
        maxLength={limits.email.max}
      />
      <TextField
        name="phone"
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        required
        isWide
        minLength={limits.phone.min}
        maxLength={limits.phone.max}
      />
      <PositionField form={form} />
      <SelectField
        name="experience"
        label="Experience"
        options={experienceLevels}
        required
        defaultValue=""
        note="Select the option that best matches your level of experience in the field."
      />
      <TextAreaField
        name="message"
        label="Cover Letter"
        rows={6}
        required
        minLength={limits.message.min}
        maxLength={limits.message.max}
        note="What you have built, which tickets or licences you hold, and when you could start."
      />
    </>
  );
}
