import { icon } from '../../../desk-pages/icon.ts';
import { type Html, html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { SEARCH_MAX_CHARACTERS } from '../../../records/search.ts';

type Button = {
  readonly action: string;
  readonly label: string;
  /** For assistive technology, where several buttons show the same label. Contains the label. */
  readonly name?: string;
  readonly variant?: 'button' | 'button button--primary' | 'cell' | 'link';
  /** Which page to come back to. */
  readonly back?: string;
};

/** One button that changes something: a form of its own, since only a post does. */
export function buttonForm({ action, label, name, variant = 'button', back }: Button): Html {
  return html`<form method="post" action="${action}">${
    back && html`<input type="hidden" name="back" value="${back}">`
  }<button class="${variant}" type="submit"${name && html` aria-label="${name}"`}>${label}</button></form>`;
}

/** By post: what is searched for is a name or an email address, and must not be part of a URL. */
export function searchForm(words = ''): Html {
  return html`<form class="search" method="post" action="${deskPaths.search}" role="search">
<div class="field"><label for="words">Name, phone, mail, reference, or a word</label>
<input id="words" name="words" type="search" value="${words}" maxlength="${SEARCH_MAX_CHARACTERS}" autocomplete="off" enterkeyhint="search" required></div>
<button class="cell" type="submit">${icon('search')}Find</button>
</form>`;
}
