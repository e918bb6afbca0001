import type { Project } from '../../../content/project.ts';
import { serviceBySlug } from '../../../content/services/catalogue.ts';
import { to } from '../../../contract/screens.ts';
import { TextLink } from '../../components/link.tsx';
import { Prose } from '../../components/prose.tsx';
import { Island } from '../../islands/island.tsx';

export function hasStory({ story }: Project): boolean {
  return story.length > 0;
}

/** Without a story its links stand beside the facts. */
export function ProjectStory({ project }: { project: Project }) {
  const service = serviceBySlug[project.service];
  return (
    <div
      className={`grid max-w-[36em] content-start gap-4 print:col-auto print:gap-2 print:pr-0 print:leading-[1.45] ${hasStory(project) ? 'lg:col-span-5 lg:col-start-3 lg:pr-6' : 'max-lg:order-last lg:col-span-4 lg:col-start-9'}`}
    >
      {project.storyTitle && hasStory(project) && (
        <h2 className="font-display text-h3">{project.storyTitle}</h2>
      )}
      {project.story.map((paragraph) => (
        <p key={paragraph}>
          <Prose>{paragraph}</Prose>
        </p>
      ))}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 print:hidden">
        <TextLink to={to.service(service.id)} icon="arrow">
          {service.title}
        </TextLink>
        <Island name="copy-link" hydrate="load" props={{ route: to.project(project.id) }} />
      </div>
    </div>
  );
}
