import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Notice } from '../../desk-pages/desk-page.ts';
import { bothTexts } from '../../desk-pages/parts/both-texts.ts';
import { type BarButton, editorForm, errorSummary, toDoList } from '../../desk-pages/parts/editor-form.ts';
import { askingFold, folds } from '../../desk-pages/parts/fold.ts';
import { stateMark } from '../../desk-pages/parts/lists.ts';
import { pageHead } from '../../desk-pages/parts/page-head.ts';
import { type Html, html } from '../../http/html.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { RecordContents } from '../../publications/record-content.ts';
import type { SiteRecord } from '../../publications/site-records.ts';
import { localTime } from '../../time/wall-clock.ts';
import type { DeskForm } from './desk-form.ts';
import type { EditedKind, Editor, EditorPage, ListedRecord, PublicState } from './editor.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';
import { versionProgress } from './version-progress.ts';

type PageDependencies = Pick<SiteDeskDependencies, 'sendPage' | 'live' | 'publisher'>;

export async function sendList<Kind extends EditedKind>(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: PageDependencies,
  editor: Editor<Kind>,
  records: readonly ListedRecord<Kind>[],
): Promise<FastifyReply> {
  const { list, words } = editor;
  return dependencies.sendPage(reply, {
    ...versionProgress(request, dependencies),
    title: words.title,
    section: `${deskPaths.site}/${list}`,
    head: pageHead({
      title: words.title,
      back: { href: deskPaths.site, label: 'Site' },
      lead: words.lead,
      actions: html`<p><a class="button button--primary" href="${deskPaths.siteNew(list)}">Add ${words.one}</a></p>`,
    }),
    body: await editor.listBody(records),
  });
}

type SentEditor<Kind extends EditedKind> = EditorPage<Kind> & {
  readonly leftOut?: DeskForm['leftOut'];
  readonly status?: number;
};

export async function sendEditor<Kind extends EditedKind>(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: PageDependencies,
  editor: Editor<Kind>,
  page: SentEditor<Kind>,
): Promise<FastifyReply> {
  const { list, words } = editor;
  const { record, content, values, errors, missing, state, status } = page;
  const action = record ? deskPaths.siteEntry(list, record.id) : deskPaths.siteNew(list);
  const name = record ? editor.nameOf(record.content) : `New: ${words.one}`;
  const toDo = linesOf(missing);
  const progress = versionProgress(request, dependencies);
  return dependencies.sendPage(reply, {
    ...progress,
    notice: progress.notice ?? (status ? undefined : savedNotice(request, state)),
    title: name,
    section: `${deskPaths.site}/${list}`,
    hasTabs: false,
    isEnhanced: true,
    ...(status && { status }),
    head: html`${pageHead({
      title: name,
      back: { href: `${deskPaths.site}/${list}`, label: words.title },
      above: record && stateLine(state, record),
    })}${leftOutNote(page.leftOut ?? [])}${status === 422 && errorSummary(summaryOf(page))}${
      toDo.length > 0 &&
      html`<div class="only-phone">${toDoList({ title: toDoTitle(toDo.length), lines: toDo })}</div>`
    }`,
    body: editorForm({
      action,
      hidden: hiddenOf(values),
      hasFiles: true,
      picturesPath: deskPaths.sitePictures,
      body: html`${await editor.editorBody({ record, content, values, errors, missing, state })}${record && rareActions(editor, record, state)}`,
      buttons: buttonsOf(),
      aside: toDo.length > 0 ? toDoList({ title: toDoTitle(toDo.length), lines: toDo }) : undefined,
      note: record ? undefined : 'Three lines are a draft: it can be finished later, and only you see it.',
    }),
  });
}

