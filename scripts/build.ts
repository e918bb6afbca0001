import { parseArgs } from 'node:util';
import { build } from './site-build.ts';
import { buildStatic } from './static-build.ts';

/** `npm run build`, or `npm run build -- --static --base /sub/` for a host that only serves files. */
const { values } = parseArgs({
  options: { static: { type: 'boolean' }, base: { type: 'string', default: '/' } },
});

if (values.static) await buildStatic(values.base);
else await build();
