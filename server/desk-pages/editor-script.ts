import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { compressFast } from '../http/documents/compressed.ts';
import { bodyOf, Resource } from '../http/documents/resource.ts';
import type { RequireOperator } from '../operator/require-operator.ts';

const [file] = globSync(join(import.meta.dirname, '../../dist/desk/editor-*.js'));

/** What the build made of client/desk/editor.ts. None without a build: editors work without it. */
export const editorScript = file ? { path: `/desk/${basename(file)}` } : undefined;

export function addEditorScript(app: FastifyInstance, requireOperator: RequireOperator): void {
  if (!file || !editorScript) return;
  const bytes = readFileSync(file);
  const script = new Resource({
    headers: { 'Cache-Control': 'private, max-age=31536000, immutable' },
    mediaType: 'text/javascript; charset=utf-8',
    body: bodyOf(bytes, compressFast(bytes)),
  });
  app.get(editorScript.path, { onRequest: requireOperator('Desk pages') }, async (request, reply) => {
    const { status, headers, body } = script.responseTo(request.headers);
    return reply.code(status).headers(headers).send(body);
  });
}
