import { renderToStaticMarkup } from 'react-dom/server';
import { splitRoute } from '../contract/routes.ts';
import { matchScreen } from '../contract/screens.ts';
import { sheetOf } from '../contract/sheets.ts';
import type { Head } from './head/head.ts';
import { loadIslands } from './islands/island.tsx';
import { keepTogether } from './keep-together.ts';
import { Layout } from './layout.tsx';
import { pageOf } from './pages/pages.ts';

export { documentHtml } from './head/document-html.ts';

export type Rendered = { readonly body: string; readonly head: Head };

/** One page as HTML, for the build and the development server. */
export async function render(route: string): Promise<Rendered> {
  await loadIslands();
  const { path, search } = splitRoute(route);
  const query = new URLSearchParams(search);
  const match = matchScreen(path);
  const { Page, head } = pageOf(match.screen);
  const props = { id: match.id, query };
  const body = renderToStaticMarkup(
    <Layout screen={{ path, query }} sheet={sheetOf(match, query)}>
      <Page {...props} />
    </Layout>,
  );
  return { body: keepTogether(body), head: head(props) };
}
