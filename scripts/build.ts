import { parseArgs } from 'node:util';
import { build } from '../build/site-build.ts';
import { buildStatic } from '../build/static-build.ts';

/** `npm run build`, or `npm run build -- --static --base /sub/` for a host that only serves files (`--out` names the folder). */
const { values } = parseArgs({
  options: {
    static: { type: 'boolean' },
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: 'dist-static' },
  },
});

if (values.static) await buildStatic({ base: values.base, out: values.out });
else await build();
