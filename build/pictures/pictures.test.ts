import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { avifPath } from '../../content/picture.ts';
import { pictures } from '../../content/pictures.ts';
import { socialPicturePath } from '../../content/social-pictures.ts';
import { filesOf } from './picture-encoding.ts';
import { socialPictureCards } from './social-picture-cards.ts';

const publicFolder = join(import.meta.dirname, '../../content/public');
const photographs = Object.entries(pictures);

describe('every photograph', () => {
  test.each(photographs)('%s says in one sentence what it shows', (_, { alt }) => {
    expect(alt).toMatch(/^[A-Z][^.]{40,140}\.$/);
  });

  test('says something else than every other', () => {
    const sentences = photographs.map(([, { alt }]) => alt);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test.each(photographs)(
    '%s has its largest file in the size that pages reserve for it',
    async (_, picture) => {
      const file = join(publicFolder, avifPath(picture, picture.width));
      const { width, height } = await sharp(file).metadata();
      expect({ width, height }).toEqual({ width: picture.width, height: picture.height });
    },
  );

  test('has its files in the repository, and there are no others', () => {
    const wanted = photographs.flatMap(([, picture]) => filesOf(picture).map(({ path }) => path));
    const found = readdirSync(join(publicFolder, 'pictures')).map((file) => `/pictures/${file}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  test('weighs little enough to clone all of them', () => {
    const files = readdirSync(join(publicFolder, 'pictures'), { withFileTypes: true });
    const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    expect(bytes).toBeLessThan(25_000_000);
  });
});

describe('every link preview', () => {
  const slugs = socialPictureCards.map((card) => card.slug);

  test.each(slugs)('%s has a picture of 1200 by 630 and at most 200 KB', async (slug) => {
    const file = join(publicFolder, socialPicturePath(slug));
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThanOrEqual(200 * 1024);
  });

  test('has a picture of its own', () => {
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});
