import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pictureAlts } from '../../content/picture-alts.ts';
import { pictureSizes } from '../../content/pictures.generated.ts';
import { PICTURES_FOLDER, type Picture, type PictureName } from '../../content/pictures.ts';
import { encodePicture, filesOf } from './picture-encoding.ts';

const root = join(import.meta.dirname, '../..');
const publicFolder = join(root, 'content/public');
const listFile = join(root, 'content/pictures.generated.ts');

/** Encodes the originals of a folder, lists all photographs for the content, and removes files that are out of date. */
export async function makePhotographs(folder: string): Promise<void> {
  const originals = await originalsIn(folder);
  for (const name of originals.keys()) {
    if (!(name in pictureAlts)) {
      throw new Error(`Say in content/picture-alts.ts what "${name}" shows; then run this again.`);
    }
  }

  await mkdir(join(publicFolder, PICTURES_FOLDER), { recursive: true });
  const pictures = new Map<PictureName, Picture>();
  for (const name of Object.keys(pictureAlts).toSorted() as PictureName[]) {
    const original = originals.get(name);
    // To add one picture, the originals of the others are not needed.
    const picture = original ? await encodePicture(name, original, publicFolder) : knownPicture(name, folder);
    pictures.set(name, picture);
    console.info(`${name} ${picture.version}`);
  }

  await writeFile(listFile, asModule(pictures));
  await removeAllBut(
    new Set([...pictures].flatMap(([name, picture]) => filesOf(name, picture).map(({ path }) => path))),
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

function knownPicture(name: PictureName, folder: string): Picture {
  // A name that was added since the list was written is not in it.
  const known: Picture | undefined = pictureSizes[name];
  if (known) return known;
  throw new Error(`Put ${name}.jpg into ${folder}, or remove "${name}" from content/picture-alts.ts.`);
}

async function removeAllBut(wanted: ReadonlySet<string>): Promise<void> {
  const files = await readdir(join(publicFolder, PICTURES_FOLDER));
  const stale = files.map((file) => `${PICTURES_FOLDER}/${file}`).filter((path) => !wanted.has(path));
  await Promise.all(stale.map((path) => rm(join(publicFolder, path))));
}

function asModule(pictures: ReadonlyMap<PictureName, Picture>): string {
  const entries = [...pictures].map(([name, picture]) => {
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: {
    width: ${picture.width},
    height: ${picture.height},
    widths: [${picture.widths.join(', ')}],
    fallbackWidth: ${picture.fallbackWidth},
    version: '${picture.version}',
  },
`;
  });
  return `// Written by \`npm run pictures\`; do not edit.
import type { Picture, PictureName } from './pictures.ts';

export const pictureSizes: Readonly<Record<PictureName, Picture>> = {
${entries.join('')}};
`;
}
