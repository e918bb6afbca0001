import { useState } from 'react';
import { ContactFacts } from '../../components/contact-facts.tsx';
import { SectionHead } from '../../components/sheet-head.tsx';
import { scrollToAnchor } from '../../location/scrolling.ts';
import { APPLICATION_ANCHOR, focusApplication } from './application-anchor.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationReturn } from './application-return.tsx';
import { ApplicationSent } from './application-sent.tsx';

export function ApplySection({ anchor }: { anchor: string }) {
  const [sent, setSent] = useState<{ reference: string | undefined } | null>(null);

  function applyAgain() {
    setSent(null);
    scrollToAnchor(APPLICATION_ANCHOR);
    focusApplication();
  }

  return (
    <section
      id={APPLICATION_ANCHOR}
      tabIndex={-1}
      data-below-the-fold=""
      aria-labelledby="apply-title"
      className="-scroll-mt-16 sheet py-section outline-0"
    >
      <SectionHead id="apply-title" title="Your application" />
      <div className="grid grid-cols-1 gap-x-gap gap-y-8 lg:columns-12 lg:grid-rows-[auto_1fr]">
        <p className="text-lead lg:col-span-4 lg:col-start-3 xl:pr-8">
          Three minutes, and a phone is enough. A resume helps, but it does not have to be ready: a few lines
          on what you have built will do.
        </p>
        <div className="grid grid-cols-1 content-start gap-4 lg:col-span-6 lg:col-start-7 lg:row-span-2">
          {sent ? (
            <ApplicationSent reference={sent.reference} onApplyAgain={applyAgain} />
          ) : (
            <>
              <ApplicationForm onSent={setSent} />
              <ApplicationReturn anchor={anchor} />
            </>
          )}
        </div>
        <div className="grid content-start gap-3 lg:col-span-4 lg:col-start-3 lg:row-start-2 xl:pr-8">
          <p className="font-strong">Rather talk about it first?</p>
          <ContactFacts />
        </div>
      </div>
    </section>
  );
}
