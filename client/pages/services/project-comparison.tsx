import { Fragment } from 'react';
import type { Project } from '../../../content/project.ts';
import { to } from '../../../contract/screens.ts';
import { TextLink } from '../../components/link.tsx';
import { Prose } from '../../components/prose.tsx';
import { SampleMark } from '../../components/sample.tsx';
import { BeforeAndAfter } from '../before-and-after.tsx';

export type ComparedProject = Project & Required<Pick<Project, 'beforeAndAfter'>>;

/** Before and after pictures of a project with this service. */
export function ProjectComparison({ project }: { project: ComparedProject }) {
  const { title, description, location, completionDate, schedule, isSample } = project;
  return (
    // Not the picture for the view transition: that is the one of the room.
    <section
      aria-labelledby="compared-title"
      className="page-width pt-section print:hidden [&_[data-cover]]:[view-transition-name:none]!"
    >
      <BeforeAndAfter pair={project.beforeAndAfter} />
      <div className="relative mt-6 grid gap-x-gap gap-y-2 lg:columns-12 lg:items-baseline">
        <h2 id="compared-title" className="font-display text-h3 wrap-anywhere lg:col-span-5 lg:col-start-3">
          {title}
        </h2>
        <p className="max-w-[36em] text-balance text-ink-soft lg:col-span-5 lg:col-start-3 lg:row-start-2">
          <Prose>{description}</Prose>
        </p>
        <p className="text-small text-ink-soft lg:col-span-3 lg:col-start-8 lg:row-span-2 lg:row-start-1">
          {[location, completionDate, schedule.timeOnSite && `On site: ${schedule.timeOnSite}`]
            .filter(Boolean)
            .map((fact) => (
              <Fragment key={fact}>
                <span className="inline-block">
                  <Prose>{`${fact}.`}</Prose>
                </span>{' '}
              </Fragment>
            ))}
          {isSample && <SampleMark />}
        </p>
        <div className="lg:col-span-2 lg:col-start-11 lg:row-start-1 lg:justify-self-end">
          <TextLink
            to={to.project(project.id)}
            icon="arrow"
            aria-label={`View Details: ${title}`}
            className="after:absolute after:inset-0"
          >
            View Details
          </TextLink>
        </div>
      </div>
    </section>
  );
}
