import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Project } from '../../../content/project.ts';
import { projects } from '../../../content/projects/catalogue.ts';
import { drawingPath, fileOf, keyOf } from '../../islands/project-gallery/gallery-picture.tsx';
import { galleryOf } from './gallery-pictures.ts';

const PUBLIC = join(import.meta.dirname, '../../../content/public');

describe.each<Project>(projects)('the gallery of project $id', (project) => {
  const { cover, drawing, morePictures } = project;
  const pictures = galleryOf(project);

  it('shows the cover, the drawing of the same view where there is one, and the rest', () => {
    expect(pictures).toMatchObject([
      { kind: 'photograph', source: { path: cover.path } },
      ...(drawing ? [{ kind: 'drawing', scene: drawing }] : []),
      ...morePictures.map(({ path }) => ({ kind: 'photograph', source: { path } })),
    ]);
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
