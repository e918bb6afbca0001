import type { SiteRecordKind } from '../../../database/site-tables.ts';
import { idParameter } from '../../../desk-pages/request-values.ts';
import { refusals } from '../../../http/responses/refusal.ts';
import type { RecordContents } from '../../../publications/record-content.ts';
import { findRevisionsOf } from '../../../publications/revisions.ts';
import { findRecord, listRecords, ONLY_ID, type SiteRecord } from '../../../publications/site-records.ts';
import { latestVersion, type VersionRecords } from '../../../publications/versions.ts';
import { unwrittenTexts } from '../form-values.ts';
import type { PublicState } from '../public-state.ts';
import type { SiteDeskDependencies } from '../site-desk-dependencies.ts';
import type { Editor, ListedRecord, Problems } from './editor.ts';

/** The records of one editor, with their public state. */
export function editorRecords<Kind extends SiteRecordKind>(
  { database, clock }: Pick<SiteDeskDependencies, 'database' | 'clock'>,
  { kind, list, emptyContent, current = (content) => content, values, missing }: Editor<Kind>,
) {
  return {
    current,

    /** A single record exists before it is saved for the first time, with revision 0. */
    async find(params: unknown): Promise<SiteRecord<Kind>> {
      const id = list ? idParameter(params) : ONLY_ID;
      const record = id === undefined ? undefined : await findRecord(database, kind, id);
      if (record) return { ...record, content: current(record.content) };
      if (list) throw refusals.notFound();
      return { kind, id: ONLY_ID, revision: 0, changedAt: '', content: emptyContent };
    },

    async list(): Promise<ListedRecord<Kind>[]> {
      const { records } = await latestVersion(database);
      const listed = await listRecords(database, kind);
      return listed.map((record) => ({ record, state: publicState(records, record) }));
    },

    async stateOf(record: SiteRecord): Promise<PublicState> {
      return publicState((await latestVersion(database)).records, record);
    },

    /** The published content; undefined if the record is not published. */
    async liveContent(id: number): Promise<RecordContents[Kind] | undefined> {
      const { records } = await latestVersion(database);
      const names = records[kind].filter(([shown]) => shown === id);
      const [revision] = await findRevisionsOf(database, kind, names);
      return revision && current(revision.content);
    },

    async missingOf({ id, content }: SiteRecord<Kind>): Promise<Problems> {
      return { ...unwrittenTexts(values(content)), ...(await missing(content, { now: clock(), id })) };
    },
  };
}

export type EditorRecords<Kind extends SiteRecordKind> = ReturnType<typeof editorRecords<Kind>>;

export function publicState(
  records: VersionRecords,
  { kind, id, revision }: Pick<SiteRecord, 'kind' | 'id' | 'revision'>,
): PublicState {
  const shown = records[kind].find(([other]) => other === id);
  if (!shown) return 'draft';
  return shown[1] === revision ? 'live' : 'changed';
}
