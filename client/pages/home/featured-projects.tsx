import type { Project } from '../../../content/project.ts';
import { ProjectCard } from '../../components/project-card.tsx';

/** One full-bleed project and a row of two, or the row alone if there are two. On phones several become a strip. */
export function FeaturedProjects({ projects }: { projects: readonly Project[] }) {
  const strip = projects.length > 1 ? 'max-sm:strip' : '';
  return (
    <div className={`${strip} gap-x-gap gap-y-12 sm:grid md:grid-cols-2`}>
      {projects.map((project, index) => {
        const isFirst = index === 0 && projects.length !== 2;
        return (
          <ProjectCard
            key={project.id}
            project={{ ...project, coverPicture: project.cover }}
            shape={isFirst ? 'full' : 'pair'}
            className={isFirst ? 'md:col-span-full' : ''}
          />
        );
      })}
    </div>
  );
}
