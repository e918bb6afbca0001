import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuiltDocument,
  documentsFile,
  NOT_FOUND_PATH,
  PROJECT_NOT_FOUND_PATH,
} from '../../server/pages/built-site.ts';
import { projectRoot } from '../machine/project-root.ts';

/** The documents that have an address of their own. */
export function builtDocuments(): readonly BuiltDocument[] {
  const documents: BuiltDocument[] = JSON.parse(
    readFileSync(join(projectRoot, 'dist', documentsFile), 'utf8'),
  );
  return documents.filter(({ path }) => path !== NOT_FOUND_PATH && path !== PROJECT_NOT_FOUND_PATH);
}
