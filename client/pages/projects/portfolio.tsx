import { apiPaths } from '../../../contract/api.ts';
import type { ProjectAnswer } from '../../../contract/read-only-answers.ts';
import { to } from '../../../contract/screens.ts';
import { WordsLink } from '../../components/action-link.tsx';
import { useCall } from '../../queries/queries.tsx';
import { useSeed } from '../../queries/seeds.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Placard } from '../../ui/placard.tsx';
import { FilteredProjects } from './filtered-projects.tsx';
import { PortfolioLoading } from './portfolio-loading.tsx';

/** Asked for anew at every visit. What is at hand, from the document or an earlier visit, stays in view meanwhile. */
export function Portfolio({ query }: { query: URLSearchParams }) {
  const seed = useSeed<ProjectAnswer[]>(apiPaths.projects);
  const call = useCall<ProjectAnswer[]>(apiPaths.projects, { alwaysStale: true });
  const projects = call.data ?? seed;
  if (call.isPending && !projects) return <PortfolioLoading />;
  return (
    <>
      <div role="alert">{call.isError && <LoadingFailed onRetry={() => void call.refetch()} />}</div>
      {projects && projects.length > 0 && <FilteredProjects projects={projects} query={query} />}
      {!call.isError && !projects?.length && <NothingYet />}
    </>
  );
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice kind="bad" title="Error loading projects. Please try again later." className="mb-8">
      <Button look="line" className="mt-2 justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}

function NothingYet() {
  return (
    <Placard
      title="Portfolio Loading..."
      text="Our projects are being prepared for you to see. Until then, the services say how we work."
    >
      <WordsLink to={to.services} icon="arrow">
        View All Services
      </WordsLink>
      <WordsLink to={to.contact} icon="arrow">
        Contact
      </WordsLink>
    </Placard>
  );
}
