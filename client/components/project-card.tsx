import type { ProjectSummary } from '../../content/project.ts';
import { to } from '../../contract/screens.ts';
import { BUTTON_ICON, textLinkStyle } from '../ui/button-styles.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from './link.tsx';
import { type CoverSource, ProjectCover } from './project-cover.tsx';
import { SampleMark } from './sample.tsx';

type CardProject = CoverSource &
  Pick<
    ProjectSummary,
    | 'id'
    | 'title'
    | 'category'
    | 'location'
    | 'description'
    | 'completionDate'
    | 'isFeatured'
    | 'isSample'
    | 'budget'
  >;

/** Cards of a row are equally high, and their feet stand in one line. */
const card = {
  article: 'flex flex-col',
  frame: 'aspect-3/2',
  text: 'mt-4 flex grow flex-col',
  title: 'text-h3',
} as const;
const row = {
  ...card,
  article: 'lg:columns-12 lg:items-end',
  frame: 'aspect-3/2 lg:col-span-8',
  text: 'mt-4 lg:col-span-4 lg:mt-0',
} as const;

const shapes = {
  /** A card in a row of two or three. */
  card: { ...card, sizes: '(min-width: 64rem) 33vw, (min-width: 48rem) 47vw, 92vw' },
  /** A card in a row of three, which is a strip on small screens. */
  small: { ...card, title: 'text-h4', sizes: '(min-width: 64rem) 31vw, 20rem' },
  /** A card in a row of two with unequal widths and pictures of equal height. */
  pair: {
    ...card,
    frame: 'aspect-3/2 lg:aspect-auto lg:h-[clamp(20rem,31vw,29rem)]',
    sizes: '(min-width: 64rem) 56vw, (min-width: 48rem) 47vw, 92vw',
  },
  /** A card with a row of its own, the text beside the picture. */
  wide: { ...row, sizes: '(min-width: 64rem) 62vw, 92vw' },
  /** Like `wide`, with a picture that reaches the edge of the window. */
  full: {
    ...row,
    frame: `${row.frame} lg:ml-[calc(-1*var(--bleed))] lg:aspect-8/5`,
    sizes: '(min-width: 64rem) 70vw, 92vw',
  },
} as const;

type ProjectCardProps = {
  project: CardProject;
  shape?: keyof typeof shapes;
  isPriority?: boolean;
  className?: string;
};

/** The link covers the whole card. */
export function ProjectCard({
  project,
  shape = 'card',
  isPriority = false,
  className = '',
}: ProjectCardProps) {
  const style = shapes[shape];
  return (
    <article
      aria-label={project.title}
      className={`group/card relative min-w-0 break-inside-avoid outline-focus has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-6 ${style.article} ${className}`}
    >
      <ProjectCover project={project} sizes={style.sizes} isPriority={isPriority} className={style.frame} />
      <div className={style.text}>
        <p className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-note text-ink-soft">
          <span>{project.category}</span>{' '}
          <span className="flex gap-3">
            {project.isFeatured && <span>Featured</span>} {project.isSample && <SampleMark />}
          </span>
        </p>
        <h3 className={`font-display ${style.title}`}>{project.title}</h3>
        <p className="mt-2 mb-4 line-clamp-2 max-w-[36em] text-balance text-ink-soft max-xl:text-small">
          {project.description}
        </p>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-1">
          <dl className="py-2 text-small">
            <CardFact name="Location" value={project.location} />
            <CardFact name="Completed" value={project.completionDate} />
            {project.budget && <CardFact name="Cost" value={project.budget} isNamed />}
          </dl>
          <Link
            to={to.project(project.id)}
            aria-label={`View Details: ${project.title}`}
            className={`after:absolute after:inset-0 focus-visible:outline-0 print:hidden ${textLinkStyle()}`}
          >
            View Details
            <Icon name="arrow" className={`${BUTTON_ICON} group-hover/card:translate-x-[3px]`} />
          </Link>
        </div>
      </div>
    </article>
  );
}

type CardFactProps = { name: string; value: string; isNamed?: boolean };

/** City and date have a visually hidden label, since their values explain themselves. */
function CardFact({ name, value, isNamed = false }: CardFactProps) {
  return (
    <div className={isNamed ? 'flex gap-2 tabular' : undefined}>
      <dt className={isNamed ? 'text-ink-soft' : 'visually-hidden'}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
