import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRecordKind } from '../../database/site-tables.ts';
import { conflictForm } from '../../desk-pages/parts/conflict-form.ts';
import { type BarButton, editorForm } from '../../desk-pages/parts/editor-form.ts';
import { pageHead } from '../../desk-pages/parts/page-head.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { errorSummary, toDoList } from '../../page-parts/error-summary.ts';
import { confirmFold, folds } from '../../page-parts/fold.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { picturesIn, type RecordContents } from '../../publications/record-content.ts';
import type { SiteRecord } from '../../publications/site-records.ts';
import { fullTime } from '../../time/spoken-time.ts';
import type { Editor, EditorPage, ListedRecord, Problems, PublicState, Texts } from './editor.ts';
import { leftOutIn } from './left-out-files.ts';
import { savedNotice } from './saved-notice.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';
import { stateLine } from './state-of-record.ts';
import { versionProgress } from './version-progress.ts';

type PageDependencies = Pick<SiteDeskDependencies, 'sendPage' | 'live' | 'publisher' | 'database'>;

type Listed<Kind extends SiteRecordKind> = Editor<Kind> & Required<Pick<Editor<Kind>, 'list'>>;

export async function sendList<Kind extends SiteRecordKind>(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: PageDependencies,
  { title, list }: Listed<Kind>,
  records: readonly ListedRecord<Kind>[],
): Promise<FastifyReply> {
  return dependencies.sendPage(reply, {
    ...versionProgress(request, dependencies),
    title,
    section: list.path,
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
  readonly refusal?: Refusal;
};

/**
 * Why the form is shown again: it is invalid and was not saved, or it is saved, but cannot be published or a client
 * cannot be asked.
 */
export type Refusal = 'unsaved' | 'unpublished' | 'unasked';

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
  const toDo = toDoOf(editor, missing);
  const summary = refusal && errorSummaryOf(editor, errors, refusal);
  const progress = versionProgress(request, dependencies);
  const notice = refusal ? undefined : savedNotice(request, state);
  const leftOut = page.leftOut ?? (await leftOutIn(request, dependencies.database));
  return dependencies.sendPage(reply, {
    ...progress,
    notice: progress.notice ?? notice,
    title: summary ? `${summary.title} - ${name}` : name,
    section: list?.path ?? paths.entry(0),
    hasTabs: false,
    isEnhanced: true,
    ...(refusal && { status: 422 }),
    head: html`${pageHead({
      title: name,
      back: list ? { href: list.path, label: editor.title } : { href: deskPaths.site, label: 'Site' },
      above: record && stateLine(state, record),
      introduction: editor.introduction?.(content),
    })}${leftOut.length > 0 && html`<div class="problem">${leftOut.map((sentence) => html`<p>${sentence}</p>`)}</div>`}${
      summary && errorSummary(summary)
    }${toDo && html`<div class="only-phone">${toDo}</div>`}`,
    body: editorForm({
      action,
      hidden: { ...hidden, ...fieldsNamed(/^photo-/, values), ...unsavedPictures(values, record?.content) },
      hasFiles: Object.keys(editor.pictureFields).length > 0,
      picturesPath: deskPaths.sitePictures,
      body: html`${await editor.editorBody({ record, content, values, errors, missing, state })}${list && record && rareActions(list.this, state)}`,
      buttons: BUTTONS,
      aside: toDo ?? editor.aside?.(content),
      note:
        list && !record
          ? 'Three lines are a draft: it can be finished later, and only you see it.'
          : editor.note,
    }),
  });
}

const SAVED_ANEW = 'Somebody else saved this page';

/**
 * Sends both texts when somebody else has saved since the form was opened. Nothing was stored. `mine` is the form, read
 * over the newer content: photos have the same places in both.
 */
export function sendConflict<Kind extends SiteRecordKind>(
  reply: FastifyReply,
  dependencies: PageDependencies,
  editor: Editor<Kind>,
  { newer, mine }: { readonly newer: SiteRecord<Kind>; readonly mine: RecordContents[Kind] },
): Promise<FastifyReply> {
  const saved = editor.values(newer.content);
  const typed = editor.values(mine);
  const differing = editor.texts.filter(({ name }) => (saved[name] ?? '') !== (typed[name] ?? ''));
  const path = editor.paths.entry(newer.id);
  const unsaved = unsavedPictures(typed, newer.content);
  // What is not compared is as it was saved. Only for photos that were just added, nothing is saved.
  const hidden = { ...fieldsNamed(/^(photo|focus)-/, typed), ...saved, ...unsaved };
  for (const { name } of differing) delete hidden[name];
  const name = editor.nameOf(newer.content);
  return dependencies.sendPage(reply, {
    status: 409,
    title: `${SAVED_ANEW} - ${name}`,
    section: editor.list?.path ?? path,
    hasTabs: false,
    head: pageHead({
      title: SAVED_ANEW,
      back: { href: path, label: name },
      introduction: 'After you had opened it. Nothing is lost: here are both. Yours is not saved yet.',
    }),
    body: conflictForm({
      action: path,
      savedWhen: `Saved ${fullTime(newer.changedAt)}`,
      fields: differing.map((text) => ({
        ...text,
        saved: saved[text.name] ?? '',
        mine: typed[text.name] ?? '',
      })),
      hidden: { ...hidden, revision: String(newer.revision) },
      addsPhotos: Object.values(unsaved).some((ids) => ids !== ''),
      dropHref: path,
    }),
  });
}

/** Tells that somebody else has saved since the draft was checked or previewed, so that it was not published. */
export function sendSavedAnew<Kind extends SiteRecordKind>(
  reply: FastifyReply,
  { sendPage }: PageDependencies,
  { list, paths, nameOf }: Editor<Kind>,
  { id, content }: SiteRecord<Kind>,
): Promise<FastifyReply> {
  const path = paths.entry(id);
  const name = nameOf(content);
  return sendPage(reply, {
    status: 409,
    title: `${SAVED_ANEW} - ${name}`,
    section: list?.path ?? path,
    head: pageHead({
      title: SAVED_ANEW,
      back: { href: path, label: name },
      introduction: 'It was saved anew in the meantime, so nothing went live: look at it again.',
    }),
    body: html`<p><a class="button button--primary" href="${path}">Look at it again</a></p>`,
  });
}

function errorSummaryOf<Kind extends SiteRecordKind>(
  editor: Editor<Kind>,
  problems: Problems,
  refusal: Refusal,
) {
  const errors = withLabels(editor, problems);
  const { what, sentence } = REFUSALS[refusal];
  return { title: `${things(errors)} ${what}`, sentence, errors };
}

const SAVED = 'It is saved; nothing is lost.';
const REFUSALS: Readonly<Record<Refusal, { readonly what: string; readonly sentence: string }>> = {
  unsaved: { what: 'to put right', sentence: 'It is not saved yet; what you wrote is still here.' },
  unpublished: { what: 'before it can go live', sentence: SAVED },
  unasked: { what: 'before we can ask', sentence: SAVED },
};

function toDoOf<Kind extends SiteRecordKind>(editor: Editor<Kind>, missing: Problems): Html | undefined {
  if (Object.keys(missing).length === 0) return undefined;
  return toDoList({ title: `${things(missing)} to go`, errors: withLabels(editor, missing) });
}

function things(problems: Problems): string {
  const count = Object.keys(problems).length;
  return count === 1 ? 'One thing' : `${count} things`;
}

/** Adds the field's label to each message: the single records have many fields of the same kind. */
function withLabels<Kind extends SiteRecordKind>(
  { list, texts }: Editor<Kind>,
  problems: Problems,
): Problems {
  if (list) return problems;
  const lines = Object.entries(problems).map(([name, text]) => {
    const label = texts.find((field) => field.name === name)?.label;
    return [name, label ? `${label}: ${text}` : text];
  });
  return Object.fromEntries(lines);
}

function fieldsNamed(names: RegExp, values: Texts): Texts {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.test(name)));
}

/**
 * The ids of pictures that were uploaded but are not in the saved record. Those that are would come back if somebody
 * else removed them while the form is open.
 */
function unsavedPictures(values: Texts, saved: unknown): Texts {
  const stored = picturesIn(saved);
  const kept = Object.entries(fieldsNamed(/^kept-/, values));
  const unsaved = (ids: string) => ids.split(' ').filter((id) => !stored.includes(id));
  return Object.fromEntries(kept.map(([name, ids]) => [name, unsaved(ids).join(' ')]));
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
