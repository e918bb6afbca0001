import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

const shapes = [...read('client/ui/mark.tsx').matchAll(/ d="([^"]+)"/g)].map(([, shape = '']) => shape);

// React, a page without React, an icon and a picture of a whole name: none of them can import the others.
it.each(['client/public/favicon.svg', 'client/public/logo.svg', 'server/desk/*.ts'])(
  '%s draws the mark as client/ui/mark.tsx does',
  (pattern) => {
    const drawing = read(pattern);
    const missing = shapes.filter((shape) => !drawing.includes(shape));
    expect(missing, `put these shapes of the mark into ${pattern}`).toEqual([]);
  },
);
