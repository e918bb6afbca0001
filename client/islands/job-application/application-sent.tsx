import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { SENT } from './application-words.ts';

type ApplicationSentProps = { reference: string | undefined; onApplyAgain: () => void };

/** Takes the form's place, and the focus. */
export function ApplicationSent({ reference, onApplyAgain }: ApplicationSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4 border-2 border-ink p-[clamp(1.5rem,1rem+2.4vw,3rem)]">
      <Mark className="size-12" />
      <h3 ref={heading} tabIndex={-1} className="mt-2 scroll-mt-40 font-display text-h3 outline-0">
        {SENT.title}
      </h3>
      <p className="max-w-[34em]">{SENT.text}</p>
      {reference && (
        <p className="text-ink-soft">
          Your reference is <b className="text-ink tabular-nums">{reference}</b>.
        </p>
      )}
      <Button look="line" size="large" onClick={onApplyAgain} className="mt-4 print:hidden">
        Apply for Another Position
      </Button>
    </div>
  );
}
