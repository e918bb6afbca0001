import { splitRoute } from '../../contract/routes.ts';
import { currentRoute } from '../location/location.ts';

/**
 * Scripts confirm by themselves what they sent, so only the notice that a native post returned to stays. It is shown
 * here, because `:target` does not follow an address that scripts have changed.
 */
export function showOrRemoveSentNotices(): void {
  const { anchor } = splitRoute(currentRoute());
  for (const notice of document.querySelectorAll('[data-sent-notice]')) {
    if (notice.id === anchor) notice.classList.remove('hidden');
    else notice.remove();
  }
}
