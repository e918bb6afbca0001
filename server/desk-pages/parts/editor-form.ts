import { type Html, html } from '../../http/html.ts';
import { hiddenFields } from '../../page-parts/fields.ts';

type EditorForm = {
  readonly action: string;
  /** Sent along unseen: the revision that was opened. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly hasFiles?: boolean;
  /** Where scripts send photos as soon as they are chosen. */
  readonly picturesPath?: string;
  readonly body: Html;
  readonly buttons: readonly BarButton[];
  /** Beside the form on a computer, above the buttons: what is missing. Not on phones, where the head says it. */
  readonly aside?: Html | undefined;
  /** Under the buttons, likewise. */
  readonly note?: Html | string | undefined;
};

/** A form whose buttons stay where the thumb is, or beside it in a frame. For pages with `hasTabs: false`. */
export function editorForm(form: EditorForm): Html {
  const { action, hidden, hasFiles, picturesPath, body, buttons, aside, note } = form;
  return html`<form class="columns columns--editor" method="post" action="${action}"${hasFiles && html` enctype="multipart/form-data"`}${
    picturesPath && html` data-editor data-pictures="${picturesPath}"`
  }>${hiddenFields(hidden)}
<div class="stack">${body}</div>
<div class="editor-side">${aside && html`<div class="only-wide">${aside}</div>`}
${actionBar(buttons)}
${note && html`<p class="note only-wide">${note}</p>`}</div>
</form>`;
}

export type BarButton =
  | { readonly value: string; readonly label: string; readonly isPrimary?: boolean }
  | { readonly href: string; readonly label: string };

/** The pressed button is the form's `action`. */
export function actionBar(buttons: readonly BarButton[]): Html {
  return html`<div class="action-bar">${buttons.map((button) =>
    'href' in button
      ? html`<a class="button" href="${button.href}">${button.label}</a>`
      : html`<button class="button${button.isPrimary && ' button--primary'}" type="submit" name="action" value="${button.value}">${button.label}</button>`,
  )}</div>`;
}
