import type { ProjectDetail, ProjectSummary } from '../../../content/project.ts';
import { projects } from '../../../content/projects/catalogue.ts';
import { projectDetails } from '../../../content/projects/details.ts';

export type BuiltInProject = {
  readonly project: (typeof projects)[number];
  readonly detail: ProjectDetail;
};

/** The project with that number, from the built-in list. */
export function projectOf(id: string): BuiltInProject | undefined {
  const project = projects.find((candidate) => String(candidate.id) === id);
  return project && { project, detail: projectDetails[project.id] };
}

const RELATED = 3;

/** First what was built in the same city, then what follows in the list, which is a ring. */
export function relatedTo(project: ProjectSummary): ProjectSummary[] {
  const at = projects.findIndex(({ id }) => id === project.id);
  const others: ProjectSummary[] = [...projects.slice(at + 1), ...projects.slice(0, at)];
  const nearby = others.filter(({ city }) => city === project.city);
  return [...new Set([...nearby, ...others])].slice(0, RELATED);
}
