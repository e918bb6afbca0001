import { NOT_FOUND_PATH, notFoundPaths } from '../../contract/documents.ts';
import { patterns, to } from '../../contract/screens.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import { SETTINGS_ID } from '../settings.ts';
import { RETURN_KEY } from '../storage.ts';
import { base } from '../ui/base-path.ts';
import { NAVIGATION_TIMEOUT_MS } from '../ui/with-timeout.ts';

/** The first path segments of all screens; other paths may belong to the server. */
const words = [...new Set(Object.values(patterns).map((pattern) => pattern.split('/')[1]))].filter(Boolean);

/** The browser reports a navigation of its own in the document that it leads to. Visited entries have state. */
const BEFORE = `document.documentElement.hidden = true;
    if (history.state) try { sessionStorage.${RETURN_KEY} = history.state.isLayer } catch {}`;

const GO = `if (wanted.pathname !== location.pathname) {
    ${BEFORE}
    location.replace(wanted);
  }`;

/** For a static host, which appends a slash, and may answer a missing project with a 404 page of its own. */
const GO_IF_THERE = `const isAt = (path) => path.replace(/\\/$/, '') === location.pathname.replace(/\\/$/, '');
  const withoutId = fragment.replace(/[^/?#]+([?#].*)?$/, 0);
  const notFound = '${base}' + (${JSON.stringify(notFoundPaths())}.find((path) => path === withoutId) ?? '${NOT_FOUND_PATH}');
  if (!isAt(wanted.pathname) && !isAt(notFound)) {
    ${BEFORE}
    fetch(wanted, { method: 'HEAD', signal: AbortSignal.timeout(${NAVIGATION_TIMEOUT_MS}) })
      .then(({ status }) => status === 404)
      .catch(() => false)
      .then((isMissing) => location.replace(isMissing ? notFound + location.hash : wanted));
  }`;

/** A static host answers `/services?id=3` with the same document as `/services`; the server knows better. */
const GO_TO_SERVICE_OF_QUERY = `else if (location.pathname.replace(/\\/$/, '') === '${base}${to.services}') {
  const { serviceSlugs } = JSON.parse(document.getElementById('${SETTINGS_ID}').textContent);
  const id = new URLSearchParams(location.search).get('id');
  if (Object.hasOwn(serviceSlugs, id)) {
    ${BEFORE}
    location.replace('${base}${to.services}/' + serviceSlugs[id] + location.search + location.hash);
  }
}`;

/**
 * Runs in the head, before the first paint: an address such as `/#/services?id=3` loads the document of Home and is
 * redirected to the document of its route. A string, because the content security policy has its hash.
 */
export const deepLinkScript = ({ isStatic = false }: Pick<SiteSettings, 'isStatic'>) =>
  unindented(`
const fragment = location.hash.slice(1).replace(/^[/\\\\]+/, '/');
if (fragment.startsWith('/')) {
  const { serviceSlugs } = JSON.parse(document.getElementById('${SETTINGS_ID}').textContent);
  const isScreen = /^\\/(${words.join('|')})?([/?#]|$)/.test(fragment);
  const wanted = new URL('${base}' + (isScreen ? fragment : '${NOT_FOUND_PATH}' + location.hash), location.origin);
  const id = wanted.searchParams.get('id');
  if (wanted.pathname === '${base}${to.services}' && Object.hasOwn(serviceSlugs, id))
    wanted.pathname += '/' + serviceSlugs[id];
  for (const [name, value] of new URLSearchParams(location.search))
    if (!wanted.searchParams.has(name)) wanted.searchParams.set(name, value);
  ${isStatic ? GO_IF_THERE : GO}
}${isStatic ? ` ${GO_TO_SERVICE_OF_QUERY}` : ''}
`);

/** Saves every document some dozens of bytes. */
function unindented(script: string): string {
  return script.replaceAll(/\n +/g, '\n');
}

/** Tells styles/tabs.css which tab the address asks for, as `aboutTabOfRoute` does once the scripts are there. */
export const tabScript = `
const tabIn = (part) => part.match(/.*\\b(company|team|mission)\\b/)?.[1];
const showTab = () => { document.documentElement.dataset.tab = tabIn(location.hash) ?? tabIn(location.search) ?? ''; };
addEventListener('hashchange', showTab);
showTab();
`;
