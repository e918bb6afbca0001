import { type PlannedDocument, plannedDocuments } from '../../build/render/documents.ts';
import { notFoundPaths } from '../../contract/documents.ts';
import { sampleSite } from '../../contract/site.ts';

/** The documents that have a URL of their own. */
export function builtDocuments(): readonly PlannedDocument[] {
  return plannedDocuments(sampleSite()).filter(({ path }) => !notFoundPaths().includes(path));
}
