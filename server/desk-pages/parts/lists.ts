import { type Html, html } from '../../http/html.ts';
import { icon } from '../../page-parts/icon.ts';

/** A filled square, an empty one, one on its corner: with a word, never by colour alone. */
export function stateMark(state: 'live' | 'draft' | 'waits', words: Html | string): Html {
  return html`<span class="state state--${state}">${words}</span>`;
}

type LinkRow = {
  readonly href: string;
  readonly name: Html | string;
  readonly details?: Html | string | undefined;
  readonly state?: Html | undefined;
  /** Null for a place that a picture will take. */
  readonly picture?: { readonly src: string } | null;
  /** At the end of the line, instead of an arrow. */
  readonly end?: Html | string | undefined;
};

/** A line of a list, all of which is the link. */
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

/** Each item is an `li` of the class `card`; in two columns on a computer where they have the page to themselves. */
export function cardList(cards: readonly Html[], columns: 'one' | 'two' = 'one'): Html {
  return html`<ul class="cards${columns === 'two' && ' cards--two'}">${cards}</ul>`;
}

/** Instead of an empty list: what will stand here, and what can be done about it. */
export function emptyState(sentence: Html | string, actions?: Html): Html {
  return html`<div class="empty"><p>${sentence}</p>${actions}</div>`;
}

type Task = {
  readonly title: string;
  readonly href: string;
  readonly isDone: boolean;
  /** Why it matters, or what is there. */
  readonly details: Html | string;
};

/** Boxes that are ticked by the fact, never by hand. */
export function checklist(tasks: readonly Task[]): Html {
  return html`<ul class="checklist">${tasks.map(
    ({ title, href, isDone, details }) =>
      html`<li class="row--link${isDone && ' is-done'}"><span class="box">${isDone && icon('check')}</span><div><p class="row-name"><a href="${href}">${title}<span class="sr-only">, ${isDone ? 'done' : 'to do'}</span></a></p><p class="row-details">${details}</p></div>${icon('next')}</li>`,
  )}</ul>`;
}
