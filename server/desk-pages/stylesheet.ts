import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addImmutableFile } from '../http/documents/immutable-file.ts';
import { etagOf } from '../http/documents/resource.ts';
import type { RequireOperator } from '../operator/require-operator.ts';
import { styleText } from '../page-parts/style-text.ts';

const FILES = [
  'base',
  'buttons',
  'frame',
  'tabs',
  'cards',
  'lists',
  'fields',
  'checkboxes',
  'editor',
  'photos',
  'focus',
  'site',
  'records',
  'said',
  'times',
  'visits',
];

const bytes = Buffer.from(styleText(join(import.meta.dirname, 'styles'), FILES));

/** A separate file, because the browser can cache it: the pages themselves are sent with `no-store`. */
export const stylesheetPath = `/desk/style-${etagOf(bytes)}.css`;

export function addDeskStylesheet(app: FastifyInstance, requireOperator: RequireOperator): void {
  addImmutableFile(app, { path: stylesheetPath, bytes, onRequest: requireOperator('Desk pages') });
}
