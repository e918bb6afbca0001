import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Picture } from '../../content/picture.ts';
import { pictures as listed } from '../../content/pictures.ts';
import { isWritten } from '../../content/written.ts';
import { encodePicture, filesOf, PICTURES_FOLDER } from './picture-encoding.ts';

const root = join(import.meta.dirname, '../..');
const publicFolder = join(root, 'content/public');

export const PICTURE_LIST = 'content/pictures.ts';

export const PICTURE_LIST_HEAD = `import type { Picture } from './picture.ts';

/**
 * The photographs of the site. \`npm run pictures -- <folder>\` adds those of a folder and fills in all fields except
 * \`alt\` and \`focus\`, which are written here by hand.
 */`;

/**
 * Encodes the originals in a folder, adds them to the list of photographs, and removes files that no photograph uses.
 */
export async function makePhotographs(folder: string): Promise<void> {
  await mkdir(join(publicFolder, PICTURES_FOLDER), { recursive: true });
  // The originals of existing pictures are not needed to add one.
  const pictures = new Map<string, Picture>(Object.entries(listed));
  for (const [name, original] of await originalsIn(folder)) {
    const { alt = 'TODO: what it shows, in one sentence of 40 to 140 characters.', focus } =
      pictures.get(name) ?? {};
    const files = await encodePicture(name, original, publicFolder);
    pictures.set(name, { alt, ...files, ...(focus && { focus }) });
    console.info(name);
  }
  await writeFile(join(root, PICTURE_LIST), asModule(pictures));
  await removeAllBut([...pictures.values()]);
  for (const [name, { alt }] of pictures)
    if (!isWritten(alt)) console.info(`Say in ${PICTURE_LIST} what "${name}" shows.`);
}

async function originalsIn(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder).catch(() => {
    throw new Error(`There is no folder ${folder} to read; name the folder of the originals.`);
  });
  const originals = files.filter((file) => /\.jpe?g$/i.test(file));
  if (originals.length === 0) throw new Error(`${folder} holds no JPEG; name the folder of the originals.`);
  return new Map(originals.map((file) => [parse(file).name, join(folder, file)]));
}

async function removeAllBut(pictures: readonly Picture[]): Promise<void> {
  const wanted = new Set(pictures.flatMap((picture) => filesOf(picture).map(({ path }) => path)));
  const files = await readdir(join(publicFolder, PICTURES_FOLDER));
  const stale = files.map((file) => `${PICTURES_FOLDER}/${file}`).filter((path) => !wanted.has(path));
  await Promise.all(stale.map((path) => rm(join(publicFolder, path))));
}

function asModule(pictures: ReadonlyMap<string, Picture>): string {
  const sorted = [...pictures].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${PICTURE_LIST_HEAD}
export const pictures = ${JSON.stringify(Object.fromEntries(sorted), null, 2)} satisfies Record<string, Picture>;
`;
}
