import { finishedView, type Project } from '../../../content/project.ts';
import type { Service } from '../../../content/service.ts';
import { to } from '../../../contract/screens.ts';
import { Link, TextLink } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { SampleMark } from '../../components/sample.tsx';
import { type ComparedProject, ProjectComparison } from './project-comparison.tsx';

const MAX_LISTED = 3;

type ServiceProjectsProps = { service: Service; projects: readonly Project[] };

/** Compares before and after of one project, preferably the owner's rather than a sample, and lists the others. */
export function ServiceProjects({ service, projects }: ServiceProjectsProps) {
  const built = projects.filter((project) => project.service === service.slug);
  const pairs = built.filter((project): project is ComparedProject => project.beforeAndAfter !== undefined);
  const compared = pairs.find(({ isSample }) => !isSample) ?? pairs[0];
  const others = built.filter((project) => project !== compared);
  return (
    <>
      {compared && <ProjectComparison project={compared} />}
      {others.length > 0 && (
        <div className="page-width pt-section lg:columns-12">
          <div className="grid lg:col-span-8 lg:col-start-3">
            <h2 className="mb-4 font-display text-h3">{listTitle(others.length, compared !== undefined)}</h2>
            <ul className="border-t border-ink">
              {others.slice(0, MAX_LISTED).map((project) => (
                <ListedProject key={project.id} project={project} />
              ))}
            </ul>
            {others.length > MAX_LISTED && (
              <TextLink to={to.filteredProjects({ category: service.slug })} icon="arrow" className="mt-4">
                All {built.length} projects of this kind
              </TextLink>
            )}
          </div>
        </div>
      )}
    </>
  );
}

function listTitle(count: number, isAfterComparison: boolean): string {
  if (isAfterComparison) return count === 1 ? 'See another example' : 'See other examples';
  return count === 1 ? 'See a finished example' : 'See finished examples';
}

function ListedProject({ project }: { project: Project }) {
  return (
    <li className="group/card relative grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-b py-6 outline-focus has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-6">
      <div className="aspect-4/5 self-start overflow-hidden bg-trace sm:aspect-4/3">
        <Picture
          picture={finishedView(project)}
          sizes="(min-width: 37.5rem) 16rem, 12rem"
          className="size-full object-cover transition-[scale] duration-700 ease-calm group-hover/card:scale-[1.02]"
        />
      </div>
      <div className="min-w-0">
        <h3 className="font-display text-h4">
          <Link
            to={to.project(project.id)}
            className="no-underline after:absolute after:inset-0 group-hover/card:text-brick focus-visible:outline-0"
          >
            {project.title}
          </Link>
        </h3>
        <p className="mt-2 text-small text-ink-soft">
          <Prose>{project.description}</Prose>
        </p>
        <p className="mt-3 flex flex-wrap gap-x-3 text-note text-ink-soft">
          <span>
            {project.location}, {project.completionDate}
          </span>{' '}
          {project.isSample && <SampleMark />}
        </p>
      </div>
    </li>
  );
}
