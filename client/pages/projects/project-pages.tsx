import { to } from '../../../contract/screens.ts';
import { Link } from '../../components/link.tsx';

type ProjectPagesProps = { page: number; count: number };

/** For search engines and visitors without scripts: with scripts the list has a button for more. */
export function ProjectPages({ page, count }: ProjectPagesProps) {
  if (count === 1) return null;
  return (
    <nav
      aria-label="Pages of projects"
      className="mt-12 hidden border-t border-ink pt-4 noscript:block print:hidden"
    >
      <ul className="flex flex-wrap">
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={to.projectsPage(number)}
              aria-current={number === page ? 'page' : undefined}
              className="inline-grid size-11 place-items-center tabular-nums aria-[current]:font-bold aria-[current]:no-underline"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
