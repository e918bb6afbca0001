import { parseArgs } from 'node:util';
import { build } from '../build/site-build.ts';
import { buildStatic } from '../build/static-build.ts';
import { runWithConfig } from '../server/start-failure.ts';

const { isStatic, base, out } = readOptions();
if (isStatic) await runWithConfig((config) => buildStatic({ config, base, out }));
else await build();

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { static: { type: 'boolean' }, base: { type: 'string' }, out: { type: 'string' } },
    });
    const { static: isStatic = false, base, out } = values;
    if (!isStatic && (base || out)) throw new Error('--base and --out go with --static.');
    return { isStatic, base: base ?? '/', out: out ?? 'dist-static' };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(
      'Usage: npm run build, or for a static host: npm run build -- --static [--base /sub/] [--out FOLDER]',
    );
    process.exit(1);
  }
}
