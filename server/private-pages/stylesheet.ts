import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { styleText } from '../desk-pages/stylesheet.ts';
import { addImmutableFile } from '../http/documents/immutable-file.ts';
import { tagOf } from '../http/documents/resource.ts';

/** Cells, buttons and folds look as on the desk; the frame is that of the site. */
const SHARED = ['base', 'buttons', 'fields', 'choices', 'editor', 'said', 'times'];
const OWN = ['frame', 'columns', 'words', 'request', 'visit'];

const bytes = Buffer.from(
  [
    styleText(SHARED),
    ...OWN.map((name) => readFileSync(join(import.meta.dirname, `styles/${name}.css`), 'utf8')),
  ].join('\n'),
);

export const privateStylesheetPath = `/private/style-${tagOf(bytes)}.css`;

/** The same for everybody: it says nothing about whose page it is for. */
export function addPrivateStylesheet(app: FastifyInstance): void {
  addImmutableFile(app, { path: privateStylesheetPath, bytes });
}
