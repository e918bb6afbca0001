import { expect, it } from 'vitest';
import { startTestService } from '../../testing/test-service.ts';
import { isPagePath } from './pages.ts';

it('no route of the server is taken for the path of a page', async () => {
  const { app } = await startTestService('SQLite');
  // The routes at the first level of the tree.
  const routes = [...app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\S+)/gm)].map(
    ([, route = '']) => route,
  );
  expect(routes).toContain('/health/live');
  expect(routes.filter(isPagePath)).toEqual([]);
});
