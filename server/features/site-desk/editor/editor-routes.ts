import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { editorFields } from '../../../../contract/editor-fields.ts';
import type { SiteRecordKind } from '../../../database/site-tables.ts';
import { queryValue } from '../../../desk-pages/request-values.ts';
import { createRecord, FIRST_REVISION } from '../../../publications/site-records.ts';
import { revisionIn } from '../form-values.ts';
import { draftPublication } from '../preview/draft-publication.ts';
import { PREVIEWED_FIELD, sendPreview } from '../preview/preview.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import { sendSavedAnew } from './conflict-pages.ts';
import { type Editor, isListed, type ListedEditor } from './editor.ts';
import { type EditorActions, editorActions } from './editor-actions.ts';
import { sendEditor, sendList } from './editor-pages.ts';
import { type EditorRecords, editorRecords } from './editor-records.ts';
import { type EditorSaving, editorSaving } from './editor-saving.ts';
import { leftOutIn } from './left-out-files.ts';

/** What the routes of one kind of record use. */
type Parts<Kind extends SiteRecordKind> = {
  readonly records: EditorRecords<Kind>;
  readonly actions: EditorActions<Kind>;
  readonly saving: EditorSaving<Kind>;
};

/** The list, the editor, the preview and all buttons of one kind of record. */
export function addEditorRoutes<Kind extends SiteRecordKind>(
  scope: FastifyInstance,
  dependencies: SiteDeskDependencies,
  editor: Editor<Kind>,
): void {
  const records = editorRecords(dependencies, editor);
  const actions = editorActions(dependencies, editor, records);
  const parts = { records, actions, saving: editorSaving(dependencies, editor, records, actions) };
  if (isListed(editor)) addListRoutes(scope, dependencies, editor, parts);
  addEntryRoutes(scope, dependencies, editor, parts);
}

/** The list, and the form for a new record. */
function addListRoutes<Kind extends SiteRecordKind>(
  scope: FastifyInstance,
  dependencies: SiteDeskDependencies,
  editor: ListedEditor<Kind>,
  { records, saving }: Parts<Kind>,
): void {
  const { database, clock } = dependencies;
  const { kind, list, paths } = editor;
  const { readForm, withSurplus, hasProblems, refuseUnsaved, saveAndAct, formKeyOf } = saving;

  scope.get(list.path, async (request, reply) =>
    sendList(request, reply, dependencies, editor, await records.list()),
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

/** One record: its form, its preview and its buttons. */
function addEntryRoutes<Kind extends SiteRecordKind>(
  scope: FastifyInstance,
  dependencies: SiteDeskDependencies,
  editor: Editor<Kind>,
  { records, actions, saving }: Parts<Kind>,
): void {
  const { database } = dependencies;
  const { kind, list, paths } = editor;
  const { readForm, withSurplus, hasProblems, refuseUnsaved, saveAndAct } = saving;

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
    if (list && action === 'delete') return actions.remove(reply, stored);
    const basedOn = revisionIn(form.values);
    if (form.values.has(PREVIEWED_FIELD) && basedOn !== stored.revision)
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
}
