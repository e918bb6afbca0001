import type { FastifyReply, FastifyRequest } from 'fastify';
import { photoFields } from '../../../../contract/editor-fields.ts';
import type { SiteRecordKind } from '../../../database/site-tables.ts';
import { type BarButton, editorForm } from '../../../desk-pages/parts/editor-form.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { errorSummary, toDoList, withLabels } from '../../../page-parts/error-summary.ts';
import { confirmFold, folds } from '../../../page-parts/fold.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { type PublicState, publicStateLine } from '../public-state.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import { versionProgress } from '../version-progress.ts';
import type { Editor, EditorPage, ListedEditor, ListedRecord, Problems, Texts } from './editor.ts';
import { leftOutBox, leftOutIn } from './left-out-files.ts';
import { fieldsNamed, unsavedPictures } from './picture-values.ts';
import { savedNotice } from './saved-notice.ts';

type PageDependencies = Pick<SiteDeskDependencies, 'sendPage' | 'live' | 'publisher' | 'database'>;

export async function sendList<Kind extends SiteRecordKind>(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: PageDependencies,
  { title, list }: ListedEditor<Kind>,
  records: readonly ListedRecord<Kind>[],
): Promise<FastifyReply> {
  return dependencies.sendPage(reply, {
    ...versionProgress(request, dependencies),
    title,
    tabPath: list.path,
    head: pageHead({
      title,
      back: { href: deskPaths.site, label: 'Site' },
      introduction: list.introduction,
      actions: html`<p><a class="button button--primary" href="${list.newPath}">Add ${list.one}</a></p>`,
    }),
    body: await list.body(records),
  });
}

type SentEditor<Kind extends SiteRecordKind> = EditorPage<Kind> & {
  /** Hidden fields, such as the revision. */
  readonly hidden: Texts;
  /** Why files were left out. */
  readonly leftOut?: readonly string[];
  readonly refusal?: RefusalReason;
};

/**
 * Why the form is shown again: it is invalid and was not saved, or it is saved, but cannot be published or a client
 * cannot be asked.
 */
export type RefusalReason = 'unsaved' | 'unpublished' | 'unasked';

export async function sendEditor<Kind extends SiteRecordKind>(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: PageDependencies,
  editor: Editor<Kind>,
  page: SentEditor<Kind>,
): Promise<FastifyReply> {
  const { list, paths } = editor;
  const { record, content, values, hidden, errors, missing, state, refusal } = page;
  const action = list && !record ? list.newPath : paths.entry(record?.id ?? 0);
  const name = list && !record ? `New: ${list.one}` : editor.nameOf(record?.content ?? content);
  const summary = refusal && errorSummaryOf(editor, errors, refusal);
  const progress = versionProgress(request, dependencies);
  // The page reloads itself meanwhile, which would discard typed text and uploads: it shows no form.
  const isPublishing = progress.refreshSeconds !== undefined;
  const toDo = isPublishing ? undefined : toDoOf(editor, missing);
  const notice = refusal ? undefined : savedNotice(request, state);
  const leftOut = page.leftOut ?? (await leftOutIn(request, dependencies.database));
  return dependencies.sendPage(reply, {
    ...progress,
    notice: progress.notice ?? notice,
    title: summary ? `${summary.title} - ${name}` : name,
    tabPath: list?.path ?? paths.entry(0),
    hasTabs: isPublishing,
    isEnhanced: true,
    ...(refusal && { status: 422 }),
    head: html`${pageHead({
      title: name,
      back: list ? { href: list.path, label: editor.title } : { href: deskPaths.site, label: 'Site' },
      // Until the version is shown, visitors do not see what is published already.
      above: isPublishing ? undefined : record && publicStateLine(state, record),
      introduction: editor.introduction?.(content),
    })}${leftOutBox(leftOut)}${
      summary && errorSummary(summary)
    }${toDo && html`<div class="only-phone">${toDo}</div>`}`,
    body: isPublishing
      ? html`<p${record?.formKey && html` data-form-key="${record.formKey}"`}><a class="button" href="${action}">Go on writing</a></p>`
      : editorForm({
          action,
          hidden: {
            ...hidden,
            ...fieldsNamed(photoFields.id, values),
            ...unsavedPictures(values, record?.content),
          },
          hasFiles: editor.pictureFields !== undefined,
          picturesPath: deskPaths.sitePictures,
          formKey: record?.formKey,
          body: html`${state !== 'draft' && !isAllowed(content) && STILL_SHOWN}${await editor.editorBody({ record, content, values, errors, missing, state, notice })}${list && record && rareActions(list.this, state)}`,
          buttons: BUTTONS,
          aside: toDo ?? editor.aside?.(content),
          note:
            list && !record
              ? 'Three lines are a draft: it can be finished later, and only you see it.'
              : editor.note,
        }),
  });
}

/** False for what may not be published without somebody's permission, and has none. */
function isAllowed(content: object): boolean {
  return !('permission' in content) || content.permission === true;
}

const STILL_SHOWN = html`<div class="problem"><p>The permission is not ticked any more. It is still on the site.</p><p><button class="button" type="submit" name="action" value="unpublish">Take it off the site</button></p></div>`;

function errorSummaryOf<Kind extends SiteRecordKind>(
  editor: Editor<Kind>,
  problems: Problems,
  refusal: RefusalReason,
) {
  const errors = summaryErrors(editor, problems);
  const { what, sentence } = REFUSALS[refusal];
  return { title: `${things(errors)} ${what}`, sentence, errors };
}

const SAVED = 'It is saved; nothing is lost.';
const REFUSALS: Readonly<Record<RefusalReason, { readonly what: string; readonly sentence: string }>> = {
  unsaved: { what: 'to put right', sentence: 'It is not saved yet; what you wrote is still here.' },
  unpublished: { what: 'before it can go live', sentence: SAVED },
  unasked: { what: 'before we can ask', sentence: SAVED },
};

function toDoOf<Kind extends SiteRecordKind>(editor: Editor<Kind>, missing: Problems): Html | undefined {
  if (Object.keys(missing).length === 0) return undefined;
  return toDoList({ title: `${things(missing)} to go`, items: summaryErrors(editor, missing) });
}

function things(problems: Problems): string {
  const count = Object.keys(problems).length;
  return count === 1 ? 'One thing' : `${count} things`;
}

/** With their labels on the single records, which have many fields of the same kind. */
function summaryErrors<Kind extends SiteRecordKind>(
  { list, texts }: Editor<Kind>,
  problems: Problems,
): Problems {
  if (list) return problems;
  return withLabels(problems, (name) => texts.find((field) => field.name === name)?.label);
}

const BUTTONS: readonly BarButton[] = [
  { value: 'save', label: 'Save' },
  { value: 'preview', label: 'Preview' },
  { value: 'publish', label: 'Publish', isPrimary: true },
];

function rareActions(thisOne: string, state: PublicState): Html {
  return folds([
    ...(state === 'draft'
      ? []
      : [
          confirmFold({
            title: 'Take it off the site',
            consequence: 'Visitors no longer see it. The draft stays here, and you can publish it again.',
            button: { label: 'Yes, take it off the site', value: 'unpublish' },
          }),
        ]),
    confirmFold({
      title: 'Delete it',
      consequence: `Words and photos of ${thisOne} go for good, from the site and from here. No version can bring them back.`,
      button: { label: 'Yes, delete it', value: 'delete', isDangerous: true },
    }),
  ]);
}
