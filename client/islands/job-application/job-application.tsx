import { useLayoutEffect, useRef, useState } from 'react';
import { Mark } from '../../components/mark.tsx';
import { scrollToAnchor } from '../../location/scrolling.ts';
import { Button } from '../../ui/button.tsx';
import { useStore } from '../../ui/use-store.ts';
import { NO_UPLOAD, uploadStore } from './application-call.ts';
import { ApplicationForm } from './application-form.tsx';
import { SENT } from './application-texts.ts';

type JobApplicationProps = {
  /** The id of the section around the form. */
  anchor: string;
  /** The retention period in words, such as 'twelve months'. */
  keptFor: string;
};

export function JobApplication({ anchor, keptFor }: JobApplicationProps) {
  const upload = useStore(uploadStore, NO_UPLOAD);
  const [atMount] = useState(uploadStore.get);
  if (upload.state !== 'sent') return <ApplicationForm keptFor={keptFor} />;
  return (
    <ApplicationSent
      reference={upload.reference}
      takesFocus={upload !== atMount}
      onApplyAgain={() => {
        uploadStore.set(NO_UPLOAD);
        scrollToAnchor(anchor);
      }}
    />
  );
}

type ApplicationSentProps = {
  reference: string | undefined;
  /** False after a later navigation, which has set focus and scroll position itself. */
  takesFocus: boolean;
  onApplyAgain: () => void;
};

function ApplicationSent({ reference, takesFocus, onApplyAgain }: ApplicationSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid justify-items-start gap-4 border-2 border-ink p-[clamp(1.5rem,1rem+2.4vw,3rem)]">
      <Mark className="size-12" />
      <h3
        ref={heading}
        tabIndex={-1}
        aria-describedby="application-sent"
        className="mt-2 scroll-mt-40 font-display text-h3"
      >
        {SENT.title}
      </h3>
      <div id="application-sent" className="grid gap-4">
        <p className="max-w-[34em]">{SENT.text}</p>
        {reference && (
          <p className="text-ink-soft">
            Your reference is <b className="text-ink tabular">{reference}</b>.
          </p>
        )}
      </div>
      <Button variant="outline" size="large" onClick={onApplyAgain} className="mt-4 print:hidden">
        Apply for Another Position
      </Button>
    </div>
  );
}
