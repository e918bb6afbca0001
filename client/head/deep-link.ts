import { NOT_FOUND_PATH } from '../../contract/documents.ts';
import { screens, to } from '../../contract/screens.ts';
import { SETTINGS_ID } from '../settings.ts';
import { base } from '../ui/base-path.ts';

/** The first words of the paths of all screens; other paths may be the server's own. */
const words = [...new Set(Object.values(screens).map(({ pattern }) => pattern.split('/')[1]))].filter(
  Boolean,
);

/**
 * Runs in the head, before the first paint: an address such as `/#/services?id=3` loads the document of Home and is
 * redirected to the document of its route. A string, because the content security policy has its hash.
 */
export const deepLinkScript = `
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
  if (wanted.pathname !== location.pathname) {
    document.documentElement.hidden = true;
    location.replace(wanted);
  }
}
`;

/** Tells styles/tabs.css which tab an address asks for. */
export const tabScript = `
const tab = new URLSearchParams(location.search).get('tab');
if (tab) document.documentElement.dataset.tab = tab;
`;
