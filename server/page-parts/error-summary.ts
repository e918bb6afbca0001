import { type Html, html } from '../http/html.ts';

type Summary = {
  readonly title: string;
  /** What became of the rest: 'It is saved as a draft; nothing is lost.' */
  readonly sentence?: string;
  /** By the names of the fields that they lead to. */
  readonly errors: Readonly<Record<string, string | undefined>>;
};

/** Above a form that was refused: takes the focus, is named by its heading, leads to the fields. */
export function errorSummary({ title, sentence, errors }: Summary): Html {
  return html`<section class="summary" aria-labelledby="summary" tabindex="-1" autofocus><h2 id="summary">${title}</h2>
${sentence && html`<p>${sentence}</p>`}
${fieldLinks(errors)}</section>`;
}

/** Beside a draft: what it still needs. Missing is not wrong. */
export function toDoList({ title, errors }: Omit<Summary, 'sentence'>): Html {
  return html`<section class="to-do"><h2>${title}</h2>${fieldLinks(errors)}</section>`;
}

function fieldLinks(errors: Summary['errors']): Html {
  return html`<ul>${Object.entries(errors).map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`)}</ul>`;
}
