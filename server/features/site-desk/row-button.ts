import { hiddenInputs } from '../../page-parts/fields.ts';
import { type Html, html } from '../../page-parts/html.ts';

type RowButton = {
  /** The URL that the form posts to. */
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly value: string;
  readonly label: string;
  /** The name of the row, for screen readers that read the button by itself. */
  readonly about: string;
};

/** A button in a row of a list. */
export function rowButton({ action, hidden, value, label, about }: RowButton): Html {
  return html`<form method="post" action="${action}">${hiddenInputs(hidden)}<button class="button" type="submit" name="action" value="${value}">${label}<span class="sr-only"> ${about}</span></button></form>`;
}

const ORDER_LABELS = { up: 'Move up', 'move-up': 'Move up', 'show-first': 'Show first' } as const;

/** The field with the id of the record above: the second of two taps finds another there, and moves nothing. */
export const RECORD_ABOVE_FIELD = 'above';

type OrderButtons = {
  readonly path: string;
  readonly name: string;
  readonly actions: readonly (keyof typeof ORDER_LABELS)[];
  /** The id of the record that stands above it. */
  readonly above: number;
};

/** A row with the buttons that move the record, whose own row comes before this one, within the list. */
export function orderButtons({ path, name, actions, above }: OrderButtons): Html {
  return html`<li class="row row--buttons"><form method="post" action="${path}">${hiddenInputs({ [RECORD_ABOVE_FIELD]: String(above) })}<div class="buttons">${actions.map(
    (action) =>
      html`<button class="button" type="submit" name="action" value="${action}">${ORDER_LABELS[action]}<span class="sr-only">: ${name}</span></button>`,
  )}</div></form></li>`;
}
