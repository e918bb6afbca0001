import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { colours } from '../../content/colours.ts';
import { addImmutableFile } from '../http/documents/immutable-file.ts';
import { tagOf } from '../http/documents/resource.ts';
import { fontFaces } from '../http/documents/site-fonts.ts';
import type { RequireOperator } from '../operator/require-operator.ts';

/** Later ones may override earlier ones. */
const FILES = [
  'base',
  'buttons',
  'frame',
  'tabs',
  'cards',
  'lists',
  'fields',
  'choices',
  'editor',
  'photos',
  'focus',
  'site',
  'records',
  'said',
  'times',
  'visits',
];

const colourTokens = Object.entries(colours).map(([name, value]) => `--${kebabCase(name)}:${value}`);

const bytes = Buffer.from(styleText(FILES));

/** Colours, fonts, and these files of the folder: other pages that this server writes use some of them. */
export function styleText(files: readonly string[]): string {
  return [
    `:root{${colourTokens.join(';')}}`,
    fontFaces(),
    ...files.map((name) => readFileSync(join(import.meta.dirname, `styles/${name}.css`), 'utf8')),
  ].join('\n');
}

/** A file of its own, which the browser keeps: the pages themselves are never stored, and each would carry it. */
export const stylesheetPath = `/desk/style-${tagOf(bytes)}.css`;

export function addDeskStylesheet(app: FastifyInstance, requireOperator: RequireOperator): void {
  addImmutableFile(app, { path: stylesheetPath, bytes, onRequest: requireOperator('Desk pages') });
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
