import { describe, expect, it } from 'vitest';
import { splitRoute } from '../../../contract/routes.ts';
import { to } from '../../../contract/screens.ts';
import { currentMark, currentServiceMark, navigation } from './navigation.ts';

const shown = (route: string) => {
  const { path, search } = splitRoute(route);
  return { path, query: new URLSearchParams(search) };
};

const marksAt = (route: string) =>
  Object.fromEntries(
    navigation
      .map((entry) => [entry.label, currentMark(entry, shown(route))])
      .filter(([, mark]) => mark !== undefined),
  );

describe('the active entry of the navigation', () => {
  it.each(navigation.map(({ label, to }) => [label, to]))('is %s, and no other, at %s', (label, route) => {
    expect(marksAt(route)).toEqual({ [label]: 'page' });
  });

  it('stays with the screen whatever its query', () => {
    expect(marksAt(to.about('team'))).toEqual({ 'About Us': 'page' });
    expect(marksAt(to.service(3))).toEqual({ Services: 'page' });
  });

  it('is the part of the site that a project belongs to', () => {
    expect(marksAt(to.project(3))).toEqual({ Projects: 'true' });
  });

  it('is none on screens outside of the navigation', () => {
    expect(marksAt(to.careers)).toEqual({});
    expect(marksAt('/no-such-page')).toEqual({});
  });

  it('is the selected service in the list of services', () => {
    expect(currentServiceMark(3, shown(to.service(3)))).toBe('page');
    expect(currentServiceMark(4, shown(to.service(3)))).toBeUndefined();
    expect(currentServiceMark(3, shown('/projects?id=3'))).toBeUndefined();
  });
});
