import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRecordKind } from '../../database/site-tables.ts';
import { refusals } from '../../http/responses/refusal.ts';
import type { RecordContents } from '../../publications/record-content.ts';
import {
  deleteRecord,
  publishRecord,
  reorderRecord,
  unpublishRecord,
} from '../../publications/site-changes.ts';
import type { SiteRecord } from '../../publications/site-records.ts';
import type { Version } from '../../publications/versions.ts';
import type { DeskForm } from './desk-form.ts';
import type { Editor, Problems, Texts } from './editor.ts';
import { sendEditor, sendSavedAnew } from './editor-pages.ts';
import type { EditorRecords } from './editor-records.ts';
import { leftOutParameter } from './left-out-files.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';
import { redirectToProgress } from './version-progress.ts';

const COMMON_ACTIONS = ['save', 'preview', 'publish'];
/** `up` and `move-up` do the same: the list of people sends `up`, the other lists `move-up`. */
const LIST_ACTIONS = ['unpublish', 'delete', 'move-up', 'up', 'show-first'];

export function isKnownAction<Kind extends SiteRecordKind>(editor: Editor<Kind>, action: string): boolean {
  return (
    COMMON_ACTIONS.includes(action) ||
    (editor.list !== undefined && LIST_ACTIONS.includes(action)) ||
    editor.ownActions?.test(action) === true
  );
}

type Pressed<Kind extends SiteRecordKind> = {
  readonly record: SiteRecord<Kind>;
  readonly form: DeskForm;
  readonly action: string;
};

type Refused<Kind extends SiteRecordKind> = {
  readonly record: SiteRecord<Kind> | undefined;
  readonly content: RecordContents[Kind];
  readonly form: DeskForm;
  readonly errors: Problems;
  readonly hidden: Texts;
  /** The draft is saved; only publishing it was refused. */
  readonly isSaved?: boolean;
};

/** The actions of an editor's buttons. */
export function editorActions<Kind extends SiteRecordKind>(
  dependencies: SiteDeskDependencies,
  editor: Editor<Kind>,
  records: EditorRecords<Kind>,
) {
  const { database, clock } = dependencies;
  const { kind, list, paths } = editor;
  const summaryNameOf = (content: RecordContents[Kind]) => editor.summaryName ?? editor.nameOf(content);

  function ownFields({ values }: DeskForm): Texts {
    return Object.fromEntries((editor.ownFields ?? []).map((name) => [name, values.get(name) ?? '']));
  }

  /** Sends the form again, with the values as typed. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { record, content, form, errors, hidden, isSaved = false }: Refused<Kind>,
  ): Promise<FastifyReply> {
    return sendEditor(request, reply, dependencies, editor, {
      record: record && record.revision > 0 ? record : undefined,
      content,
      values: { ...ownFields(form), ...editor.values(content) },
      hidden,
      errors,
      missing: {},
      state: record ? await records.stateOf(record) : 'draft',
      leftOut: form.leftOut.map(({ sentence }) => sentence),
      refusal: isSaved ? 'saved' : 'unsaved',
    });
  }

  /** Performs the action of the pressed button after the record was saved. */
  async function act(
    request: FastifyRequest,
    reply: FastifyReply,
    { record, form, action }: Pressed<Kind>,
  ): Promise<FastifyReply> {
    const { id, content, revision } = record;
    const name = summaryNameOf(content);
    const entry = paths.entry(id);
    const leftOut = await leftOutParameter(database, form);
    const change = (summary: string) => ({ now: clock(), summary });
    const refuseSaved = (errors: Problems) =>
      refuse(request, reply, {
        record,
        content,
        form,
        errors,
        hidden: { revision: String(revision) },
        isSaved: true,
      });
    switch (action) {
      case 'preview':
        return reply.redirect(paths.preview(id), 303);
      case 'publish': {
        const missing = await records.missingOf(record);
        if (Object.keys(missing).length > 0) return refuseSaved(missing);
        const summary = editor.summaryOf?.(content, await records.liveContent(id)) ?? `Published: ${name}`;
        const version = await publishRecord(database, kind, id, { ...change(summary), revision });
        if (!version) return sendSavedAnew(reply, dependencies, editor, record);
        return redirectToProgress(reply, entry, version, dependencies, leftOut);
      }
      case 'unpublish': {
        const version = await unpublishRecord(database, kind, id, change(`Taken off the site: ${name}`));
        if (!version) throw refusals.notFound();
        return redirectToProgress(reply, entry, version, dependencies);
      }
      case 'move-up':
      case 'up':
      case 'show-first': {
        const where = action === 'show-first' ? 'first' : 'up';
        return toList(reply, await reorderRecord(database, kind, id, where, change(`Moved: ${name}`)));
      }
    }
    const result = await editor.runOwnAction?.(action, record, form);
    if (result && 'problems' in result) return refuseSaved(result.problems);
    const saved = new URLSearchParams({ done: 'saved', ...leftOut });
    return reply.redirect(result?.redirectTo ?? `${entry}?${saved}`, 303);
  }

  async function remove(reply: FastifyReply, record: SiteRecord<Kind>): Promise<FastifyReply> {
    const summary = `Deleted: ${summaryNameOf(record.content)}`;
    const removed = list?.remove
      ? list.remove(record)
      : deleteRecord(database, kind, record.id, { now: clock(), summary });
    return toList(reply, await removed);
  }

  function toList(reply: FastifyReply, version: Version | undefined): FastifyReply {
    const path = list?.path ?? paths.entry(0);
    return version ? redirectToProgress(reply, path, version, dependencies) : reply.redirect(path, 303);
  }

  return { refuse, act, remove };
}
