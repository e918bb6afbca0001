import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addImmutableFile } from '../http/documents/immutable-file.ts';
import { etagOf } from '../http/documents/resource.ts';
import { styleText } from '../page-parts/style-text.ts';

/** Cells, buttons and folds look as on the desk; the frame looks like the site. */
const FILES = [
  'base',
  'buttons',
  'fields',
  'checkboxes',
  'editor',
  'said',
  'times',
  'frame',
  'columns',
  'words',
  'request',
  'visit',
];

const bytes = Buffer.from(styleText(join(import.meta.dirname, 'styles'), FILES));

export const privateStylesheetPath = `/private/style-${etagOf(bytes)}.css`;

/** Served without a token: it is the same for everybody and reveals nothing about the page that uses it. */
export function addPrivateStylesheet(app: FastifyInstance): void {
  addImmutableFile(app, { path: privateStylesheetPath, bytes });
}
