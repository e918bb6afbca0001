import { type Html, html } from '../../page-parts/html.ts';
import { icon } from '../../page-parts/icon.ts';

/** A shape and a word for each state, so that it does not depend on colour: filled square, empty square, diamond. */
export function stateMark(state: 'live' | 'draft' | 'waits', text: Html | string): Html {
  return html`<span class="state state--${state}">${text}</span>`;
}

type LinkRow = {
  readonly href: string;
  readonly name: Html | string;
  readonly details?: Html | string | undefined;
  readonly state?: Html | undefined;
  /** Null reserves the space of a picture that does not exist yet. */
  readonly picture?: { readonly src: string } | null;
  /** Replaces the arrow at the end of the row. */
  readonly end?: Html | string | undefined;
};

/** A row of a list that is a link as a whole. */
export function linkRow({ href, name, details, state, picture, end }: LinkRow): Html {
  return html`<li class="row row--link${picture !== undefined && ' row--picture'}">${
    picture
      ? html`<img src="${picture.src}" alt="" width="144" height="144" loading="lazy">`
      : picture === null && BLANK
  }<div><p class="row-name"><a href="${href}">${name}</a></p>${
    details && html`<p class="row-details">${details}</p>`
  }${state && html`<p>${state}</p>`}</div>${end ? html`<p class="row-end">${end}</p>` : icon('next')}</li>`;
}

const BLANK = html`<span class="row-blank"></span>`;

export function rowList(rows: readonly Html[]): Html {
  return html`<ul class="rows">${rows}</ul>`;
}

/**
 * Each card is an `li` of the class `card`. Two columns suit lists that have the page to themselves on a wide screen.
 */
export function cardList(cards: readonly Html[], columns: 'one' | 'two' = 'one'): Html {
  return html`<ul class="cards${columns === 'two' && ' cards--two'}">${cards}</ul>`;
}

/** Takes the place of an empty list: says what will be listed here and how to add the first entry. */
export function emptyState(sentence: string): Html {
  return html`<div class="empty"><p>${sentence}</p></div>`;
}

type Task = {
  readonly title: string;
  readonly href: string;
  readonly isDone: boolean;
  /** Why the task matters, or what is already there. */
  readonly details: Html | string;
};

/** Boxes that show what is done. The owner cannot tick them. */
export function checklist(tasks: readonly Task[]): Html {
  return html`<ul class="checklist">${tasks.map(
    ({ title, href, isDone, details }) =>
      html`<li class="row--link${isDone && ' is-done'}"><span class="box">${isDone && icon('check')}</span><div><p class="row-name"><a href="${href}">${title}<span class="sr-only">, ${isDone ? 'done' : 'to do'}</span></a></p><p class="row-details">${details}</p></div>${icon('next')}</li>`,
  )}</ul>`;
}
