import { type Html, html } from './html.ts';

type Summary = {
  readonly title: string;
  /** What happened to the rest: 'It is saved as a draft; nothing is lost.' */
  readonly sentence?: string;
  /** Keyed by the name of the field that the message links to. */
  readonly errors: Readonly<Record<string, string | undefined>>;
};

/** Stands above a form that was refused: receives the focus, is labelled by its heading, links to the fields. */
export function errorSummary({ title, sentence, errors }: Summary): Html {
  return html`<section class="summary" aria-labelledby="summary" tabindex="-1" autofocus><h2 id="summary">${title}</h2>
${sentence && html`<p>${sentence}</p>`}
${fieldLinks(errors)}</section>`;
}

/** Puts the label of its field before each message: several fields of a form may have the same message. */
export function withLabels(
  errors: Summary['errors'],
  labelOf: (name: string) => string | undefined,
): Readonly<Record<string, string>> {
  const labelled = Object.entries(errors).map(([name, message = '']) => {
    const label = labelOf(name);
    return [name, label ? `${label}: ${message}` : message] as const;
  });
  return Object.fromEntries(labelled);
}

type ToDoList = Pick<Summary, 'title'> & {
  /** What is missing, keyed by the name of its field. */
  readonly items: Summary['errors'];
};

/** Lists what a draft still needs, without marking it as an error. */
export function toDoList({ title, items }: ToDoList): Html {
  return html`<section class="to-do"><h2>${title}</h2>${fieldLinks(items)}</section>`;
}

function fieldLinks(errors: Summary['errors']): Html {
  const named = Object.entries(errors);
  return html`${named.length > 0 && html`<ul>${named.map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`)}</ul>`}`;
}
