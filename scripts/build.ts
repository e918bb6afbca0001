import { parseArgs } from 'node:util';
import { build } from '../build/site-build.ts';
import { buildStatic } from '../build/static-build.ts';
import { runWithConfig } from '../server/start-failure.ts';
import { readArguments } from './usage.ts';

const USAGE = 'npm run build, or for a static host: npm run build -- --static [--base /sub/] [--out FOLDER]';

const { isStatic, base, out } = readArguments(USAGE, () => {
  const { values } = parseArgs({
    options: { static: { type: 'boolean' }, base: { type: 'string' }, out: { type: 'string' } },
  });
  const { static: isStatic = false, base, out } = values;
  if (!isStatic && (base || out)) throw new Error('--base and --out go with --static.');
  return { isStatic, base: base ?? '/', out: out ?? 'dist-static' };
});
if (isStatic) await runWithConfig((config) => buildStatic({ config, base, out }));
else await build();
