import { parseArgs } from 'node:util';
import { makeIcons } from '../build/pictures/icons.ts';
import { makePhotographs, PICTURE_LIST } from '../build/pictures/photographs.ts';
import { makeSocialPictures } from '../build/pictures/social-pictures.ts';
import { runAll } from './run.ts';
import { readArguments } from './usage.ts';

/**
 * Encodes the site's photographs from their originals, which are not kept in the repository. Instead of their folder:
 * `--social` for the pictures of link previews, `--icons` for the icons of home screens and `favicon.ico`.
 */
const { folder, icons } = readArguments('npm run pictures -- FOLDER | --icons | --social', () => {
  const { values, positionals } = parseArgs({
    options: { icons: { type: 'boolean' }, social: { type: 'boolean' } },
    allowPositionals: true,
  });
  const given = [...positionals, ...Object.keys(values).map((name) => `--${name}`)];
  if (given.length === 0) throw new Error('Name the folder of the originals.');
  if (given.length > 1) throw new Error(`Only one of these at a time: ${given.join(', ')}.`);
  return { folder: positionals[0], icons: values.icons };
});
try {
  if (icons) await makeIcons();
  else if (folder === undefined) await makeSocialPictures();
  else {
    await makePhotographs(folder);
    await runAll([['biome', 'format', '--write', '--log-level=error', PICTURE_LIST]]);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
