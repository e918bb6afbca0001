import { to } from '../../../contract/screens.ts';
import { ButtonLink } from '../../components/action-link.tsx';

export function ProjectNotFound() {
  return (
    <div className="sheet grid items-center gap-x-gap gap-y-10 py-section lg:grid-cols-[5fr_7fr]">
      <div className="grid justify-items-start gap-4">
        <p className="text-note text-ink-soft">Not one of our projects</p>
        <h1 data-screen-heading="" tabIndex={-1} className="font-display text-h1">
          Project Not Found
        </h1>
        <p className="mb-2 max-w-[34em] text-lead">Sorry, we couldn't find the project you're looking for.</p>
        <ButtonLink to={to.homeSection('projects')} size="large" icon="arrow">
          View All Projects
        </ButtonLink>
      </div>
      <div className="opening aspect-3/2" aria-hidden="true" />
    </div>
  );
}
