import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { galleryOf } from '../../pages/project/gallery-pictures.ts';
import { projectOf } from '../../pages/project/project-lookup.ts';
import { ProjectGallery } from './project-gallery.tsx';

const found = projectOf('3');
const pictures = found ? galleryOf(found) : [];

describe('the gallery of a project', () => {
  it('has previous and next buttons for several pictures', () => {
    const html = renderToStaticMarkup(<ProjectGallery pictures={pictures} />);
    expect(html).toContain('Previous picture');
    expect(html).toContain('Next picture');
  });

  it('shows a single picture plainly', () => {
    const html = renderToStaticMarkup(<ProjectGallery pictures={pictures.slice(0, 1)} />);
    expect(html.match(/<img/g)).toHaveLength(1);
    expect(html).not.toContain('<button');
  });
});
