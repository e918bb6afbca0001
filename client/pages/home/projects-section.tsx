import { intros } from '../../../content/pages.ts';
import { to } from '../../../contract/screens.ts';
import type { Site } from '../../../contract/site.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { SectionHead } from '../../components/page-head.tsx';
import { FeaturedProjects } from './featured-projects.tsx';
import { sectionNumber } from './home-sections.ts';

export function ProjectsSection({ site }: { site: Site }) {
  return (
    <section id="projects" aria-labelledby="projects-title" className="on-spruce py-section">
      <div className="sheet">
        <SectionHead
          sheet={sectionNumber('projects')}
          id="projects-title"
          title="Featured Projects"
          lead={intros.projectsOnHome}
        />
        <FeaturedProjects projects={site.featuredProjects} />
        <p className="mt-8 sm:mt-12 print:hidden">
          <ButtonTo variant="outline" icon="arrow" to={to.projects}>
            View All Projects
          </ButtonTo>
        </p>
      </div>
    </section>
  );
}
