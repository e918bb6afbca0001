import type { Project } from '../../../content/project.ts';
import { DimensionLine } from '../../components/page-head.tsx';
import { ProjectCard } from '../../components/project-card.tsx';
import { relatedTo } from './project-lookup.ts';

export function RelatedProjects({ project }: { project: Project }) {
  return (
    <section aria-labelledby="related-title" className="sheet grid gap-8 pt-section print:hidden">
      <DimensionLine />
      <h2 id="related-title" className="font-display text-h3">
        More projects
      </h2>
      <div className="max-lg:strip lg:grid lg:grid-cols-3 lg:gap-gap">
        {relatedTo(project).map((related) => (
          <ProjectCard key={related.id} project={{ ...related, coverPicture: related.cover }} shape="small" />
        ))}
      </div>
    </section>
  );
}
