import { useState } from 'react';
import { scrollToAnchor } from '../../location/scrolling.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSent } from './application-sent.tsx';

type JobApplicationProps = {
  /** Of the section that the form stands in. */
  anchor: string;
};

/** The form, and after it was sent the panel that takes its place. */
export function JobApplication({ anchor }: JobApplicationProps) {
  const [sent, setSent] = useState<{ reference: string | undefined } | null>(null);
  if (!sent) return <ApplicationForm onSent={setSent} />;
  return (
    <ApplicationSent
      reference={sent.reference}
      onApplyAgain={() => {
        setSent(null);
        scrollToAnchor(anchor);
      }}
    />
  );
}
