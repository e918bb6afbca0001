import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pagePictures } from '../../../content/page-pictures.ts';
import type { GalleryPicture } from './gallery-picture.tsx';
import { ProjectGallery } from './project-gallery.tsx';

const { home: source } = pagePictures;
const single: GalleryPicture[] = [{ kind: 'photograph', source, alt: source.alt }];

describe('the gallery of a project', () => {
  it('shows a single picture plainly', () => {
    const html = renderToStaticMarkup(<ProjectGallery pictures={single} atOnce={1} />);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toContain('<button');
  });
});
