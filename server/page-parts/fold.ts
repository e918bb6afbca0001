import { type Html, html } from './html.ts';
import { icon } from './icon.ts';

type Fold = { readonly title: string; readonly body: Html; readonly isOpen?: boolean };

/**
 * Holds what is rarely needed. For a dangerous action, opening it asks for confirmation and the button inside confirms.
 */
export function fold({ title, body, isOpen }: Fold): Html {
  return html`<details class="fold"${isOpen && html` open`}><summary>${title}${icon('down')}</summary><div class="fold-body">${body}</div></details>`;
}

type ConfirmFold = {
  readonly title: string;
  /** What will be deleted, or who will be notified. */
  readonly consequence: string;
  readonly button: { readonly label: string; readonly value: string; readonly isDangerous?: boolean };
};

/** Part of a form: asks for confirmation before an action such as `delete`. */
export function confirmFold({ title, consequence, button }: ConfirmFold): Html {
  return fold({
    title,
    body: html`<p>${consequence}</p><p><button class="button${button.isDangerous && ' button--danger'}" type="submit" name="action" value="${button.value}">${button.label}</button></p>`,
  });
}

export function folds(items: readonly Html[]): Html {
  return html`<div class="folds">${items}</div>`;
}
