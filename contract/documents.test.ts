import { describe, expect, it } from 'vitest';
import { services } from '../content/services/catalogue.ts';
import { documentPath, documentRoute } from './documents.ts';
import { matchScreen, to } from './screens.ts';

describe('routes and documents', () => {
  it.each(services.map(({ id, slug }) => [id, slug] as const))(
    'service %i has the document %s',
    (id, slug) => {
      expect(documentPath(to.service(id))).toBe(`/services/${slug}`);
      expect(documentRoute(`/services/${slug}`)).toBe(to.service(id));
    },
  );

  it('leave every other route as it is', () => {
    for (const route of [
      '/',
      '/projects/3',
      '/about?tab=team',
      '/contact#form',
      '/services',
      '/services?id=99',
      '/services?id=constructor',
    ]) {
      expect(documentPath(route)).toBe(route);
    }
  });

  it('keep the rest of the query and the anchor', () => {
    const [{ id, slug }] = services;
    expect(documentPath(`/services?id=${id}&scrollTop=true#top`)).toBe(
      `/services/${slug}?scrollTop=true#top`,
    );
  });
});

describe('matching a path', () => {
  it('knows screens with and without an id', () => {
    expect(matchScreen('/')).toEqual({ screen: 'home', id: '' });
    expect(matchScreen('/projects')).toEqual({ screen: 'projects', id: '' });
    expect(matchScreen('/projects/3')).toEqual({ screen: 'project', id: '3' });
    expect(matchScreen('/case-study/2')).toEqual({ screen: 'case-study', id: '2' });
  });

  it('sends everything else to the not-found screen', () => {
    for (const path of ['/nope', '/projects/3/4', '/projects/', '/Services', '/servicesx']) {
      expect(matchScreen(path).screen).toBe('not-found');
    }
  });
});
