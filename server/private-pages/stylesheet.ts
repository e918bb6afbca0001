import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addImmutableFile } from '../http/documents/immutable-file.ts';
import { tagOf } from '../http/documents/resource.ts';
import { styleText } from '../page-parts/style-text.ts';

/** Cells, buttons and folds look as on the desk; the frame is that of the site. */
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

export const privateStylesheetPath = `/private/style-${tagOf(bytes)}.css`;

/** The same for everybody: it says nothing about whose page it is for. */
export function addPrivateStylesheet(app: FastifyInstance): void {
  addImmutableFile(app, { path: privateStylesheetPath, bytes });
}
