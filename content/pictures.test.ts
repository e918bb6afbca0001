import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { altOf, pictureAlts } from './picture-alts.ts';
import { avifPath, jpegPath, type PictureName, pictureOf } from './pictures.ts';
import type { Project } from './project.ts';
import { projects } from './projects/catalogue.ts';
import { services } from './services/catalogue.ts';
import { socialPicturePath } from './social-pictures.ts';

const PUBLIC = 'content/public';
const names = Object.keys(pictureAlts) as PictureName[];

describe('every picture', () => {
  it.each(names)('%s has its files and says what it shows', (name) => {
    const picture = pictureOf(name);
    expect(altOf(name).length).toBeGreaterThan(30);
    for (const width of picture.widths)
      expect(existsSync(PUBLIC + avifPath(name, picture, width))).toBe(true);
    expect(existsSync(PUBLIC + jpegPath(name, picture))).toBe(true);
  });

  it('says something else than every other', () => {
    expect(new Set(names.map(altOf)).size).toBe(names.length);
  });
});

describe('drawings and link previews', () => {
  it.each(projects.map((project: Project) => project))('of project $id are there', ({ id, drawing }) => {
    if (drawing) expect(existsSync(`${PUBLIC}/drawings/${drawing}.webp`)).toBe(true);
    expect(existsSync(`${PUBLIC}/social/project-${id}.jpg`)).toBe(true);
  });

  it.each(services.map(({ slug }) => slug))('of the service %s are there', (slug) => {
    expect(existsSync(PUBLIC + socialPicturePath(`service-${slug}`))).toBe(true);
  });
});
