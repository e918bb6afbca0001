import { expect, test } from 'vitest';
import { aboutTabOf } from './about-tab.ts';

test.each(['team', 'mission'] as const)('%s has a tab of its own', (name) => {
  expect(aboutTabOf(name)).toBe(name);
});

test.each(['company', 'Team', '', null, undefined, 3])('%j means the company', (name) => {
  expect(aboutTabOf(name)).toBe('company');
});
