import type { ProjectSummary } from '../../content/project.ts';
import { to } from '../../contract/screens.ts';
import { ACTION_ICON, wordsStyle } from '../ui/button-styles.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from './link.tsx';
import { type CoverSource, ProjectCover } from './project-cover.tsx';

type CardProject = CoverSource &
  Pick<ProjectSummary, 'id' | 'category' | 'location' | 'description' | 'completionDate' | 'isFeatured'>;

const shapes = {
  /** In a row of two or three. */
  card: {
    article: '',
    frame: 'aspect-3/2',
    text: 'mt-4',
    title: 'text-h3',
    sizes: '(min-width: 64rem) 33vw, (min-width: 48rem) 47vw, 92vw',
  },
  /** The same in a row of three below something larger, which is a strip where there is little room. */
  small: {
    article: '',
    frame: 'aspect-3/2',
    text: 'mt-4',
    title: 'text-h4',
    sizes: '(min-width: 64rem) 31vw, 20rem',
  },
  /** Two of unequal width beside each other: the pictures are equally high. */
  pair: {
    article: '',
    frame: 'aspect-3/2 lg:aspect-auto lg:h-[clamp(20rem,31vw,29rem)]',
    text: 'mt-4',
    title: 'text-h3',
    sizes: '(min-width: 64rem) 56vw, (min-width: 48rem) 47vw, 92vw',
  },
  /** Alone in its row, the words beside the picture. */
  wide: {
    article: 'lg:columns-12 lg:items-end',
    frame: 'aspect-3/2 lg:col-span-8',
    text: 'mt-4 lg:col-span-4 lg:mt-0',
    title: 'text-h3',
    sizes: '(min-width: 64rem) 62vw, 92vw',
  },
  /** Alone in its row, the picture bleeding off the sheet. */
  lead: {
    article: 'lg:columns-12 lg:items-end',
    frame: 'aspect-3/2 lg:col-span-8 lg:ml-[calc(-1*var(--bleed))] lg:aspect-8/5',
    text: 'mt-4 lg:col-span-4 lg:mt-0',
    title: 'text-h3',
    sizes: '(min-width: 64rem) 70vw, 92vw',
  },
} as const;

type ProjectCardProps = {
  project: CardProject;
  shape?: keyof typeof shapes;
  /** The picture stands in the first view of its screen. */
  isFirst?: boolean;
  className?: string;
};

/** The whole card is a link; its words are "View Details". */
export function ProjectCard({ project, shape = 'card', isFirst = false, className = '' }: ProjectCardProps) {
  const look = shapes[shape];
  return (
    <article
      aria-label={project.title}
      className={`group/card relative min-w-0 break-inside-avoid outline-focus has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-6 ${look.article} ${className}`}
    >
      <ProjectCover project={project} sizes={look.sizes} isFirst={isFirst} className={look.frame} />
      <div className={look.text}>
        <p className="mb-2 flex min-h-5.5 flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-soft">
          {project.isFeatured && <span className="border-r pr-3">Featured</span>}{' '}
          <span>{project.category}</span>
        </p>
        <h3 className={`font-display ${look.title}`}>{project.title}</h3>
        <p className="mt-2 line-clamp-2 max-w-[36em] text-ink-soft max-xl:text-small max-[22.5rem]:text-[0.875rem]">
          {project.description}
        </p>
        <dl className="my-4 grid grid-cols-2 border-y text-small leading-[1.4]">
          <Fact name="Location" value={project.location} className="pr-4" />
          <Fact name="Completed" value={project.completionDate} className="border-l pl-4" />
        </dl>
        <Link
          to={to.project(project.id)}
          aria-label={`View Details: ${project.title}`}
          className={`after:absolute after:inset-0 focus-visible:outline-0 print:hidden ${wordsStyle()}`}
        >
          View Details
          <Icon name="arrow" className={`${ACTION_ICON} group-hover/card:translate-x-[3px]`} />
        </Link>
      </div>
    </article>
  );
}

function Fact({ name, value, className }: { name: string; value: string; className: string }) {
  return (
    <div className={`min-w-0 py-2.5 ${className}`}>
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}
