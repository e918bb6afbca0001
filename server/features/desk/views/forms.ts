import { type Html, html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { SEARCH_MAX_CHARACTERS } from '../../../records/search.ts';

type Button = {
  readonly action: string;
  readonly label: string;
  /** For screen readers only: whom it is about, where several buttons have the same label. */
  readonly about?: string;
  readonly variant?: 'button' | 'button button--primary' | 'cell' | 'link';
  /** Which page to come back to. */
  readonly back?: string;
};

/** One button that changes something: a form of its own, since only a post does. */
export function buttonForm({ action, label, about, variant = 'button', back }: Button): Html {
  return html`<form method="post" action="${action}">${
    back && html`<input type="hidden" name="back" value="${back}">`
  }<button class="${variant}" type="submit">${label}${about && html`<span class="sr-only"> ${about}</span>`}</button></form>`;
}

/** By post: what is searched for is a name or an email address, and must not be part of a URL. */
export function searchForm(words = ''): Html {
  return html`<form class="search" method="post" action="${deskPaths.search}" role="search">
<label for="words">Search</label>
<input id="words" name="words" type="search" value="${words}" maxlength="${SEARCH_MAX_CHARACTERS}" autocomplete="off" aria-describedby="words-hint" enterkeyhint="search" required>
<button class="button" type="submit">Find</button>
<p class="hint" id="words-hint">A name, a phone number, an address, a reference, a word</p>
</form>`;
}
