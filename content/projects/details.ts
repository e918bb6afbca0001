import type { Project } from '../project.ts';
import { type ProjectId, projects } from './catalogue.ts';

/** The whole project by its id, under the name by which pages still ask for it. */
export const projectDetails = Object.fromEntries<Project>(
  projects.map((project) => [project.id, project]),
) as Readonly<Record<ProjectId, Project>>;
