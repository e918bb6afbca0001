import { to } from '../../contract/screens.ts';
import { SETTINGS_ID } from '../settings.ts';
import { base } from '../ui/base-path.ts';

/**
 * Runs in the head, before the first paint: an address such as `/#/services?id=3` loads the document of Home and is
 * redirected to the document of its route. A string, because the content security policy has its hash.
 */
export const deepLinkScript = `
const fragment = location.hash.slice(1).replace(/^[/\\\\]+/, '/');
if (fragment.startsWith('/')) {
  const { serviceSlugs } = JSON.parse(document.getElementById('${SETTINGS_ID}').textContent);
  const wanted = new URL('${base}' + fragment, location.origin);
  const slug = wanted.pathname === '${base}${to.services}' && serviceSlugs[wanted.searchParams.get('id')];
  if (slug) wanted.pathname += '/' + slug;
  for (const [name, value] of new URLSearchParams(location.search))
    if (!wanted.searchParams.has(name)) wanted.searchParams.set(name, value);
  if (wanted.pathname !== location.pathname) {
    document.documentElement.hidden = true;
    location.replace(wanted);
  }
}
`;
