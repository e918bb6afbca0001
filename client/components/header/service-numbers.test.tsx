import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { services } from '../../../content/services/catalogue.ts';
import { documentPath } from '../../../contract/documents.ts';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';

const CATALOGUE = '../../../content/services/catalogue.ts';

const screen = { path: to.home, query: new URLSearchParams() };

// Reversed, because in the company's own order each service's position equals its id.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(CATALOGUE, async (importOriginal) => ({
    ...(await importOriginal<object>()),
    services: services.toReversed(),
  }));
});

// Test files share their modules.
afterAll(() => {
  vi.doUnmock(CATALOGUE);
  vi.resetModules();
});

it.each([
  ['header', async () => (await import('./main-navigation.tsx')).MainNavigation],
  ['menu of small screens', async () => (await import('./menu.tsx')).Menu],
])('the %s numbers each service by its id, as its card and its page do', async (_, load) => {
  const Part = await load();
  const links = renderToStaticMarkup(<Part screen={screen} />).match(/<a\b[^>]*>/g) ?? [];
  for (const { id } of services) {
    const link = links.find((tag) => tag.includes(`href="${documentPath(to.service(id))}"`));
    expect(link).toContain(`data-number="${twoDigits(id)}"`);
  }
});
