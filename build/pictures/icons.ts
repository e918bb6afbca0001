import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colours } from '../../content/colours.ts';
import { icoFile } from './ico-file.ts';
import { markSvg } from './mark-svg.ts';

const publicFolder = join(import.meta.dirname, '../../content/public');

// Launchers may crop a maskable icon to any shape outside its middle four fifths; the others stay square.
const icons = [
  { file: 'apple-touch-icon.png', size: 180, markShare: 0.64 },
  { file: 'icon-192.png', size: 192, markShare: 0.72 },
  { file: 'icon-512.png', size: 512, markShare: 0.72 },
  { file: 'icon-maskable-512.png', size: 512, markShare: 0.5 },
];

/** For browsers, feed readers and search engines that request `/favicon.ico` whatever the page says. */
const FAVICON_SIZES = [16, 32, 48];
const SVG_UNITS_PER_INCH = 72;

/** Draws the mark in the company's colours as favicon.svg, favicon.ico and the icons of home screens. */
export async function makeIcons(): Promise<void> {
  const favicon = Buffer.from(markSvg({ background: colours.paper }));
  await writeFile(join(publicFolder, 'favicon.svg'), favicon);
  console.info('favicon.svg');
  await makeFavicon(favicon);
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

async function makeFavicon(drawing: Buffer): Promise<void> {
  const { width } = await sharp(drawing).metadata();
  const images = await Promise.all(
    FAVICON_SIZES.map(async (size) => ({
      size,
      // Rendered at its final size: scaling down a larger rendering would blur it.
      png: await sharp(drawing, { density: (SVG_UNITS_PER_INCH * size) / width })
        .resize(size, size)
        // Some readers of icon files do not support palettes.
        .ensureAlpha()
        .png({ compressionLevel: 9 })
        .toBuffer(),
    })),
  );
  await writeFile(join(publicFolder, 'favicon.ico'), icoFile(images));
  console.info('favicon.ico');
}
