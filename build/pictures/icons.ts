import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours } from '../../content/colours.ts';

const publicFolder = join(import.meta.dirname, '../../client/public');

// Launchers cut a maskable icon to any shape within its middle four fifths; the others keep their square.
const icons = [
  { file: 'apple-touch-icon.png', size: 180, markShare: 0.64 },
  { file: 'icon-192.png', size: 192, markShare: 0.72 },
  { file: 'icon-512.png', size: 512, markShare: 0.72 },
  { file: 'icon-maskable-512.png', size: 512, markShare: 0.5 },
];

/** The icons of home screens, from the favicon's drawing: the mark on paper. */
export async function makeIcons(): Promise<void> {
  const favicon = await readFile(join(publicFolder, 'favicon.svg'));
  for (const { file, size, markShare } of icons) {
    const markSize = Math.round(size * markShare);
    const mark = await sharp(favicon).resize(markSize, markSize).png().toBuffer();
    await sharp({ create: { width: size, height: size, channels: 3, background: colours.paper } })
      .composite([{ input: mark }])
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(join(publicFolder, file));
    console.info(file);
  }
}
