import { hiddenInputs } from '../../page-parts/fields.ts';
import { type Html, html } from '../../page-parts/html.ts';

type EditorForm = {
  readonly action: string;
  /** Hidden fields, such as the revision that was opened. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly hasFiles?: boolean;
  /** Where the editor script uploads photos as soon as they are chosen. */
  readonly picturesPath?: string;
  /** The form that has created the record: its text is saved, and the editor script keeps it no longer. */
  readonly formKey?: string | undefined;
  readonly body: Html;
  readonly buttons: readonly BarButton[];
  /**
   * What is still missing: beside the form on a wide screen, above the buttons. On phones the head of the page says it.
   */
  readonly aside?: Html | undefined;
  /** A note below the buttons, also on wide screens only. */
  readonly note?: Html | string | undefined;
};

/**
 * A form whose buttons stay at the bottom of a phone's screen or beside the form on a wide one. For pages with
 * `hasTabs: false`.
 */
export function editorForm(form: EditorForm): Html {
  const { action, hidden, hasFiles, picturesPath, formKey, body, buttons, aside, note } = form;
  return html`<form class="columns columns--editor" method="post" action="${action}"${hasFiles && html` enctype="multipart/form-data"`}${
    picturesPath && html` data-editor data-pictures="${picturesPath}"`
  }${formKey && html` data-form-key="${formKey}"`}>${enterButton(buttons)}${hiddenInputs(hidden)}
<div class="stack">${body}</div>
<div class="editor-side">${aside && html`<div class="only-wide">${aside}</div>`}
${actionBar(buttons)}
${note && html`<p class="note only-wide">${note}</p>`}</div>
</form>`;
}

/**
 * Enter in a text field presses the first submit button of the form, wherever it stands: without this one, 'Remove' or
 * 'Delete it'. Not reachable by keyboard or screen reader. Not `hidden`: Safari ignores a button that is not
 * rendered.
 */
function enterButton(buttons: readonly BarButton[]): Html {
  const main = buttons.find((button) => 'value' in button);
  return html`${main && html`<button class="sr-only" type="submit" name="action" value="${main.value}" tabindex="-1" aria-hidden="true">${main.label}</button>`}`;
}

export type BarButton =
  | { readonly value: string; readonly label: string; readonly isPrimary?: boolean }
  | { readonly href: string; readonly label: string };

/** The value of the pressed button is sent as `action`. */
export function actionBar(buttons: readonly BarButton[]): Html {
  return html`<div class="action-bar">${buttons.map((button) =>
    'href' in button
      ? html`<a class="button" href="${button.href}">${button.label}</a>`
      : html`<button class="button${button.isPrimary && ' button--primary'}" type="submit" name="action" value="${button.value}">${button.label}</button>`,
  )}</div>`;
}
