import { useEffect } from 'react';
import { faq, faqCategories } from '../../../content/faq.ts';
import { SectionHead } from '../../components/sheet-head.tsx';
import { FaqGroup } from './faq-group.tsx';

export function FaqSection({ anchor }: { anchor: string }) {
  useOpenAnswer(anchor);
  return (
    <section id="faq" data-below-the-fold="" className="on-trace py-section" aria-labelledby="faq-title">
      <div className="sheet">
        <SectionHead
          id="faq-title"
          title="Frequently asked questions"
          lead="What owners want to know before the first visit. The answers hold for Ontario; your city may add to them."
        />
        {faqCategories.map((category) => (
          <FaqGroup
            key={category}
            category={category}
            entries={faq.filter((entry) => entry.category === category)}
          />
        ))}
      </div>
    </section>
  );
}

/** A link to an answer opens it; the browser does so by itself only where it jumps by itself. */
function useOpenAnswer(anchor: string) {
  useEffect(() => {
    const details = anchor && document.getElementById(anchor)?.closest('details');
    if (details) details.open = true;
  }, [anchor]);
}
