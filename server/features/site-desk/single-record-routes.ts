import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusals } from '../../http/responses/refusal.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import type { RecordContents } from '../../publications/record-content.ts';
import { findRevisionsOf } from '../../publications/revisions.ts';
import { findRecord, ONLY_ID, saveRecord } from '../../publications/site-records.ts';
import { latestVersion, publishRecord } from '../../publications/versions.ts';
import { zonedDateTime } from '../../time/wall-clock.ts';
import { draftPublication } from './draft-publication.ts';
import { formValues, revisionIn, unwrittenTexts } from './form-values.ts';
import { sendPreview } from './preview.ts';
import { type SingleKind, type SingleRecord, type Texts, tooLong } from './single-record.ts';
import { conflictPage, editorPage, refusedPage, savedNotice } from './single-record-pages.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';
import { redirectToProgress, versionProgress } from './version-progress.ts';

/** The page that saves, previews and publishes it. */
export function addSingleRecord<Kind extends SingleKind>(
  scope: FastifyInstance,
  dependencies: SiteDeskDependencies,
  single: SingleRecord<Kind>,
): void {
  const { clock, database, sendPage } = dependencies;
  const { kind, path, previewPath } = single;
  const today = () => zonedDateTime(clock()).toPlainDate().toString();

  scope.get(path, async (request, reply) => {
    const record = await findRecord(database, kind, ONLY_ID);
    const { revision: liveRevision } = await findLive();
    return sendPage(reply, {
      ...editorPage(
        single,
        { values: single.textsOf(record?.content, today()) },
        { revision: record?.revision ?? 0, isLive: record && record.revision === liveRevision },
      ),
      ...versionProgress(request, dependencies),
      ...(record && 'saved' in (request.query as object) && { notice: savedNotice(record.changedAt) }),
    });
  });

  scope.get(previewPath, async (_request, reply) => {
    const record = await findRecord(database, kind, ONLY_ID);
    const publication = await draftPublication(database, { kind, id: ONLY_ID });
    const live = single.textsOf((await findLive()).content, today());
    const route = single.previewRoute(single.textsOf(record?.content, today()), live);
    return sendPreview(reply, dependencies, { publication, route, editPath: path });
  });

  scope.post(path, async (request, reply) => {
    const form = await formValues(request, reply, dependencies);
    const action = form.get('action') ?? '';
    if (!['save', 'preview', 'publish'].includes(action)) throw refusals.malformed();
    const record = await findRecord(database, kind, ONLY_ID);
    const stored = single.textsOf(record?.content, today());
    // A field that was not sent stays as it is: the button above a preview sends none.
    const texts: Texts = Object.fromEntries(
      single.fields.map(({ name }) => [name, form.get(name)?.trim() ?? stored[name] ?? '']),
    );
    const basedOn = revisionIn(form);
    const errors = { ...single.errorsOf(texts, today()), ...tooLong(single.fields, texts) };
    if (Object.keys(errors).length > 0) {
      const revision = basedOn ?? record?.revision ?? 0;
      return sendPage(reply, refusedPage(single, { values: texts, errors }, { revision }));
    }
    const saving = { content: single.contentOf(texts), basedOn, now: clock() };
    const saved = await saveRecord(database, kind, ONLY_ID, saving);
    if (!saved) throw refusals.notFound();
    if (!saved.isSaved) {
      const newer = { ...saved.newer, texts: single.textsOf(saved.newer.content, today()) };
      return sendPage(reply, conflictPage(single, texts, newer));
    }
    if (action === 'save') return reply.redirect(`${path}?saved`, 303);
    if (action === 'preview') return reply.redirect(previewPath, 303);
    const missing = { ...unwrittenTexts(texts), ...single.missingIn(texts) };
    if (Object.keys(missing).length === 0) return publish(reply, texts);
    const { revision } = saved.record;
    return sendPage(
      reply,
      refusedPage(single, { values: texts, errors: missing }, { revision, isSaved: true }),
    );
  });

  async function publish(reply: FastifyReply, texts: Texts): Promise<FastifyReply> {
    const live = single.textsOf((await findLive()).content, today());
    const change = { now: clock(), summary: single.summaryOf(texts, live) };
    const version = await publishRecord(database, kind, ONLY_ID, change);
    if (!version) throw refusals.notFound();
    return redirectToProgress(reply, deskPaths.site, version, dependencies);
  }

  /** Of the newest version. */
  async function findLive(): Promise<{ revision?: number; content?: RecordContents[Kind] }> {
    const { records } = await latestVersion(database);
    const [published] = await findRevisionsOf(database, kind, records[kind]);
    const [name] = records[kind];
    return published && name ? { revision: name[1], content: published.content } : {};
  }
}
