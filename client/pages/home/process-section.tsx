import { firstVisit, freeConsultation, processIntroduction, processSteps } from '../../../content/process.ts';
import { EstimateButton } from '../../components/estimate-button.tsx';
import { SectionHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';
import { withBase } from '../../ui/base-path.ts';
import type { Numbered } from './home-sections.ts';

export function ProcessSection({ number }: Numbered) {
  return (
    <section id="process" aria-labelledby="process-title" className="on-trace py-section">
      <div className="page-width">
        <SectionHead
          number={number}
          id="process-title"
          title="Our Renovation Process"
          introduction={processIntroduction}
        />
        <SectionDrawing />
        <Steps />
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t pt-6 print:hidden">
          <p className="font-display text-h3">{firstVisit}.</p>
          <EstimateButton size="large" icon="arrow" asksFor={freeConsultation} isForVisit>
            Schedule a Free Consultation
          </EstimateButton>
        </div>
      </div>
    </section>
  );
}

/** The house above its six grid lines, which lead down to the numbers. Phones show its last two bays. */
function SectionDrawing() {
  return (
    <div className="relative mb-8 lg:mb-6" aria-hidden="true">
      <div className="overflow-hidden">
        <img
          src={withBase('/drawings/section.svg')}
          alt=""
          width={1200}
          height={332}
          loading="lazy"
          className="-ml-[185%] w-[285%] max-w-none md:ml-0 md:w-full"
        />
      </div>
      <div className="absolute inset-0 -bottom-6 hidden grid-cols-6 lg:grid">
        {processSteps.map(({ title }) => (
          <span key={title} className="ml-5 border-l border-dashed border-oak" />
        ))}
      </div>
    </div>
  );
}

function Steps() {
  return (
    <ol className="gap-x-gap md:grid md:max-lg:grid-flow-col md:max-lg:grid-cols-2 md:max-lg:grid-rows-3 lg:grid-cols-6 lg:gap-x-0">
      {processSteps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative break-inside-avoid pb-8 pl-16 before:absolute before:top-10 before:bottom-0 before:left-5 before:border-0 before:border-l before:border-dashed before:border-line-firm last:before:hidden md:nth-3:before:hidden lg:pr-3 lg:pb-0 lg:pl-0 xl:pr-6 lg:before:hidden"
        >
          <span
            aria-hidden="true"
            className="absolute top-0 left-0 grid size-10 place-items-center rounded-full border-[1.25px] border-ink font-display text-intro leading-none lg:static lg:mb-5"
          >
            {index + 1}
          </span>
          <h3 className="pt-2 font-display text-h4">{title}</h3>
          <p className="mt-2 text-small text-ink-soft">
            <Prose>{text}</Prose>
          </p>
        </li>
      ))}
    </ol>
  );
}
