import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '../../http/responses/refusal.ts';
import { deskPaths, deskRoutes } from '../../operator/desk-paths.ts';
import type { RecordContents } from '../../publications/record-content.ts';
import {
  createRecord,
  findRecord,
  listRecords,
  type SiteRecord,
  saveRecord,
} from '../../publications/site-records.ts';
import {
  deleteRecord,
  latestVersion,
  publishRecord,
  reorderRecord,
  unpublishRecord,
  type VersionRecords,
} from '../../publications/versions.ts';
import { type DeskForm, readDeskForm } from './desk-form.ts';
import { draftPublication } from './draft-publication.ts';
import type { EditedKind, Editor, ListedRecord, Problems, PublicState } from './editor.ts';
import { sendConflict, sendEditor, sendList } from './editor-pages.ts';
import { unwrittenTexts } from './form-values.ts';
import { sendPreview } from './preview.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';
import { redirectToProgress } from './version-progress.ts';

/** A second post of the same form within this time is a double tap, also where it brings no key. */
const DOUBLE_TAP_MS = 10_000;

export const FORM_KEY = 'formKey';
export const REVISION = 'revision';

/** List, editor, preview and all buttons of one kind of record. */
export function addEditorRoutes<Kind extends EditedKind>(
  scope: FastifyInstance,
  dependencies: SiteDeskDependencies,
  editor: Editor<Kind>,
): void {
  const { database, clock } = dependencies;
  const { kind, list } = editor;
  const listPath = `${deskPaths.site}/${list}`;
  const entryPath = (id: number) => deskPaths.siteEntry(list, id);
  type Content = RecordContents[Kind];
  type Params = { Params: { id: string } };

  scope.get(listPath, async (request, reply) => {
    const { records } = await latestVersion(database);
    const listed = (await listRecords(database, kind)).map(
      (record): ListedRecord<Kind> => ({
        record,
        state: publicState(records, record),
      }),
    );
    return sendList(request, reply, dependencies, editor, listed);
  });

  scope.get(deskPaths.siteNew(list), async (request, reply) => {
    const content = editor.emptyContent;
    return sendEditor(request, reply, dependencies, editor, {
      record: undefined,
      content,
      values: { ...editor.values(content), [FORM_KEY]: randomUUID() },
      errors: {},
      missing: {},
      state: 'draft',
    });
  });

  scope.get<Params>(deskRoutes.siteEntry(list), async (request, reply) => {
    const record = await required(request);
    return showRecord(request, reply, record);
  });

  scope.get<Params>(deskRoutes.sitePreview(list), async (request, reply) => {
    const { id } = await required(request);
    const publication = await draftPublication(database, { kind, id });
    return sendPreview(reply, dependencies, {
      publication,
      route: editor.routeOf(id),
      editPath: entryPath(id),
    });
  });

  scope.post(deskPaths.siteNew(list), async (request, reply) => {
    const form = await readDeskForm(request, reply, dependencies, editor.pictureFields);
    wakeFor(form);
    const action = actionOf(form);
    const content = editor.read(form, editor.emptyContent);
    const errors = editor.problems(content);
    if (Object.keys(errors).length > 0) return refuse(request, reply, undefined, content, form, errors);
    const record = await createRecord(database, kind, { content, formKey: formKeyOf(form), now: clock() });
    return act(request, reply, record, form, action);
  });

  scope.post<Params>(deskRoutes.siteEntry(list), async (request, reply) => {
    const form = await readDeskForm(request, reply, dependencies, editor.pictureFields);
    wakeFor(form);
    const action = actionOf(form);
    const stored = await required(request);
    if (action === 'delete') return remove(reply, stored);
    const read = editor.read(form, stored.content);
    const content = editor.change?.(read, action) ?? read;
    const errors = editor.problems(content);
    if (Object.keys(errors).length > 0) return refuse(request, reply, stored, content, form, errors);
    const revision = form.values.get(REVISION);
    const saved = await saveRecord(database, kind, stored.id, {
      content,
      basedOn: revision === undefined ? undefined : Number(revision),
      now: clock(),
    });
    if (!saved) throw refusals.notFound();
    if (!saved.isSaved)
      return sendConflict(reply, dependencies, editor, { newer: saved.newer, mine: content });
    return act(request, reply, saved.record, form, action);
  });

  async function required(request: FastifyRequest): Promise<SiteRecord<Kind>> {
    const id = Number((request.params as { id: string }).id);
    const record = Number.isSafeInteger(id) ? await findRecord(database, kind, id) : undefined;
    if (!record) throw refusals.notFound();
    return record;
  }

  async function showRecord(request: FastifyRequest, reply: FastifyReply, record: SiteRecord<Kind>) {
    const { content } = record;
    return sendEditor(request, reply, dependencies, editor, {
      record,
      content,
      values: { ...editor.values(content), [REVISION]: String(record.revision) },
      errors: {},
      missing: await missingOf(record.id, content),
      state: await stateOf(record),
    });
  }

  /** A page with what was typed; what was stored before stays as it is. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    record: SiteRecord<Kind> | undefined,
    content: Content,
    form: DeskForm,
    errors: Problems,
  ) {
    const hidden: Record<string, string> = record
      ? { [REVISION]: form.values.get(REVISION) ?? String(record.revision) }
      : { [FORM_KEY]: form.values.get(FORM_KEY) ?? randomUUID() };
    return sendEditor(request, reply, dependencies, editor, {
      record,
      content,
      values: { ...editor.values(content), ...hidden },
      errors,
      missing: {},
      state: record ? await stateOf(record) : 'draft',
      leftOut: form.leftOut,
      status: 422,
    });
  }

  /** What the pressed button asks for, after everything was saved. */
  async function act(
    request: FastifyRequest,
    reply: FastifyReply,
    record: SiteRecord<Kind>,
    form: DeskForm,
    action: string,
  ): Promise<FastifyReply> {
    const { id, content } = record;
    const name = editor.nameOf(content);
    const change = (summary: string) => ({ now: clock(), summary });
    switch (action) {
      case 'preview':
        return reply.redirect(deskPaths.sitePreview(list, id), 303);
      case 'publish': {
        const errors = await missingOf(id, content);
        if (Object.keys(errors).length > 0)
          return refuse(request, reply, record, content, withRevision(form, record), errors);
        const version = await publishRecord(database, kind, id, change(`Published: ${name}`));
        if (!version) throw refusals.notFound();
        return redirectToProgress(reply, entryPath(id), version, dependencies);
      }
      case 'unpublish': {
        const version = await unpublishRecord(database, kind, id, change(`Taken off the site: ${name}`));
        if (!version) throw refusals.notFound();
        return redirectToProgress(reply, entryPath(id), version, dependencies);
      }
      case 'move-up':
      case 'up':
      case 'show-first': {
        const where = action === 'show-first' ? 'first' : 'up';
        const version = await reorderRecord(database, kind, id, where, change(`Moved: ${name}`));
        return version
          ? redirectToProgress(reply, listPath, version, dependencies)
          : reply.redirect(listPath, 303);
      }
    }
    const result = await editor.act?.(action, record, form);
    if (result && 'problems' in result)
      return refuse(request, reply, record, content, withRevision(form, record), result.problems);
    return reply.redirect(result?.redirectTo ?? savedPath(entryPath(id), form), 303);
  }

  async function remove(reply: FastifyReply, record: SiteRecord<Kind>) {
    const summary = `Deleted: ${editor.nameOf(record.content)}`;
    const version = editor.remove
      ? await editor.remove(record)
      : await deleteRecord(database, kind, record.id, { now: clock(), summary });
    return version
      ? redirectToProgress(reply, listPath, version, dependencies)
      : reply.redirect(listPath, 303);
  }

  async function missingOf(id: number | undefined, content: Content): Promise<Problems> {
    const missing = await editor.missing(content, { now: clock(), id });
    return { ...unwrittenTexts(editor.values(content)), ...missing };
  }

  async function stateOf(record: SiteRecord): Promise<PublicState> {
    return publicState((await latestVersion(database)).records, record);
  }

  function wakeFor({ pictures }: DeskForm): void {
    if (pictures.length > 0) dependencies.wakePublisher();
  }

  function formKeyOf({ values }: DeskForm): string {
    const key = values.get(FORM_KEY);
    if (key) return key;
    const typed = createHash('sha256').update(JSON.stringify([kind, ...values]));
    return `${typed.digest('base64url')} ${Math.floor(clock().getTime() / DOUBLE_TAP_MS)}`;
  }
}

export function publicState(
  records: VersionRecords,
  { kind, id, revision }: Pick<SiteRecord, 'kind' | 'id' | 'revision'>,
): PublicState {
  const shown = records[kind].find(([other]) => other === id);
  if (!shown) return 'draft';
  return shown[1] === revision ? 'live' : 'changed';
}

function actionOf({ values }: DeskForm): string {
  return values.get('action') ?? 'save';
}

/** The page that says what is missing belongs to what was just saved. */
function withRevision(form: DeskForm, { revision }: SiteRecord): DeskForm {
  return { ...form, values: new Map([...form.values, [REVISION, String(revision)]]) };
}

/** Sentences about files that were left out are in the address: a reload changes nothing. */
function savedPath(path: string, { leftOut }: DeskForm): string {
  const query = new URLSearchParams({ done: 'saved' });
  for (const { sentence } of leftOut) query.append('left-out', sentence);
  return `${path}?${query}`;
}
