import { deskPaths } from '../../../operator/desk-paths.ts';
import { hiddenInputs } from '../../../page-parts/fields.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { icon } from '../../../page-parts/icon.ts';
import type { Cursor } from '../../../records/list-page.ts';
import { SEARCH_MAX_CHARACTERS } from '../../../records/search.ts';
import { cursorQuery } from './paging.ts';

/** The id of the form for a new note. Buttons that name it in their `form` attribute submit the note too. */
export const NOTE_FORM = 'note-form';

type Button = {
  readonly action: string;
  readonly label: string;
  /** The accessible name, where several buttons have the same label. It contains the label. */
  readonly name?: string;
  readonly variant?: 'button' | 'button button--primary' | 'cell' | 'link';
  /** The page to return to. */
  readonly back?: ListPlace;
};

/** A page of a list. */
export type ListPlace = { readonly list: 'overview' | 'leads'; readonly cursor?: Cursor | undefined };

/** Creates a button. On pages with a form for notes the button submits the note too. */
export type MakeButton = typeof noteFormButton;

/** A button on a page with the form for notes. */
export function noteFormButton({ action, label, name, variant = 'button' }: Omit<Button, 'back'>): Html {
  return html`<button class="${variant}" type="submit" form="${NOTE_FORM}" formaction="${action}"${name && html` aria-label="${name}"`}>${label}</button>`;
}

/** A button in a form of its own, because changes need a POST. */
export function buttonForm({ action, label, name, variant = 'button', back }: Button): Html {
  const hidden = back && { back: back.list, ...(back.cursor && { from: cursorQuery(back.cursor) }) };
  return html`<form method="post" action="${action}">${hiddenInputs(hidden)}<button class="${variant}" type="submit"${name && html` aria-label="${name}"`}>${label}</button></form>`;
}

/** Uses POST: the search term is a name or a mail address, which must not be part of a URL. */
export function searchForm(words = ''): Html {
  return html`<form class="search" method="post" action="${deskPaths.search}" role="search">
<div class="field"><label for="words">Name, phone, email, reference, or a word</label>
<input id="words" name="words" type="search" value="${words}" maxlength="${SEARCH_MAX_CHARACTERS}" autocomplete="off" enterkeyhint="search" required></div>
<button class="cell" type="submit">${icon('search')}Find</button>
</form>`;
}

export function paragraphs(sentences: readonly Html[]): Html {
  return html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}`;
}
