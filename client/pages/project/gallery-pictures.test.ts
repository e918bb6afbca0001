import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Project, picturesOf } from '../../../content/project.ts';
import { projects } from '../../../content/projects/catalogue.ts';
import { drawingPath, fileOf, keyOf } from '../../islands/project-gallery/gallery-picture.tsx';
import { galleryOf } from './gallery-pictures.ts';

const PUBLIC = join(import.meta.dirname, '../../../content/public');

function pairOf({ beforeAndAfter }: Project): string[] {
  return Object.values(beforeAndAfter ?? {}).map(({ path }) => path);
}

describe.each<Project>(projects)('the gallery of project $id', (project) => {
  const { pictures, atOnce } = galleryOf(project);

  it('shows every picture and the drawing, each once, and says what it shows', () => {
    const wanted = picturesOf(project).map(({ path }) => path);
    if (project.drawing) wanted.push(`drawing of ${project.drawing.scene}`);
    expect(pictures.map(keyOf).toSorted()).toEqual(wanted.toSorted());
    for (const { alt } of pictures) expect(alt).toMatch(/\.$/);
  });

  it('begins with those that the slider above it does not show', () => {
    const seen = pairOf(project);
    const first = pictures.slice(0, atOnce).map(keyOf);
    if (pictures.length > seen.length) expect(first.filter((key) => seen.includes(key))).toEqual([]);
    expect(atOnce).toBeGreaterThanOrEqual(1);
    expect(atOnce).toBeLessThanOrEqual(4);
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

describe('the gallery of a project with nothing but the pair', () => {
  const [paired] = projects.filter(({ beforeAndAfter }) => beforeAndAfter);

  it('shows the pair', () => {
    if (!paired?.beforeAndAfter) return;
    const { before, after } = paired.beforeAndAfter;
    const { drawing: _, ...rest } = paired;
    const { pictures, atOnce } = galleryOf({ ...rest, cover: after, gallery: [{ picture: before }] });
    expect(pictures.map(keyOf)).toEqual([after.path, before.path]);
    expect(atOnce).toBe(2);
  });
});
