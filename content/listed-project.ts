import { company } from './company.ts';
import type { ProjectDerivation, ProjectEntry } from './project.ts';
import { serviceBySlug } from './service-by-slug.ts';

/** An entry with what follows from its service and its city, so that nobody types either twice. */
export function listedProject<Entry extends ProjectEntry>(entry: Entry): Entry & ProjectDerivation {
  return {
    ...entry,
    category: serviceBySlug[entry.service].title,
    location: `${entry.city}, ${company.location.regionCode}`,
  };
}
