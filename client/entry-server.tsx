import { renderToStaticMarkup } from 'react-dom/server';
import { splitRoute } from '../contract/routes.ts';
import { matchScreen, type ScreenName, screenRow } from '../contract/screens.ts';
import { sheetOf } from '../contract/sheets.ts';
import { loadIslands } from './islands/island.tsx';
import { Layout } from './layout.tsx';
import type { PageModule } from './page.ts';
import type { RenderModule } from './render-module.ts';
import { SettingsContext } from './settings-context.ts';

export { documentHtml } from './head/document-html.ts';

/** Pages are rendered on the server and never shipped to the browser. */
const pages = import.meta.glob<PageModule>('./pages/*/*-page.tsx', { eager: true });

/** Called by the process that renders the site, and by the development server. */
export const render: RenderModule['render'] = async (route, settings, site, leftOut = []) => {
  await loadIslands();
  const { path, search } = splitRoute(route);
  const query = new URLSearchParams(search);
  const match = matchScreen(path);
  const sheet = sheetOf(match, query, site);
  const { Page, head } = pageOf(match.screen);
  const props = { id: match.id, query, sheetNumber: sheet.number, site, leftOut };
  const body = renderToStaticMarkup(
    <SettingsContext value={settings}>
      <Layout screen={{ path, query }} sheet={sheet} site={site}>
        <Page {...props} />
      </Layout>
    </SettingsContext>,
  );
  return {
    body,
    head: {
      isIndexable: screenRow(match.screen).isIndexable ?? true,
      ...(typeof head === 'function' ? head(props) : head),
    },
  };
};

function pageOf(screen: ScreenName): PageModule {
  const path = `./pages/${screen}/${screen}-page.tsx`;
  const page = pages[path];
  if (!page) throw new Error(`There is no client/${path.slice(2)} for the row of ${screen}.`);
  return page;
}
