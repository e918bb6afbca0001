import { company } from '../../../content/company.ts';
import { pageDescriptions } from '../../../content/page-descriptions.ts';
import { facetsOf, pageCount, pageOf, pageOfProjects } from '../../../contract/project-pages.ts';
import { projectAnswers } from '../../../contract/read-only-answers.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { PageHead } from '../../components/page-head.tsx';
import type { Head } from '../../head/head.ts';
import { Island } from '../../islands/island.tsx';
import type { PageProps } from '../../page.ts';
import { ProjectPages } from './project-pages.tsx';

const TITLE = 'Our Renovation Portfolio';

export function head({ query }: PageProps): Head {
  const page = pageOf(query);
  return {
    title: page > 1 ? `${TITLE}, page ${page}` : TITLE,
    description: pageDescriptions.projects,
    socialPicture: 'projects',
  };
}

export function Page({ query, sheet }: PageProps) {
  const projects = projectAnswers();
  const page = pageOf(query);
  return (
    <>
      <PageHead
        sheet={sheet}
        title={TITLE}
        lead="Every house here has a before, an after and a list of what we found on the way."
      />
      <section aria-labelledby="portfolio-title" className="sheet">
        <h2 id="portfolio-title" className="visually-hidden">
          Projects
        </h2>
        <Island
          name="project-list"
          hydrate="load"
          visit="placeholder"
          props={{
            initial: pageOfProjects(projects, page),
            initialSearch: query.toString(),
            facets: facetsOf(projects),
          }}
        />
        <ProjectPages page={page} count={pageCount(projects.length)} />
        <EstimateCallToAction
          className="mt-24"
          title="Is your house like one of these?"
          text={`Show us the room and what bothers you about it. You hear from us within ${company.replyWithinHours} hours.`}
        />
      </section>
    </>
  );
}
