import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { altOf, pictureAlts } from '../../../content/picture-alts.ts';
import type { PictureName } from '../../../content/pictures.ts';
import { pictureSource } from '../../../contract/picture-source.ts';
import type { GalleryPicture } from './gallery-picture.tsx';
import { ProjectGallery } from './project-gallery.tsx';

const names = (Object.keys(pictureAlts) as PictureName[]).slice(0, 3);
const pictures: GalleryPicture[] = names.map((name) => ({
  kind: 'photograph',
  source: pictureSource(name),
  caption: altOf(name),
}));

describe('the gallery of a project', () => {
  it('shows a single picture plainly', () => {
    const html = renderToStaticMarkup(<ProjectGallery pictures={pictures.slice(0, 1)} />);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toContain('<button');
  });
});
