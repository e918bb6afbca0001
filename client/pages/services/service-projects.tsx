import { finishedView, type Project } from '../../../content/project.ts';
import type { Service } from '../../../content/service.ts';
import { to } from '../../../contract/screens.ts';
import { Link, TextLink } from '../../components/link.tsx';
import { Picture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { SampleMark } from '../../components/sample.tsx';

const MAX_SHOWN = 3;

type ServiceProjectsProps = { service: Service; projects: readonly Project[] };

export function ServiceProjects({ service, projects }: ServiceProjectsProps) {
  const built = projects.filter((project) => project.service === service.slug);
  if (built.length === 0) return null;
  return (
    <div className="mt-12 lg:grid lg:grid-cols-8 lg:gap-x-gap">
      <div className="grid lg:col-span-6 lg:col-start-3">
        <h2 className="mb-4 font-display text-h3">
          {built.length === 1 ? 'See a finished example' : 'See finished examples'}
        </h2>
        <ul className="border-t border-ink">
          {built.slice(0, MAX_SHOWN).map((project) => (
            <li
              key={project.id}
              className="group/card relative grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-b py-6 outline-focus has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-6"
            >
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
          ))}
        </ul>
        {built.length > MAX_SHOWN && (
          <TextLink to={to.filteredProjects({ category: service.slug })} icon="arrow" className="mt-4">
            All {built.length} projects of this kind
          </TextLink>
        )}
      </div>
    </div>
  );
}
