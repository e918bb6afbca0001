import type { Project } from '../../../content/project.ts';
import { to } from '../../../contract/screens.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { PageHead } from '../../components/sheet-head.tsx';

export function ProjectHead({ project, sheet }: { project: Project; sheet: string }) {
  return (
    <PageHead
      sheet={sheet}
      title={project.title}
      lead={project.description}
      above={
        <ButtonTo look="words" to={to.projects} leadsBack icon="back" className="print:hidden">
          Back to Projects
        </ButtonTo>
      }
      tags={
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-soft">
          {project.isFeatured && <span className="border-r pr-3">Featured</span>}{' '}
          <span>{project.category}</span>
        </p>
      }
    />
  );
}
