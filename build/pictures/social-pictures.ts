import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, ensureChromium } from '../../testing/chromium.ts';
import { socialPictureCards } from './social-picture-cards.ts';
import { SOCIAL_PICTURE_SIZE, socialPictureHtml } from './social-picture-html.ts';

const MAX_BYTES = 200 * 1024;
const QUALITIES = [88, 84, 80, 74];
const folder = join(import.meta.dirname, '../../content/public/social');

/** Screenshots of small documents, one for each page: link previews show neither SVG nor web fonts. */
export async function makeSocialPictures(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage({ viewport: SOCIAL_PICTURE_SIZE });
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const card of socialPictureCards) {
      await page.setContent(socialPictureHtml(card));
      await writeFile(join(folder, `${card.slug}.jpg`), await photographOf(page));
      console.info(card.slug);
    }
  } finally {
    await browser.close();
  }
}

async function photographOf(page: Page): Promise<Buffer> {
  await page.evaluate('document.fonts.ready.then(() => true)');
  const screenshot = await page.screenshot({ type: 'png' });
  for (const quality of QUALITIES) {
    const jpeg = await sharp(screenshot)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(
    `A picture for link previews stays above ${MAX_BYTES} bytes: give its page a calmer photograph.`,
  );
}
