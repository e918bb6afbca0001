import { describe, expect, it } from 'vitest';
import { splitRoute } from '../../../contract/routes.ts';
import { to } from '../../../contract/screens.ts';
import { ariaCurrent, ariaCurrentService, navigation } from './navigation.ts';

const shown = (route: string) => {
  const { path, search } = splitRoute(route);
  return { path, query: new URLSearchParams(search) };
};

const currentAt = (route: string) =>
  Object.fromEntries(
    navigation
      .map((entry) => [entry.label, ariaCurrent(entry, shown(route))])
      .filter(([, current]) => current !== undefined),
  );

describe('the active entry of the navigation', () => {
  it.each(navigation.map(({ label, to }) => [label, to]))('is %s, and no other, at %s', (label, route) => {
    expect(currentAt(route)).toEqual({ [label]: 'page' });
  });

  it('stays with the screen whatever its query', () => {
    expect(currentAt(to.about('team'))).toEqual({ 'About Us': 'page' });
    expect(currentAt(to.service(3))).toEqual({ Services: 'page' });
  });

  it('is the part of the site that a project belongs to', () => {
    expect(currentAt(to.project(3))).toEqual({ Projects: 'true' });
  });

  it('is none on screens outside of the navigation', () => {
    expect(currentAt(to.careers)).toEqual({});
    expect(currentAt('/no-such-page')).toEqual({});
  });

  it('is the selected service in the list of services', () => {
    expect(ariaCurrentService(3, shown(to.service(3)))).toBe('page');
    expect(ariaCurrentService(4, shown(to.service(3)))).toBeUndefined();
    expect(ariaCurrentService(3, shown('/projects?id=3'))).toBeUndefined();
  });
});
