import type { Project } from '../../../content/project.ts';
import { DimensionLine } from '../../components/page-head.tsx';
import { ProjectCard } from '../../components/project-card.tsx';

export function RelatedProjects({ related }: { related: readonly Project[] }) {
  return (
    <section aria-labelledby="related-title" className="page-width grid gap-8 pt-section print:hidden">
      <DimensionLine />
      <h2 id="related-title" className="font-display text-h3">
        More projects
      </h2>
      <div className="max-lg:strip lg:grid lg:grid-cols-3 lg:gap-gap">
        {related.map((project) => (
          <ProjectCard key={project.id} project={{ ...project, coverPicture: project.cover }} shape="small" />
        ))}
      </div>
    </section>
  );
}

const RELATED = 3;

/** Projects in the same city, then the next ones of the list, which wraps around. */
export function relatedTo(project: Project, projects: readonly Project[]): Project[] {
  const at = projects.findIndex(({ id }) => id === project.id);
  const others = [...projects.slice(at + 1), ...projects.slice(0, at)];
  const nearby = others.filter(({ city }) => city === project.city);
  return [...new Set([...nearby, ...others])].slice(0, RELATED);
}
