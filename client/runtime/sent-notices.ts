import { splitRoute } from '../../contract/routes.ts';
import { currentRoute } from '../location/location.ts';

/**
 * Forms that scripts send show their own confirmation, so all notices are removed but the one that a native form post
 * was redirected to. It is shown here, because `:target` does not match after scripts have changed the URL.
 */
export function showOrRemoveSentNotices(): void {
  const { anchor } = splitRoute(currentRoute());
  for (const notice of document.querySelectorAll('[data-sent-notice]')) {
    if (notice.id === anchor) notice.classList.remove('hidden');
    else notice.remove();
  }
}
