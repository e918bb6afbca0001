import { serviceBySlug } from '../../../content/service-by-slug.ts';
import { contactQuery, to } from '../../../contract/screens.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { ButtonLink } from '../../components/action-link.tsx';
import { AskBand } from '../../components/ask-band.tsx';
import type { Head } from '../../head/head.ts';
import { Island } from '../../islands/island.tsx';
import type { PageProps } from '../../page.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import { galleryOf } from './gallery-pictures.ts';
import { PrintedImprint } from './printed-imprint.tsx';
import { ProjectHead } from './project-head.tsx';
import { projectOf } from './project-lookup.ts';
import { ProjectNotFound } from './project-not-found.tsx';
import { ProjectSchedule } from './project-schedule.tsx';
import { ProjectStory } from './project-story.tsx';
import { RelatedProjects } from './related-projects.tsx';

export function head({ id }: PageProps): Head {
  const project = projectOf(id);
  if (!project)
    return {
      title: 'Project Not Found',
      description: "Sorry, we couldn't find the project you're looking for. The portfolio shows all of them.",
      socialPicture: 'projects',
      isIndexable: false,
    };
  return {
    title: project.title,
    description: project.metaDescription,
    socialPicture: `project-${project.id}`,
  };
}

export function Page({ id, query }: PageProps) {
  const project = projectOf(id);
  if (!project) return <ProjectNotFound />;
  const { projectType } = serviceBySlug[project.service];
  return (
    <div data-prints-on-one-page="" data-project-type={projectType}>
      <ProjectHead project={project} sheet={sheetOf({ screen: 'project', id }, query).number} />
      {project.beforeAndAfter && <BeforeAndAfter pair={project.beforeAndAfter} />}
      <div className="sheet grid gap-x-gap gap-y-12 py-[clamp(3rem,2rem+4vw,6rem)] lg:columns-12 print:grid-cols-[11fr_9fr] print:gap-x-6 print:py-4">
        <ProjectStory project={project} />
        <ProjectSchedule project={project} />
      </div>
      <Island name="project-gallery" hydrate="load" props={{ pictures: galleryOf(project) }} />
      <div className="sheet mt-[clamp(3rem,2rem+4vw,6rem)] print:hidden">
        <AskBand
          title="Interested in a similar project?"
          text="Contact us today for a free consultation and estimate."
        >
          <ButtonLink to={to.contact} data-query={contactQuery(projectType)} size="large" icon="arrow">
            Request a Quote
          </ButtonLink>
        </AskBand>
      </div>
      <RelatedProjects project={project} />
      <PrintedImprint route={to.project(project.id)} />
    </div>
  );
}
