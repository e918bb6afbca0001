import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, ensureChromium } from '../../testing/chromium.ts';
import { type SocialPictureCard, socialPictureCards } from './social-picture-cards.ts';
import { exifOf, fingerprintIn, fingerprintOf } from './social-picture-fingerprint.ts';
import { SOCIAL_PICTURE_SIZE, socialPictureHtml } from './social-picture-html.ts';

const MAX_BYTES = 200 * 1024;
const QUALITIES = [88, 84, 80, 74];
const publicFolder = join(import.meta.dirname, '../../content/public');

/** Draws missing and outdated pictures, and removes those of documents that no longer exist. */
export async function makeSocialPictures(): Promise<void> {
  const cards = socialPictureCards();
  const wanted = new Set(cards.map(({ path }) => join(publicFolder, path)));
  for (const file of globSync(join(publicFolder, 'social/**/*.jpg'))) if (!wanted.has(file)) await rm(file);
  const stale: SocialPictureCard[] = [];
  for (const card of cards)
    if ((await fingerprintIn(join(publicFolder, card.path))) !== fingerprintOf(card)) stale.push(card);
  console.info(`${cards.length - stale.length} link previews are up to date, ${stale.length} are drawn.`);
  if (stale.length > 0) await draw(stale);
}

/** Takes screenshots of small documents, because link previews support neither SVG nor web fonts. */
async function draw(cards: readonly SocialPictureCard[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: SOCIAL_PICTURE_SIZE });
    for (const card of cards) {
      const file = join(publicFolder, card.path);
      await page.setContent(socialPictureHtml(card));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await photographOf(page, fingerprintOf(card)));
      console.info(card.path);
    }
  } finally {
    await browser.close();
  }
}

async function photographOf(page: Page, fingerprint: string): Promise<Buffer> {
  await page.evaluate('document.fonts.ready.then(() => true)');
  const screenshot = await page.screenshot({ type: 'png' });
  for (const quality of QUALITIES) {
    const jpeg = await sharp(screenshot)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .withExif(exifOf(fingerprint))
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(
    `A picture for link previews stays above ${MAX_BYTES} bytes: give its page a calmer photograph.`,
  );
}
