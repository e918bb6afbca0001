import { makeIcons } from '../build/pictures/icons.ts';
import { makePhotographs, PICTURE_LIST } from '../build/pictures/photographs.ts';
import { makeSocialPictures } from '../build/pictures/social-pictures.ts';
import { runAll } from './run.ts';

/**
 * `npm run pictures -- <folder>` encodes the site's photographs from their originals, which are not kept in the
 * repository. Instead of a folder: `--social` for the pictures of link previews, `--icons` for the icons of home
 * screens and `favicon.ico`.
 */
const [argument] = process.argv.slice(2);
try {
  if (!argument) throw new Error('Name the folder of the originals: npm run pictures -- <folder>');
  if (argument === '--social') await makeSocialPictures();
  else if (argument === '--icons') await makeIcons();
  else {
    await makePhotographs(argument);
    await runAll([['biome', 'format', '--write', '--log-level=error', PICTURE_LIST]]);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
