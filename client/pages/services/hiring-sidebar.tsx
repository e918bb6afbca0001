import { company } from '../../../content/company.ts';
import { freeConsultation } from '../../../content/process.ts';
import type { Service } from '../../../content/service.ts';
import { provenPoints } from '../../../content/service-words.ts';
import { EstimateButton } from '../../components/estimate-button.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Prose } from '../../components/prose.tsx';

export function HiringSidebar({ service }: { service: Service }) {
  const { title, projectType } = service;
  return (
    <aside
      aria-labelledby="hiring-title"
      className="grid content-start gap-3 self-start border border-ink p-[clamp(1.25rem,1rem+1vw,2rem)] lg:sticky lg:top-20 lg:col-span-4 print:col-span-full print:static"
    >
      <h2 id="hiring-title" className="font-display text-h3">
        Who you are hiring
      </h2>
      <ul className="mb-4">
        {provenPoints(service).map(({ point, proof }) => (
          <li key={point} className="border-b py-3 leading-[1.4] font-medium last:border-b-0">
            {point}{' '}
            <small className="mt-0.5 block text-note leading-[1.45] font-normal text-pretty text-ink-soft">
              <Prose>{proof}</Prose>
            </small>
          </li>
        ))}
      </ul>
      <EstimateButton
        size="large"
        icon="arrow"
        projectType={projectType}
        asksFor={`For: ${title}`}
        className="print:hidden"
      >
        Get Free Quote
      </EstimateButton>
      <EstimateButton
        size="large"
        variant="outline"
        projectType={projectType}
        asksFor={freeConsultation}
        isForVisit
        className="print:hidden"
      >
        Schedule Consultation
      </EstimateButton>
      <p className="text-note text-ink-soft">
        Or call <PhoneLink className="-my-2 inline-flex min-h-11 items-center md:min-h-6" />, any day,{' '}
        {company.hours.spoken}.
      </p>
    </aside>
  );
}
