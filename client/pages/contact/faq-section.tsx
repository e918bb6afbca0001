import { type FaqEntry, faq, faqCategories } from '../../../content/faq.ts';
import { intros } from '../../../content/pages.ts';
import { SectionHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { Icon } from '../../ui/icon.tsx';

export function FaqSection() {
  return (
    <section id="faq" className="on-trace py-section" aria-labelledby="faq-title">
      <div className="page-width">
        <SectionHead id="faq-title" title="Frequently asked questions" introduction={intros.questions} />
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

function FaqGroup({ category, entries }: { category: string; entries: readonly FaqEntry[] }) {
  return (
    <div className="mt-12 grid gap-3 first-of-type:mt-0 lg:columns-12 lg:gap-y-0">
      <h3 className="font-display text-h3 lg:col-span-3 lg:col-start-3 lg:pt-3">{category}</h3>
      <div className="border-t border-ink lg:col-span-7 lg:col-start-6">
        {entries.map(({ question, answer }, index) => (
          <details
            key={question}
            open={index === 0}
            className="group border-b print:break-inside-avoid print:[&::details-content]:[content-visibility:visible]"
          >
            <summary className="flex min-h-13 items-center justify-between gap-6 py-3 font-strong text-balance hover:text-act focus-visible:-outline-offset-2">
              {question}
              <Icon
                name="down"
                className="transition-[rotate] duration-260 ease-calm group-open:rotate-180 print:hidden"
              />
            </summary>
            {/* The anchor is inside, so that the browser opens the details without scripts. */}
            <p id={answerId(question)} className="max-w-[38em] scroll-mt-40 pr-8 pb-5 text-ink-soft">
              <Prose>{answer}</Prose>
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}

/** 'Is the estimate free?' becomes 'faq-is-the-estimate-free'. */
export function answerId(question: string): string {
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return ['faq', ...words].join('-');
}
