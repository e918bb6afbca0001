import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colours } from './colours.ts';

const root = join(import.meta.dirname, '..');

/** The background of transparent photos that visitors upload, which is not a design colour. */
const PLAIN_WHITE = '#ffffff';

it('is the only place in which the product writes a colour down', () => {
  const files = globSync('{client,server,build,contract,content}/**/*.{ts,tsx,css}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\/|^content\/(colours|pictures\.generated)\.ts$/.test(file),
  );
  const written = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/#[0-9a-f]{6}\b/gi)]
      .filter(([colour]) => colour !== PLAIN_WHITE)
      .map(([colour]) => `${file} has ${colour}: give it a name in content/colours.ts`),
  );
  expect(written).toEqual([]);
});

it.each(Object.entries(colours))('%s is written so that icons and mail understand it', (name, colour) => {
  expect(colour).toMatch(name === 'veil' ? /^#[0-9a-f]{8}$/ : /^#[0-9a-f]{6}$/);
});
