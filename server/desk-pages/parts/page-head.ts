import { type Html, html } from '../../page-parts/html.ts';
import { icon } from '../../page-parts/icon.ts';

type PageHead = {
  readonly title: Html | string;
  /** A link to the page before. Hidden on a wide screen, where the tabs show it. */
  readonly back?: { readonly href: string; readonly label: string };
  /** A line above the title, such as the date or the state of a draft. */
  readonly above?: Html | string | undefined;
  readonly introduction?: Html | string | undefined;
  /** The most frequent actions, below the introduction. */
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
