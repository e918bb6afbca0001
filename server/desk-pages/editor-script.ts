import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addImmutableFile } from '../http/documents/immutable-file.ts';
import type { RequireOperator } from '../operator/require-operator.ts';

const [file] = globSync(join(import.meta.dirname, '../../dist/desk/editor-*.js'));

/** What the build made of client/desk/editor.ts. None without a build: editors work without it. */
export const editorScript = file ? { path: `/desk/${basename(file)}` } : undefined;

export function addEditorScript(app: FastifyInstance, requireOperator: RequireOperator): void {
  if (!file || !editorScript) return;
  const onRequest = requireOperator('Desk pages');
  addImmutableFile(app, { path: editorScript.path, bytes: readFileSync(file), onRequest });
}
