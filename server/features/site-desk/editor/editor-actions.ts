import type { FastifyReply, FastifyRequest } from 'fastify';
import { editorFields } from '../../../../contract/editor-fields.ts';
import type { SiteRecordKind } from '../../../database/site-tables.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import type { RecordContents } from '../../../publications/record-content.ts';
import {
  deleteRecord,
  publishRecord,
  reorderRecord,
  unpublishRecord,
} from '../../../publications/site-changes.ts';
import type { SiteRecord } from '../../../publications/site-records.ts';
import type { DeskForm } from '../desk-form.ts';
import { numberIn } from '../form-values.ts';
import { RECORD_ABOVE_FIELD } from '../row-button.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import { redirectToProgress } from '../version-progress.ts';
import { sendSavedAnew } from './conflict-pages.ts';
import type { Editor, Problems, Texts } from './editor.ts';
import { type RefusalReason, sendEditor } from './editor-pages.ts';
import type { EditorRecords } from './editor-records.ts';
import { leftOutParameter } from './left-out-files.ts';

const COMMON_ACTIONS = ['save', 'preview', 'publish'];
const LIST_ACTIONS = ['unpublish', 'delete', 'move-up', 'show-first'];

/** The action of the pressed button. The list of people has another name for one of them. */
export function actionOf({ values }: DeskForm): string {
  const action = values.get('action') ?? 'save';
  return action === 'up' ? 'move-up' : action;
}

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

export type RefusedContent<Kind extends SiteRecordKind> = {
  readonly record: SiteRecord<Kind> | undefined;
  readonly content: RecordContents[Kind];
  readonly form: DeskForm;
  readonly errors: Problems;
  readonly hidden: Texts;
  readonly refusal?: RefusalReason;
};

function addressWith(path: string, parameters: Readonly<Record<string, string>>, part?: string): string {
  const query = new URLSearchParams(parameters).toString();
  return `${path}${query && `?${query}`}${part ? `#${part}` : ''}`;
}

/** The actions of an editor's buttons. */
export function editorActions<Kind extends SiteRecordKind>(
  dependencies: SiteDeskDependencies,
  editor: Editor<Kind>,
  records: EditorRecords<Kind>,
) {
  const { database, clock } = dependencies;
  const { kind, list, paths } = editor;
  const listPath = list?.path ?? paths.entry(0);
  const summaryNameOf = (content: RecordContents[Kind]) => editor.summaryName ?? editor.nameOf(content);

  function ownFields({ values }: DeskForm): Texts {
    return Object.fromEntries((editor.ownFields ?? []).map((name) => [name, values.get(name) ?? '']));
  }

  /** Sends the form again, with the values as typed. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    { record, content, form, errors, hidden, refusal = 'unsaved' }: RefusedContent<Kind>,
  ): Promise<FastifyReply> {
    return sendEditor(request, reply, dependencies, editor, {
      record: record && record.revision > 0 ? record : undefined,
      content,
      values: { ...ownFields(form), ...editor.values(content) },
      hidden,
      errors,
      missing: {},
      state: record ? await records.stateOf(record) : 'draft',
      leftOut: form.leftOut,
      refusal,
    });
  }

  /** Performs the action of the pressed button after the record was saved. */
  async function act(
    request: FastifyRequest,
    reply: FastifyReply,
    { record, form, action }: Pressed<Kind>,
  ): Promise<FastifyReply> {
    const { id, content, revision } = record;
    const entry = paths.entry(id);
    const leftOut = await leftOutParameter(database, form);
    const change = (summary: string) => ({ now: clock(), summary });
    const liveName = async () => summaryNameOf((await records.liveContent(id)) ?? content);
    const refuseSaved = (errors: Problems, refusal: RefusalReason) =>
      refuse(request, reply, {
        record,
        content,
        form,
        errors,
        hidden: { [editorFields.revision]: String(revision) },
        refusal,
      });
    switch (action) {
      case 'preview':
        return reply.redirect(addressWith(paths.preview(id), leftOut), 303);
      case 'publish': {
        const missing = await records.missingOf(record);
        if (Object.keys(missing).length > 0) return refuseSaved(missing, 'unpublished');
        const summary =
          editor.summaryOf?.(content, await records.liveContent(id)) ??
          `Published: ${summaryNameOf(content)}`;
        const version = await publishRecord(database, kind, id, { ...change(summary), revision });
        if (!version) return sendSavedAnew(reply, dependencies, editor, record);
        return redirectToProgress(reply, entry, { version, outcome: 'published' }, dependencies, leftOut);
      }
      case 'unpublish': {
        const summary = `Taken off the site: ${await liveName()}`;
        const version = await unpublishRecord(database, kind, id, change(summary));
        if (!version) throw refusals.notFound();
        return redirectToProgress(reply, entry, { version, outcome: 'taken-off' }, dependencies, leftOut);
      }
      case 'move-up':
      case 'show-first': {
        const where = action === 'show-first' ? 'first' : 'up';
        const version = await reorderRecord(database, kind, id, {
          ...change(`Moved: ${await liveName()}`),
          where,
          above: numberIn(form.values, RECORD_ABOVE_FIELD),
          isAmongPublished: list?.hasDraftsApart === true,
        });
        if (!version) return reply.redirect(listPath, 303);
        return redirectToProgress(reply, listPath, { version, outcome: 'moved' }, dependencies);
      }
    }
    const result = await editor.runOwnAction?.(action, record, form);
    if (result && 'problems' in result) return refuseSaved(result.problems, 'unasked');
    const { part, ...done } = result ?? { done: 'saved', part: undefined };
    return reply.redirect(addressWith(entry, { ...done, ...(part && { part }), ...leftOut }, part), 303);
  }

  async function remove(reply: FastifyReply, record: SiteRecord<Kind>): Promise<FastifyReply> {
    const summary = `Deleted: ${editor.summaryName ?? list?.one ?? ''}`;
    const version = list?.remove
      ? await list.remove(record)
      : await deleteRecord(database, kind, record.id, { now: clock(), summary });
    return redirectToProgress(reply, listPath, { version, outcome: 'deleted' }, dependencies);
  }

  return { refuse, act, remove };
}

export type EditorActions<Kind extends SiteRecordKind> = ReturnType<typeof editorActions<Kind>>;
