import { to } from '../../contract/screens.ts';
import { SETTINGS_ID } from '../settings.ts';
import { base } from '../ui/base-path.ts';

/**
 * Runs in the head, before the first paint: an address such as `/#/services?id=3` loads the document of Home and is
 * redirected to the document of its route. It tells styles/tabs.css which tab an address asks for. A string, because the
 * content security policy has its hash.
 */
export const deepLinkScript = `
const query = new URLSearchParams(location.search);
const fragment = location.hash.slice(1).replace(/^[/\\\\]+/, '/');
if (fragment.startsWith('/')) {
  const { serviceSlugs } = JSON.parse(document.getElementById('${SETTINGS_ID}').textContent);
  const wanted = new URL('${base}' + fragment, location.origin);
  const id = wanted.searchParams.get('id');
  if (wanted.pathname === '${base}${to.services}' && Object.hasOwn(serviceSlugs, id))
    wanted.pathname += '/' + serviceSlugs[id];
  for (const [name, value] of query)
    if (!wanted.searchParams.has(name)) wanted.searchParams.set(name, value);
  if (wanted.pathname !== location.pathname) {
    document.documentElement.hidden = true;
    location.replace(wanted);
  }
}
if (query.has('tab')) document.documentElement.dataset.tab = query.get('tab');
`;
