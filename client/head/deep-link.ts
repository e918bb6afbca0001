import { SETTINGS_ID } from '../settings.ts';
import { base } from '../ui/base-path.ts';

/**
 * Runs in the head, before anything is painted: an address such as `/#/services?id=3` arrives with the document of
 * Home, and goes on to the document of its route. Kept as text, since its hash is part of the content security policy.
 */
export const deepLinkScript = `
const fragment = location.hash.slice(1).replace(/^[/\\\\]+/, '/');
if (fragment.startsWith('/')) {
  const { serviceSlugs } = JSON.parse(document.getElementById('${SETTINGS_ID}').textContent);
  const wanted = new URL('${base}' + fragment, location.origin);
  const slug = wanted.pathname === '${base}/services' && serviceSlugs[wanted.searchParams.get('id')];
  if (slug) wanted.pathname += '/' + slug;
  for (const [name, value] of new URLSearchParams(location.search))
    if (!wanted.searchParams.has(name)) wanted.searchParams.set(name, value);
  if (wanted.pathname !== location.pathname) {
    document.documentElement.hidden = true;
    location.replace(wanted);
  }
}
`;
