import { describe, expect, it } from 'vitest';
import { splitRoute } from '../../../contract/routes.ts';
import { matchScreen } from '../../../contract/screens.ts';
import { drawingList, quickActions, sheetNumberOf } from './drawing-list.ts';

const routes = [...drawingList.flatMap(({ entries }) => entries), ...quickActions].map(({ to }) => to);

describe('the list of drawings', () => {
  it('leads to screens that exist', () => {
    for (const route of routes) expect(matchScreen(splitRoute(route).path).screen).not.toBe('not-found');
  });

  it('has the services 1, 2, 3, 5 and 7', () => {
    const ids = routes
      .filter((route) => route.startsWith('/services?id='))
      .map((route) => route.split('=')[1]);
    expect(ids).toEqual(['1', '2', '3', '5', '7']);
  });

  it('has the three quick actions', () => {
    expect(quickActions.map(({ to }) => to)).toEqual(['/contact#form', '/careers#apply', '/#newsletter']);
  });

  it('numbers each entry as its sheet is numbered', () => {
    expect(sheetNumberOf('/services?id=3')).toBe('A-103');
    expect(sheetNumberOf('/#newsletter')).toBe('A-001');
  });
});
