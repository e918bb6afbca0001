import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { socialPictures } from '../../content/page-pictures.ts';
import { avifPath } from '../../content/picture.ts';
import { pictures } from '../../content/pictures.ts';
import { screenNames } from '../../contract/screens.ts';
import { PICTURE_LIST, PICTURE_LIST_HEAD } from './photographs.ts';
import { filesOf } from './picture-encoding.ts';
import { socialPictureCards } from './social-picture-cards.ts';
import { fingerprintIn, fingerprintOf } from './social-picture-fingerprint.ts';

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

  test('is in a list that begins as it is written for new ones', () => {
    const list = readFileSync(join(import.meta.dirname, '../..', PICTURE_LIST), 'utf8');
    expect(list.slice(0, PICTURE_LIST_HEAD.length)).toBe(PICTURE_LIST_HEAD);
  });

  test('weighs little enough to clone all of them', () => {
    const files = readdirSync(join(publicFolder, 'pictures'), { withFileTypes: true });
    const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    expect(bytes).toBeLessThan(25_000_000);
  });
});

describe('every link preview', () => {
  const cards = socialPictureCards();

  test.each(cards)('$path shows what its page says now', async (card) => {
    const drawnFrom = await fingerprintIn(join(publicFolder, card.path));
    expect(drawnFrom, `${card.path} is missing or out of date: run npm run pictures -- --social`).toBe(
      fingerprintOf(card),
    );
  });

  test.each(cards)('$path is a picture of 1200 by 630 and at most 200 KB', async ({ path }) => {
    const file = join(publicFolder, path);
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThanOrEqual(200 * 1024);
  });

  test('belongs to a page, and each page has its own', () => {
    const files = globSync('**/*.jpg', { cwd: join(publicFolder, 'social') });
    expect(files.map((file) => `/social/${file.replaceAll('\\', '/')}`).toSorted()).toEqual(
      cards.map(({ path }) => path).toSorted(),
    );
  });

  test('says neither phone number nor hours, which would go out of date unseen', () => {
    for (const { path, title, note } of cards)
      for (const fact of [company.phone.display, company.hours.short])
        expect(`${title} ${note}`, path).not.toContain(fact);
  });

  test('that content/ chooses a picture for is the one of a screen', () => {
    expect(screenNames).toEqual(expect.arrayContaining(Object.keys(socialPictures)));
  });
});
