import type { Project } from '../../../content/project.ts';
import { FEATURED_ON_HOME, projects } from '../../../content/projects/catalogue.ts';
import { pictureSource } from '../../../contract/picture-source.ts';
import { ProjectCard } from '../../components/project-card.tsx';
import { NoProjects } from './no-projects.tsx';

const MAX_PROJECTS = 3;

/** One bleeds off the sheet, two stand below it. On phones they are a strip. */
export function FeaturedProjects() {
  const [lead, ...others] = featured();
  if (!lead) return <NoProjects />;
  return (
    <div className="max-sm:strip gap-x-gap gap-y-12 sm:grid md:grid-cols-2">
      <ProjectCard project={lead} shape="lead" className="md:col-span-full" />
      {others.map((project) => (
        <ProjectCard key={project.id} project={project} shape="pair" />
      ))}
    </div>
  );
}

function featured() {
  return FEATURED_ON_HOME.flatMap((id) =>
    projects.filter((project: Project) => project.id === id && project.isFeatured),
  )
    .slice(0, MAX_PROJECTS)
    .map((project) => ({ ...project, coverPicture: pictureSource(project.cover) }));
}
