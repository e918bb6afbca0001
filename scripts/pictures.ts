/**
 * Makes the files of the site's photographs from the originals, which are not kept in the repository:
 * `npm run pictures -- <folder>`. Instead of a folder: `--social` for the pictures of link previews, `--icons`
 * for the icons of home screens and `favicon.ico`.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { makeIcons } from '../build/pictures/icons.ts';
import { encodePicture, filesOf } from '../build/pictures/picture-encoding.ts';
import { makeSocialPictures } from '../build/pictures/social-pictures.ts';
import { pictureAlts } from '../content/picture-alts.ts';
import { pictureSizes } from '../content/pictures.generated.ts';
import type { Picture } from '../content/pictures.ts';

const root = join(import.meta.dirname, '..');
const targetFolder = join(root, 'client/public/pictures');
const listFile = join(root, 'content/pictures.generated.ts');

try {
  await main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(argument: string | undefined): Promise<void> {
  if (argument === '--social') return makeSocialPictures();
  if (argument === '--icons') return makeIcons();
  if (!argument) throw new Error('Name the folder of the originals: npm run pictures -- <folder>');
  return makePictures(argument);
}

async function makePictures(folder: string): Promise<void> {
  const sources = await originalsIn(folder);
  for (const name of sources.keys()) {
    if (!(name in pictureAlts)) {
      throw new Error(`Say in content/picture-alts.ts what "${name}" shows; then run this again.`);
    }
  }

  await mkdir(targetFolder, { recursive: true });
  const list = new Map<string, Picture>();
  for (const name of Object.keys(pictureAlts).toSorted()) {
    const source = sources.get(name);
    // To add one picture, the originals of the others are not needed.
    const sizes = source ? await encodePicture(name, source, targetFolder) : knownSizes(name, folder);
    list.set(name, sizes);
    console.info(`${name} ${sizes.version}`);
  }

  await writeFile(listFile, asModule(list));
  await removeAllBut(
    new Set([...list].flatMap(([name, sizes]) => filesOf(name, sizes).map((file) => file.name))),
  );
}

async function originalsIn(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder).catch(() => {
    throw new Error(`There is no folder ${folder} to read; name the folder of the originals.`);
  });
  const pictures = files.filter((file) => /\.jpe?g$/i.test(file));
  if (pictures.length === 0) throw new Error(`${folder} holds no JPEG; name the folder of the originals.`);
  return new Map(pictures.map((file) => [parse(file).name, join(folder, file)]));
}

function knownSizes(name: string, folder: string): Picture {
  const known = new Map<string, Picture>(Object.entries(pictureSizes)).get(name);
  if (known) return known;
  throw new Error(`Put ${name}.jpg into ${folder}, or remove "${name}" from content/picture-alts.ts.`);
}

async function removeAllBut(wanted: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(targetFolder)).filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(targetFolder, file))));
}

function asModule(list: ReadonlyMap<string, Picture>): string {
  const entries = [...list].map(([name, sizes]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: {
    width: ${sizes.width},
    height: ${sizes.height},
    widths: [${sizes.widths.join(', ')}],
    fallbackWidth: ${sizes.fallbackWidth},
    version: '${sizes.version}',
  },
`;
  });
  return `// Written by \`npm run pictures\`; do not edit.
import type { Picture, PictureName } from './pictures.ts';

export const pictureSizes: Readonly<Record<PictureName, Picture>> = {
${entries.join('')}};
`;
}
