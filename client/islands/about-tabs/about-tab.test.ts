import { expect, test } from 'vitest';
import { aboutTabOf, aboutTabOfRoute } from './about-tab.ts';

test.each(['team', 'mission'] as const)('%s has a tab of its own', (name) => {
  expect(aboutTabOf(name)).toBe(name);
});

test.each(['company', 'Team', '', null, undefined, 3])('%j means the company', (name) => {
  expect(aboutTabOf(name)).toBe('company');
});

test.each([
  ['/about?tab=team', 'team'],
  ['/about?tab=team#mission', 'mission'],
  ['/about?tab=team#company', 'company'],
  ['/about?tab=team#main', 'team'],
  ['/about#team', 'team'],
])('%s selects %s: a tab that is clicked before hydration adds its anchor', (route, tab) => {
  expect(aboutTabOfRoute(route)).toBe(tab);
});
