import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { services } from '../../../content/services/catalogue.ts';
import { documentPath } from '../../../contract/documents.ts';
import { to } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import { MainNavigation } from './main-navigation.tsx';
import { Menu } from './menu.tsx';

// In the other order: as the company has them, each stands at the place that its id names.
vi.mock('../../../content/services/catalogue.ts', async (importOriginal) => {
  const catalogue = await importOriginal<typeof import('../../../content/services/catalogue.ts')>();
  return { ...catalogue, services: catalogue.services.toReversed() };
});

const screen = { path: to.home, query: new URLSearchParams() };

it.each([
  ['header', MainNavigation],
  ['menu of small screens', Menu],
])('the %s numbers each service by its id, as its card and its page do', (_, Part) => {
  const links = renderToStaticMarkup(<Part screen={screen} />).match(/<a\b[^>]*>/g) ?? [];
  for (const { id } of services) {
    const link = links.find((tag) => tag.includes(`href="${documentPath(to.service(id))}"`));
    expect(link).toContain(`data-number="${twoDigits(id)}"`);
  }
});
