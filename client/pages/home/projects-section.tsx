import { to } from '../../../contract/screens.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { lazySection } from '../../components/lazy-section.tsx';
import { SectionHead } from '../../components/sheet-head.tsx';
import { LoadingNote, SkeletonCard } from '../../ui/skeleton.tsx';
import { NoProjects } from './no-projects.tsx';

const FeaturedProjects = lazySection(async () => (await import('./featured-projects.tsx')).FeaturedProjects, {
  fetched: 'when near',
  Fallback: ProjectsSkeleton,
  Failure: NoProjects,
});

export function ProjectsSection() {
  return (
    <section id="projects" aria-labelledby="projects-title" className="on-spruce py-section">
      <div className="sheet">
        <SectionHead
          sheet="03 / 06"
          id="projects-title"
          title="Featured Projects"
          lead="Three recent houses. Each page shows the same room before and after, from the same spot."
        />
        <FeaturedProjects />
        <p className="mt-12 print:hidden">
          <ButtonTo look="line" icon="arrow" to={to.projects}>
            View All Projects
          </ButtonTo>
        </p>
      </div>
    </section>
  );
}

/** In the shape of what is coming: one large, two below it. */
function ProjectsSkeleton() {
  return (
    <div className="grid gap-x-gap gap-y-12 [--trace:var(--line)] md:grid-cols-2">
      <LoadingNote>Loading projects</LoadingNote>
      <div className="md:col-span-full lg:w-2/3">
        <SkeletonCard />
      </div>
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}
