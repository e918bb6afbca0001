import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projects } from '../../../content/projects/catalogue.ts';
import { drawingPath, fileOf, keyOf } from '../../islands/project-gallery/gallery-picture.ts';
import { galleryOf } from './gallery-pictures.ts';
import { projectOf } from './project-lookup.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

describe.each(projects)('the gallery of project $id', ({ id, cover }) => {
  const found = projectOf(String(id));
  const pictures = found ? galleryOf(found) : [];

  it('begins with the cover and the drawing of the same view', () => {
    expect(pictures[0]).toMatchObject({ kind: 'photograph', source: { name: cover } });
    expect(pictures[1]?.kind).toBe('drawing');
  });

  it('shows every picture once and says what it shows', () => {
    expect(new Set(pictures.map(keyOf)).size).toBe(pictures.length);
    for (const picture of pictures) expect(picture.caption).toMatch(/\.$/);
  });

  it('leads to files that exist, the drawing in two sizes', () => {
    const drawings = pictures.flatMap((picture) =>
      picture.kind === 'drawing' ? [drawingPath(picture.scene, '-800')] : [],
    );
    for (const path of [...pictures.map(fileOf), ...drawings]) {
      expect(existsSync(join(PUBLIC, path)), path).toBe(true);
    }
  });
});
