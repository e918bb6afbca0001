import type { Project } from '../../../content/project.ts';
import { to } from '../../../contract/screens.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextLink } from '../../components/link.tsx';
import { ProjectCard } from '../../components/project-card.tsx';

/** The first is full-bleed, two follow in a row. On phones all three are a strip. */
export function FeaturedProjects({ projects }: { projects: readonly Project[] }) {
  const [lead, ...others] = projects.map((project) => ({ ...project, coverPicture: project.cover }));
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

function NoProjects() {
  return (
    <EmptyState
      title="Projects Loading..."
      text="Our finished houses are on their way. Until then, see what we do, or ask us about yours."
    >
      <TextLink to={to.services}>Our Services</TextLink>
      <TextLink to={to.contact}>Contact Us</TextLink>
    </EmptyState>
  );
}