/** Somebody else has saved since the form was opened: both texts, and nothing was stored. */
export function sendConflict<Kind extends EditedKind>(
  reply: FastifyReply,
  dependencies: PageDependencies,
  editor: Editor<Kind>,
  { newer, mine }: { readonly newer: SiteRecord<Kind>; readonly mine: RecordContents[Kind] },
): Promise<FastifyReply> {
  const saved = editor.values(newer.content);
  const typed = editor.values(mine);
  const differing = editor.texts.filter(({ name }) => (saved[name] ?? '') !== (typed[name] ?? ''));
  const path = deskPaths.siteEntry(editor.list, newer.id);
  const hidden = Object.fromEntries(
    Object.entries({ ...typed, revision: String(newer.revision) }).filter(
      ([name]) => !differing.some((text) => text.name === name),
    ),
  );
  const title = 'Somebody else saved this page';
  return dependencies.sendPage(reply, {
    status: 409,
    title,
    section: `${deskPaths.site}/${editor.list}`,
    hasTabs: false,
    head: pageHead({
      title,
      back: { href: path, label: editor.nameOf(newer.content) },
      lead: 'Nothing of yours is lost. Choose what shall stand there.',
    }),
    body: bothTexts({
      action: path,
      savedWhen: `Saved on ${localTime(newer.changedAt)}`,
      fields: differing.map((text) => ({
        ...text,
        saved: saved[text.name] ?? '',
        mine: typed[text.name] ?? '',
      })),
      hidden,
      dropHref: path,
    }),
  });
}

const STATES: Readonly<Record<PublicState, readonly ['live' | 'draft' | 'waits', string]>> = {
  live: ['live', 'Live'],
  changed: ['waits', 'Saved, not live yet'],
  draft: ['draft', 'Draft'],
};

export function stateOfRecord(state: PublicState): Html {
  return stateMark(...STATES[state]);
}

function stateLine(state: PublicState, { changedAt }: SiteRecord): Html {
  const [mark, words] = STATES[state];
  const about = {
    live: 'Visitors see it.',
    changed: 'Visitors see what was there before.',
    draft: 'Only you see it.',
  };
  return html`${stateMark(mark, `${words}, saved on ${localTime(changedAt)}. ${about[state]}`)}`;
}

function savedNotice(request: FastifyRequest, state: PublicState): Notice | undefined {
  const { done, 'left-out': leftOut } = request.query as Record<string, string | string[] | undefined>;
  if (done === 'asked')
    return { happened: 'Asked', sentence: 'Asked for their words. What comes of it stands on this page.' };
  if (done !== 'saved') return undefined;
  const sentences = [leftOut ?? []].flat().map((sentence) => html`<p>${sentence}</p>`);
  return {
    happened: 'Saved',
    sentence: state === 'draft' ? 'Saved. Only you see it until you publish it.' : 'Saved, not live yet.',
    ...(sentences.length > 0 && { more: html`${sentences}` }),
  };
}

function leftOutNote(leftOut: DeskForm['leftOut']): Html | undefined {
  if (leftOut.length === 0) return undefined;
  return html`<div class="problem">${leftOut.map(({ sentence }) => html`<p>${sentence}</p>`)}</div>`;
}

function summaryOf<Kind extends EditedKind>({ errors, record }: EditorPage<Kind>) {
  const lines = linesOf(errors);
  return {
    title: lines.length === 1 ? 'One thing to look at' : `${lines.length} things to look at`,
    sentence: record
      ? 'What you wrote is saved as a draft; visitors see nothing of it yet.'
      : 'It is not saved yet; what you wrote is still here.',
    lines,
  };
}

function linesOf(problems: Readonly<Record<string, string>>) {
  return Object.entries(problems).map(([name, text]) => ({ name, text }));
}

function toDoTitle(count: number): string {
  return count === 1 ? 'One thing to go' : `${count} things to go`;
}

/** Keys of the form itself, and pictures that were sent ahead. */
function hiddenOf(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => /^(formKey|revision|kept-|photo-)/.test(name)),
  );
}

function buttonsOf(): BarButton[] {
  return [
    { value: 'save', label: 'Save' },
    { value: 'preview', label: 'Preview' },
    { value: 'publish', label: 'Publish', isPrimary: true },
  ];
}

function rareActions<Kind extends EditedKind>(
  { words }: Editor<Kind>,
  _record: SiteRecord<Kind>,
  state: PublicState,
): Html {
  return folds([
    ...(state === 'draft'
      ? []
      : [
          askingFold({
            title: 'Take it off the site',
            consequence: 'Visitors no longer see it. The draft stays here, and you can publish it again.',
            button: { label: 'Yes, take it off the site', value: 'unpublish' },
          }),
        ]),
    askingFold({
      title: 'Delete it',
      consequence: `Words and photos of ${words.this} go for good, from the site and from here. No version can bring them back.`,
      button: { label: 'Yes, delete it', value: 'delete', isDangerous: true },
    }),
  ]);
}
