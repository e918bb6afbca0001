import { type Html, html } from '../../http/html.ts';
import { icon } from '../../page-parts/icon.ts';

type PageHead = {
  readonly title: Html | string;
  /** Where the page was opened from; on a computer the index says it. */
  readonly back?: { readonly href: string; readonly label: string };
  /** A line above the title: the day, the state of a draft. */
  readonly above?: Html | string | undefined;
  readonly introduction?: Html | string | undefined;
  /** Under it all: what is done most often here. */
  readonly actions?: Html | undefined;
};

export function pageHead({ title, back, above, introduction, actions }: PageHead): Html {
  return html`<div class="head">
${back && html`<p class="back"><a class="link" href="${back.href}">${icon('back')}${back.label}</a></p>`}
${above && html`<p class="note">${above}</p>`}
<h1>${title}</h1>
${introduction && html`<p class="introduction">${introduction}</p>`}
${actions}
</div>`;
}
