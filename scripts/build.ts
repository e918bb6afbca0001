import { parseArgs } from 'node:util';
import { build } from '../build/site-build.ts';
import { buildStatic } from '../build/static-build.ts';
import { runWithConfig } from '../server/start-failure.ts';

/** `npm run build`, or `npm run build -- --static --base /sub/` for a static host (`--out` sets the folder). */
const { values } = parseArgs({
  options: {
    static: { type: 'boolean' },
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: 'dist-static' },
  },
});

const { base, out } = values;
if (values.static) await runWithConfig((config) => buildStatic({ config, base, out }));
else await build();
