import { company } from '../../../content/company.ts';
import { faq, faqCategories } from '../../../content/faq.ts';
import { SectionHead } from '../../components/sheet-head.tsx';
import { FaqGroup } from './faq-group.tsx';

export function FaqSection() {
  return (
    <section id="faq" className="on-trace py-section" aria-labelledby="faq-title">
      <div className="sheet">
        <SectionHead
          id="faq-title"
          title="Frequently asked questions"
          lead={`What owners want to know before the first visit. The answers hold for ${company.location.region}; your city may add to them.`}
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
