import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundPaths } from '../../contract/not-found.ts';
import { type BuiltDocument, documentsFile } from '../../server/http/documents/built-site.ts';
import { projectRoot } from '../machine/project-root.ts';

/** The documents that have an address of their own. */
export function builtDocuments(): readonly BuiltDocument[] {
  const documents: BuiltDocument[] = JSON.parse(
    readFileSync(join(projectRoot, 'dist', documentsFile), 'utf8'),
  );
  return documents.filter(({ path }) => !notFoundPaths().includes(path));
}
