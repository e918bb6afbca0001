import type { FastifyReply } from 'fastify';
import { editorFields, photoFields } from '../../../../contract/editor-fields.ts';
import type { SiteRecordKind } from '../../../database/site-tables.ts';
import { conflictForm } from '../../../desk-pages/parts/conflict-form.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { html } from '../../../page-parts/html.ts';
import type { RecordContents } from '../../../publications/record-content.ts';
import type { SiteRecord } from '../../../publications/site-records.ts';
import { fullTime } from '../../../time/spoken-time.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import type { Editor, Texts } from './editor.ts';
import { leftOutBox } from './left-out-files.ts';
import { fieldsNamed, unsavedPictures } from './picture-values.ts';

type PageDependencies = Pick<SiteDeskDependencies, 'sendPage'>;

const SAVED_ANEW = 'Somebody else saved this page';

type Conflict<Kind extends SiteRecordKind> = {
  readonly newer: SiteRecord<Kind>;
  readonly mine: RecordContents[Kind];
  /** Why files of the form were left out. */
  readonly leftOut: readonly string[];
};

/**
 * Sends both texts when somebody else has saved since the form was opened. Nothing was stored. `mine` is the form, read
 * over the newer content: photos have the same places in both.
 */
export async function sendConflict<Kind extends SiteRecordKind>(
  reply: FastifyReply,
  dependencies: PageDependencies,
  editor: Editor<Kind>,
  { newer, mine, leftOut }: Conflict<Kind>,
): Promise<FastifyReply> {
  const saved = editor.values(newer.content);
  const typed = editor.values(mine);
  const differing = await differingFields(editor, newer.content, mine);
  const path = editor.paths.entry(newer.id);
  const unsaved = unsavedPictures(typed, newer.content);
  // What is not compared is as it was saved. Only for photos that were just added, nothing is saved.
  const hidden = {
    ...fieldsNamed(photoFields.id, typed),
    ...fieldsNamed(photoFields.focus, typed),
    ...saved,
    ...unsaved,
  };
  for (const { name } of differing) delete hidden[name];
  const name = editor.nameOf(newer.content);
  return dependencies.sendPage(reply, {
    status: 409,
    title: `${SAVED_ANEW} - ${name}`,
    tabPath: editor.list?.path ?? path,
    hasTabs: false,
    head: html`${pageHead({
      title: SAVED_ANEW,
      back: { href: path, label: name },
      introduction: 'After you had opened it. Nothing is lost: here are both. Yours is not saved yet.',
    })}${leftOutBox(leftOut)}`,
    body: conflictForm({
      action: path,
      savedWhen: `Saved ${fullTime(newer.changedAt)}`,
      fields: differing,
      hidden: { ...hidden, [editorFields.revision]: String(newer.revision) },
      addsPhotos: Object.values(unsaved).some((ids) => ids !== ''),
      dropHref: path,
    }),
  });
}

async function differingFields<Kind extends SiteRecordKind>(
  { texts, values, compared = values }: Editor<Kind>,
  newer: RecordContents[Kind],
  mine: RecordContents[Kind],
) {
  const [saved, typed] = [compared(newer), compared(mine)];
  const [stored, sent] = [values(newer), values(mine)];
  const differs = (name: string, one: Texts, other: Texts) => (one[name] ?? '') !== (other[name] ?? '');
  // What follows from other fields alone is no difference of its own.
  const differing = texts.filter(({ name }) => differs(name, stored, sent) && differs(name, saved, typed));
  const fields = differing.map(async ({ choices, ...text }) => ({
    ...text,
    saved: saved[text.name] ?? '',
    mine: typed[text.name] ?? '',
    ...(choices && { choices: await choices(typed) }),
  }));
  return Promise.all(fields);
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
    tabPath: list?.path ?? path,
    head: pageHead({
      title: SAVED_ANEW,
      back: { href: path, label: name },
      introduction: 'It was saved again in the meantime, so nothing went live: look at it once more.',
    }),
    body: html`<p><a class="button button--primary" href="${path}">Look at it again</a></p>`,
  });
}
