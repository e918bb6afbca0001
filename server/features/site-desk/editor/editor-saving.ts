import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { editorFields } from '../../../../contract/editor-fields.ts';
import type { SiteRecordKind } from '../../../database/site-tables.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import type { RecordContents } from '../../../publications/record-content.ts';
import { saveRecord } from '../../../publications/site-records.ts';
import { type DeskForm, readDeskForm, withoutGonePictures } from '../desk-form.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import { sendConflict } from './conflict-pages.ts';
import type { Editor } from './editor.ts';
import { actionOf, type EditorActions, isKnownAction, type RefusedContent } from './editor-actions.ts';
import type { EditorRecords } from './editor-records.ts';

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

/** Reads the form of an editor, and saves what it contains before the pressed button is acted upon. */
export function editorSaving<Kind extends SiteRecordKind>(
  dependencies: SiteDeskDependencies,
  editor: Editor<Kind>,
  records: EditorRecords<Kind>,
  { act, refuse }: EditorActions<Kind>,
) {
  const { database, clock, wakePublisher } = dependencies;
  const { kind } = editor;

  function hasProblems(content: RecordContents[Kind]): boolean {
    return Object.keys(editor.problems(content)).length > 0;
  }

  /** Shows the content without the button's action: nothing was stored, and the next form would not repeat it. */
  function refuseUnsaved(
    request: FastifyRequest,
    reply: FastifyReply,
    refused: Omit<RefusedContent<Kind>, 'errors' | 'refusal'>,
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

  return { readForm, withSurplus, hasProblems, refuseUnsaved, saveAndAct, formKeyOf };
}

export type EditorSaving<Kind extends SiteRecordKind> = ReturnType<typeof editorSaving<Kind>>;
