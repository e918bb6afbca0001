import type { Project } from '../../../content/project.ts';
import { projects } from '../../../content/projects/catalogue.ts';

export function projectOf(id: string): Project | undefined {
  return projects.find((candidate) => String(candidate.id) === id);
}

const RELATED = 3;

/** Projects of the same city, then those that follow in the list, which wraps around. */
export function relatedTo(project: Project): Project[] {
  const at = projects.findIndex(({ id }) => id === project.id);
  const others: Project[] = [...projects.slice(at + 1), ...projects.slice(0, at)];
  const nearby = others.filter(({ city }) => city === project.city);
  return [...new Set([...nearby, ...others])].slice(0, RELATED);
}
