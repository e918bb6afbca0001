import { company } from '../company.ts';
import type { Project, ProjectEntry } from '../project.ts';
import { serviceBySlug } from '../services/catalogue.ts';
import { isWritten } from '../written.ts';
import { projectEntries } from './order.ts';

const entries: readonly ProjectEntry[] = projectEntries;

/** A project links to its service, so it is not listed until the service is written, too. */
function isListed(entry: ProjectEntry): boolean {
  return isWritten(entry) && Object.hasOwn(serviceBySlug, entry.service);
}

export const projects: readonly Project[] = entries.filter(isListed).map((entry) => ({
  ...entry,
  category: serviceBySlug[entry.service].title,
  location: `${entry.city}, ${company.location.regionCode}`,
  isSample: true,
}));

export const leftOutProjects = entries.filter((entry) => !isListed(entry));
