import type { Project } from '../../../content/project.ts';
import { serviceBySlug } from '../../../content/services/catalogue.ts';
import { FactTable, warrantyOf } from '../../components/fact-table.tsx';
import { Prose } from '../../components/prose.tsx';
import { hasRest } from './project-story.tsx';

const TITLE = 'border-b border-ink bg-trace px-4 py-2.5 print:px-2 print:py-1 text-note font-strong';

export function ProjectFacts({ project }: { project: Project }) {
  const { features, schedule, budget = '' } = project;
  const { house, timeOnSite, permits, area } = schedule;
  return (
    <div
      className={`self-start border-2 border-ink text-small leading-[1.4] print:col-auto ${hasRest(project) ? 'lg:col-span-5 lg:col-start-8' : 'lg:col-span-6 lg:col-start-3 lg:row-start-1'}`}
    >
      <h2 className={TITLE}>Project details</h2>
      <FactTable
        rowClass={features.length > 0 ? 'last:border-b-ink' : 'last:border-b-0'}
        facts={[
          ['Location', project.location],
          ['House', house],
          ['Completed', project.completionDate],
          ['On site', timeOnSite],
          ['Permit', permits],
          ['Area', area],
          ['Cost', budget, 'font-display text-[1.1875rem] leading-[1.3]'],
          warrantyOf(serviceBySlug[project.service]),
        ]}
      />
      {features.length > 0 && <ScopeOfWork features={features} />}
    </div>
  );
}

function ScopeOfWork({ features }: Pick<Project, 'features'>) {
  return (
    <>
      <h3 className={TITLE}>Scope of work</h3>
      <ol>
        {features.map((feature, index) => (
          <li
            key={feature}
            className="grid grid-cols-[2.5rem_1fr] border-b px-4 py-2.5 print:px-2 print:py-1 last:border-b-0"
          >
            <span aria-hidden="true" className="text-note leading-[1.6] text-ink-soft tabular">
              {index + 1}
            </span>{' '}
            <span>
              <Prose>{feature}</Prose>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
