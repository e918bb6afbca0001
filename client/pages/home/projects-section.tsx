import { intros } from '../../../content/pages.ts';
import type { Project } from '../../../content/project.ts';
import { singleProjectOnHome } from '../../../content/published.ts';
import { to } from '../../../contract/screens.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { SectionHead } from '../../components/page-head.tsx';
import { FeaturedProjects } from './featured-projects.tsx';
import type { Numbered } from './home-sections.ts';

type ProjectsSectionProps = Numbered & { projects: readonly Project[] };

export function ProjectsSection({ number, projects }: ProjectsSectionProps) {
  return (
    <section id="projects" aria-labelledby="projects-title" className="on-spruce py-section">
      <div className="page-width">
        <SectionHead
          number={number}
          id="projects-title"
          title="Featured Projects"
          introduction={projects.length === 1 ? singleProjectOnHome : intros.projectsOnHome}
        />
        <FeaturedProjects projects={projects} />
        <p className="mt-8 sm:mt-12 print:hidden">
          <ButtonTo variant="outline" icon="arrow" to={to.projects}>
            View All Projects
          </ButtonTo>
        </p>
      </div>
    </section>
  );
}
