import { hash, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { editorFields } from '../../../../contract/editor-fields.ts';
import type { SiteRecordKind } from '../../../database/site-tables.ts';
import { queryValue } from '../../../desk-pages/request-values.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import type { RecordContents } from '../../../publications/record-content.ts';
import { createRecord, FIRST_REVISION, saveRecord } from '../../../publications/site-records.ts';
import { type DeskForm, readDeskForm, withoutGonePictures } from '../desk-form.ts';
import { revisionIn } from '../form-values.ts';
import { draftPublication } from '../preview/draft-publication.ts';
import { PREVIEWED, sendPreview } from '../preview/preview.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import { sendConflict, sendSavedAnew } from './conflict-pages.ts';
import type { Editor } from './editor.ts';
import { actionOf, editorActions, isKnownAction, type Refused } from './editor-actions.ts';
import { sendEditor, sendList } from './editor-pages.ts';
import { editorRecords } from './editor-records.ts';
import { leftOutIn } from './left-out-files.ts';

/** Without a form key, identical posts within an interval of this length count as a double tap. */
const DOUBLE_TAP_MS = 10_000;

type Saving<Kind extends SiteRecordKind> = {
  readonly id: number;
  readonly content: RecordContents[Kind];
  /** The revision with which the form was opened. */
  readonly basedOn: number | undefined;
  readonly form: DeskForm;
  readonly action: string;
};

/** The list, the editor, the preview and all buttons of one kind of record. */
export function addEditorRoutes<Kind extends SiteRecordKind>(
  scope: FastifyInstance,
  dependencies: SiteDeskDependencies,
  editor: Editor<Kind>,
): void {
  const { database, clock, wakePublisher } = dependencies;
  const { kind, list, paths } = editor;
  const records = editorRecords(dependencies, editor);
  const { act, remove, refuse } = editorActions(dependencies, editor, records);

  if (list) {
    scope.get(list.path, async (request, reply) =>
      sendList(request, reply, dependencies, { ...editor, list }, await records.list()),
    );

    scope.get(list.newPath, async (request, reply) => {
      // The editor script asks what became of a form that it has sent.
      const sent = queryValue(request, editorFields.formKey);
      const made = sent && (await records.list()).find(({ record }) => record.formKey === sent);
      if (made) return reply.redirect(`${paths.entry(made.record.id)}?done=saved`, 303);
      const content = editor.emptyContent;
      return sendEditor(request, reply, dependencies, editor, {
        record: undefined,
        content,
        values: editor.values(content),
        hidden: { [editorFields.formKey]: sent || randomUUID() },
        errors: {},
        missing: {},
        state: 'draft',
      });
    });

    scope.post(list.newPath, async (request, reply) => {
      const { form: sent, action } = await readForm(request, reply);
      const form = withSurplus(sent, editor.emptyContent);
      const read = editor.read(form, editor.emptyContent);
      const content = editor.applyOwnAction?.(read, action, form) ?? read;
      if (hasProblems(content)) {
        const key = form.values.get(editorFields.formKey) ?? randomUUID();
        const hidden = { [editorFields.formKey]: key };
        return refuseUnsaved(request, reply, { record: undefined, content: read, form, hidden });
      }
      const { id } = await createRecord(database, kind, { content, formKey: formKeyOf(form), now: clock() });
      // If the form was sent before, it may contain more by now.
      return saveAndAct(request, reply, { id, content, basedOn: FIRST_REVISION, form, action });
    });
  }

  scope.get(paths.routes.entry, async (request, reply) => {
    const record = await records.find(request.params);
    const { content, revision } = record;
    return sendEditor(request, reply, dependencies, editor, {
      record: revision > 0 ? record : undefined,
      content,
      values: editor.values(content),
      hidden: { [editorFields.revision]: String(revision) },
      errors: {},
      missing: await records.missingOf(record),
      state: await records.stateOf(record),
    });
  });

  scope.get(paths.routes.preview, async (request, reply) => {
    const record = await records.find(request.params);
    const { id, revision } = record;
    const publication = await draftPublication(database, { kind, id });
    const route = editor.routeOf(record, await records.liveContent(id));
    const leftOut = await leftOutIn(request, database);
    return sendPreview(reply, dependencies, {
      publication,
      route,
      editPath: paths.entry(id),
      revision,
      leftOut,
    });
  });

  scope.post(paths.routes.entry, async (request, reply) => {
    const { form: sent, action } = await readForm(request, reply);
    const stored = await records.find(request.params);
    const form = withSurplus(sent, stored.content);
    if (list && action === 'delete') return remove(reply, stored);
    const basedOn = revisionIn(form.values);
    if (form.values.has(PREVIEWED) && basedOn !== stored.revision)
      return sendSavedAnew(reply, dependencies, editor, stored);
    const read = editor.read(form, stored.content);
    // The second of two taps: the first one has moved or removed the photo, and saved the rest.
    const isDone =
      basedOn !== undefined && basedOn !== stored.revision && isDeepStrictEqual(read, stored.content);
    const content = (!isDone && editor.applyOwnAction?.(read, action, form)) || read;
    if (hasProblems(content)) {
      const hidden = { [editorFields.revision]: String(basedOn ?? stored.revision) };
      return refuseUnsaved(request, reply, { record: stored, content: read, form, hidden });
    }
    return saveAndAct(request, reply, { id: stored.id, content, basedOn, form, action });
  });

  function hasProblems(content: RecordContents[Kind]): boolean {
    return Object.keys(editor.problems(content)).length > 0;
  }

  /** Shows the content without the button's action: nothing was stored, and the next form would not repeat it. */
  function refuseUnsaved(
    request: FastifyRequest,
    reply: FastifyReply,
    refused: Omit<Refused<Kind>, 'errors' | 'refusal'>,
  ): Promise<FastifyReply> {
    return refuse(request, reply, { ...refused, errors: editor.problems(refused.content) });
  }

  async function saveAndAct(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, content, basedOn, form, action }: Saving<Kind>,
  ): Promise<FastifyReply> {
    const saved = await saveRecord(database, kind, id, { content, basedOn, now: clock() });
    if (!saved) throw refusals.notFound();
    if (!saved.isSaved) {
      const newer = { ...saved.newer, content: records.current(saved.newer.content) };
      const mine = editor.read(form, newer.content);
      return sendConflict(reply, dependencies, editor, { newer, mine, leftOut: form.leftOut });
    }
    return act(request, reply, { record: saved.record, form, action });
  }

  /** Says of pictures that have no place that they were left out. */
  function withSurplus(form: DeskForm, stored: RecordContents[Kind]): DeskForm {
    const surplus = editor.surplus?.(form, stored) ?? [];
    return { ...form, leftOut: [...form.leftOut, ...surplus] };
  }

  async function readForm(request: FastifyRequest, reply: FastifyReply) {
    const sent = await readDeskForm(request, reply, dependencies, editor.pictureFields);
    const form = await withoutGonePictures(sent, database);
    if (form.pictures.length > 0) wakePublisher();
    const action = actionOf(form);
    if (!isKnownAction(editor, action)) throw refusals.malformed();
    return { form, action };
  }

  function formKeyOf({ values }: DeskForm): string {
    const key = values.get(editorFields.formKey);
    if (key) return key;
    const typed = hash('sha256', JSON.stringify([kind, ...values]), 'base64url');
    return `${typed} ${Math.floor(clock().getTime() / DOUBLE_TAP_MS)}`;
  }
}
