import { sampleNotes } from '../../../content/published.ts';
import { serviceBySlug } from '../../../content/services/catalogue.ts';
import { contactQuery, to } from '../../../contract/screens.ts';
import { projectsRoute, projectWithId } from '../../../contract/site.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { CallToAction } from '../../components/call-to-action.tsx';
import { ButtonLink, Link } from '../../components/link.tsx';
import { NotFound } from '../../components/not-found.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PrintFooter } from '../../components/print-footer.tsx';
import { Prose } from '../../components/prose.tsx';
import { SampleMark, SampleNote } from '../../components/sample.tsx';
import { Island } from '../../islands/island.tsx';
import type { Head, PageProps } from '../../page.ts';
import { BeforeAndAfter } from '../before-and-after.tsx';
import { ClientWords } from './client-words.tsx';
import { galleryOf } from './gallery-pictures.ts';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectFinishes } from './project-finishes.tsx';
import { StoryOpening, StoryRest } from './project-story.tsx';
import { RelatedProjects, relatedTo } from './related-projects.tsx';

export function head({ id, site }: PageProps): Head {
  const project = projectWithId(site, id);
  if (!project)
    return {
      title: 'Project Not Found',
      description: "Sorry, we couldn't find the project you're looking for. The portfolio shows all of them.",
      isIndexable: false,
    };
  return {
    title: project.title,
    description: project.metaDescription,
    // A project of the owner whose cover could not be encoded has no picture of its own.
    ...(project.linkPreview
      ? { linkPreview: project.linkPreview }
      : !project.isSample && { socialPicture: to.projects }),
  };
}

/** More of them in the largest size would fill the first screen, and leave the picture for the second. */
const SHORT_TITLE_CHARACTERS = 42;

export function Page({ id, sheetNumber, site }: PageProps) {
  const project = projectWithId(site, id);
  if (!project) return <ProjectNotFound linkTo={projectsRoute(site)} />;
  const service = serviceBySlug[project.service];
  const { projectType } = service;
  const related = relatedTo(project, site.projects);
  const words = site.testimonials.filter((testimonial) => testimonial.project?.id === project.id);
  const gallery = (
    <Island
      name="project-gallery"
      hydrate="load"
      props={{ ...galleryOf(project), ...(!project.beforeAndAfter && { isEager: true }) }}
    />
  );
  return (
    <div data-prints-on-one-page="" data-project-type={projectType}>
      <PageHead
        sheetNumber={sheetNumber}
        shape={project.title.length > SHORT_TITLE_CHARACTERS ? 'longProject' : 'project'}
        title={project.title}
        introduction={<Prose>{project.description}</Prose>}
        backLink={
          <ButtonTo variant="text" to={to.projects} isBack icon="back" className="print:hidden">
            Back to Projects
          </ButtonTo>
        }
        tags={
          <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-soft">
            <Link to={to.service(service.id)} className="-my-3.5 inline-block py-3.5 decoration-line-firm">
              {project.category}
            </Link>{' '}
            {project.isFeatured && <span>Featured</span>} {project.isSample && <SampleMark />}
          </p>
        }
      />
      {/* The page starts with a picture. */}
      {project.beforeAndAfter ? (
        <section aria-label="Before and after" className="page-width">
          <BeforeAndAfter pair={project.beforeAndAfter} isFirst />
        </section>
      ) : (
        gallery
      )}
      {project.isSample && (
        <div className="page-width mt-6 lg:columns-12 print:hidden">
          <SampleNote className="lg:col-span-10 lg:col-start-3">{sampleNotes.project}</SampleNote>
        </div>
      )}
      <StoryOpening project={project} />
      {project.beforeAndAfter && gallery}
      <div className="page-width grid gap-x-gap gap-y-12 pt-12 lg:columns-12 lg:pt-[clamp(3rem,2rem+3vw,5rem)] print:grid-cols-[11fr_9fr] print:gap-x-6 print:pt-3">
        <StoryRest project={project} />
        <ProjectFacts project={project} />
      </div>
      <ProjectFinishes project={project} />
      {words.length > 0 && <ClientWords testimonials={words} />}
      <div className="page-width mt-[clamp(3rem,2rem+4vw,6rem)] print:hidden">
        <CallToAction
          title="Interested in a similar project?"
          text="Contact us today for a free consultation and estimate."
        >
          <ButtonLink to={to.contact} data-query={contactQuery(projectType)} size="large" icon="arrow">
            Request a Quote
          </ButtonLink>
        </CallToAction>
      </div>
      {related.length > 0 && <RelatedProjects related={related} />}
      <PrintFooter route={to.project(project.id)} />
    </div>
  );
}

function ProjectNotFound({ linkTo }: { linkTo: string }) {
  return (
    <NotFound
      note="Projects"
      title="Project Not Found"
      text="Sorry, we couldn't find the project you're looking for."
      linkTo={linkTo}
      linkText="View All Projects"
      picture={<div className="opening aspect-3/2" aria-hidden="true" />}
    />
  );
}
