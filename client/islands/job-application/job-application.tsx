import { scrollToAnchor } from '../../location/scrolling.ts';
import { useStore } from '../../ui/use-store.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSent } from './application-sent.tsx';
import { applicationUpload, NO_UPLOAD } from './application-upload.ts';

type JobApplicationProps = {
  /** Of the section that the form stands in. */
  anchor: string;
};

/** The form, and after it was sent the panel that takes its place. */
export function JobApplication({ anchor }: JobApplicationProps) {
  const upload = useStore(applicationUpload, NO_UPLOAD);
  if (upload.state !== 'sent') return <ApplicationForm />;
  return (
    <ApplicationSent
      reference={upload.reference}
      onApplyAgain={() => {
        applicationUpload.set(NO_UPLOAD);
        scrollToAnchor(anchor);
      }}
    />
  );
}
