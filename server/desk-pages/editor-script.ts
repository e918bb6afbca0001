import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addImmutableFile } from '../http/documents/immutable-file.ts';
import type { RequireOperator } from '../operator/require-operator.ts';

const [file] = globSync(join(import.meta.dirname, '../../dist/desk/editor-*.js'));

/** The built client/desk/editor.ts. Undefined without a build: editors also work without the script. */
export const editorScript = file ? { path: `/desk/${basename(file)}` } : undefined;

export function addEditorScript(app: FastifyInstance, requireOperator: RequireOperator): void {
  if (!file || !editorScript) return;
  const onRequest = requireOperator('Desk pages');
  addImmutableFile(app, { path: editorScript.path, bytes: readFileSync(file), onRequest });
}
