import { splitRoute } from '../../contract/routes.ts';
import { currentRoute } from '../location/location.ts';
import { prepareHeader } from './header.ts';

/** What scripts change in every document, on load and when a visit shows another. */
export function prepareDocument(): void {
  prepareHeader();
  showYear();
  showOrRemoveSentNotices();
}

/** The document may have been built last year. */
function showYear(): void {
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = String(new Date().getFullYear());
}

/**
 * Scripts confirm by themselves what they sent, so only the notice that a native post returned to stays. It is shown
 * here, because `:target` does not follow an address that scripts have changed.
 */
function showOrRemoveSentNotices(): void {
  const { anchor } = splitRoute(currentRoute());
  for (const notice of document.querySelectorAll('[data-sent-notice]')) {
    if (notice.id === anchor) notice.classList.remove('hidden');
    else notice.remove();
  }
}
