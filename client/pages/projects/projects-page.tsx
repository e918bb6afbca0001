import { kindsOfWork } from '../../../content/kinds-of-work.ts';
import { intros, invitations, pageDescriptions } from '../../../content/pages.ts';
import { emptyPages } from '../../../content/published.ts';
import { listedProject, projectResponses } from '../../../contract/api-responses.ts';
import { facetsOf, pageCount, pageNumberIn, pageOfProjects } from '../../../contract/project-pages.ts';
import { to } from '../../../contract/screens.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Island } from '../../islands/island.tsx';
import type { Head, PageProps } from '../../page.ts';

const TITLE = 'Our Renovation Portfolio';

export function head({ query, site }: PageProps): Head {
  const page = pageNumberIn(query);
  return {
    title: page > 1 ? `${TITLE}, page ${page}` : TITLE,
    description: site.projects.length > 0 ? pageDescriptions.projects : emptyPages.projects,
    socialPicture: to.projects,
  };
}

export function Page({ query, sheetNumber, site }: PageProps) {
  const projects = projectResponses(site);
  const page = pageNumberIn(query);
  return (
    <>
      <PageHead
        sheetNumber={sheetNumber}
        shape="list"
        title={TITLE}
        introduction={projects.length > 0 ? intros.projects : emptyPages.projects}
      />
      <section aria-labelledby="portfolio-title" className="page-width">
        <h2 id="portfolio-title" className="visually-hidden">
          Projects
        </h2>
        <Island
          name="project-list"
          hydrate="load"
          hasPlaceholder
          props={{
            initial: pageOfProjects(projects, page).map(listedProject),
            initialSearch: query.toString(),
            facets: facetsOf(projects),
            kinds: kindsOfWork.map(({ slug, label }) => ({ value: slug, label })),
          }}
        />
        <Pagination page={page} count={pageCount(projects.length)} />
        <EstimateCallToAction
          {...(projects.length > 1 ? invitations.projects : invitations.consultation)}
          className="mt-24"
        />
      </section>
    </>
  );
}

/**
 * For search engines and visitors without scripts. With scripts the list has a button that loads more, but none for the
 * pages before it.
 */
function Pagination({ page, count }: { page: number; count: number }) {
  if (count === 1) return null;
  return (
    <nav
      aria-label="Pages of projects"
      className={`mt-12 border-t border-ink pt-4 print:hidden ${page === 1 ? 'hidden noscript:block' : ''}`}
    >
      <ul className="flex flex-wrap">
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={to.projectsPage(number)}
              aria-current={number === page ? 'page' : undefined}
              className="inline-grid size-11 place-items-center tabular aria-[current]:font-bold aria-[current]:no-underline"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
