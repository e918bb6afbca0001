import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { colours } from '../../content/colours.ts';
import { markSvg } from './mark-svg.ts';

it('favicon.svg shows the mark and the colours of content/', () => {
  const favicon = readFileSync(join(import.meta.dirname, '../../content/public/favicon.svg'), 'utf8');
  expect(favicon, 'run npm run pictures -- --icons').toBe(markSvg({ background: colours.paper }));
});
