import type { Project } from '../../../content/project.ts';
import { type ProjectId, projects } from '../../../content/projects/catalogue.ts';

/** Whatever an entry leaves out, such as the pair of pictures, may be asked for. */
type BuiltInProject = Project & { readonly id: ProjectId };

/** The project with that number, from the built-in list. */
export function projectOf(id: string): BuiltInProject | undefined {
  return projects.find((candidate) => String(candidate.id) === id);
}

const RELATED = 3;

/** First what was built in the same city, then what follows in the list, which is a ring. */
export function relatedTo(project: Project): Project[] {
  const at = projects.findIndex(({ id }) => id === project.id);
  const others: Project[] = [...projects.slice(at + 1), ...projects.slice(0, at)];
  const nearby = others.filter(({ city }) => city === project.city);
  return [...new Set([...nearby, ...others])].slice(0, RELATED);
}
