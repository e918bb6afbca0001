import { type Html, html } from '../http/html.ts';
import { icon } from './icon.ts';

type Fold = { readonly title: string; readonly body: Html; readonly isOpen?: boolean };

/** What is rarely wanted. Opening it is the question, the button inside is the answer. */
export function fold({ title, body, isOpen }: Fold): Html {
  return html`<details class="fold"${isOpen && html` open`}><summary>${title}${icon('down')}</summary><div class="fold-body">${body}</div></details>`;
}

type AskingFold = {
  readonly title: string;
  /** What will be gone, or who is told. */
  readonly consequence: string;
  readonly button: { readonly label: string; readonly value: string; readonly isDangerous?: boolean };
};

/** Within a form: asks before one of its actions, such as `delete`. */
export function askingFold({ title, consequence, button }: AskingFold): Html {
  return fold({
    title,
    body: html`<p>${consequence}</p><p><button class="button${button.isDangerous && ' button--danger'}" type="submit" name="action" value="${button.value}">${button.label}</button></p>`,
  });
}

export function folds(items: readonly Html[]): Html {
  return html`<div class="folds">${items}</div>`;
}
