import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { publishRecord } from '../publications/site-changes.ts';
import { listRecords } from '../publications/site-records.ts';
import { hasPurgeSince, latestVersion } from '../publications/versions.ts';
import { storeWords } from '../publications/words/received-words.ts';
import { askForWords, findWords } from '../publications/words/words.ts';
import { withdrawWords } from '../records/client-words.ts';
import { type Engine, engines } from '../testing/engines.ts';
import { startTestService } from '../testing/test-service.ts';
import { KEPT_BY_RESTORE_PREFIX } from './leftover-copies.ts';
import { replayDeletions } from './replay.ts';

const SECRET = 'Quetzalcoatl';
const silent = { warn() {}, error() {} };

async function publishedWords(engine: Engine) {
  const service = await startTestService(engine);
  const { database, clock } = service;
  const now = clock();
  await askForWords(database, { email: 'ruth@example.com', reference: 'HJ-ABCDE', now, hasMail: false });
  const [asked] = await findWords(database);
  const words = { rating: 4, authorName: 'Ruth', authorLocation: '', isPermitted: true };
  await storeWords(database, asked?.id ?? 0, { ...words, content: `A ${SECRET} on the new stairs.` }, now);
  const [draft] = await listRecords(database, 'testimonial');
  await publishRecord(database, 'testimonial', draft?.id ?? 0, { now, summary: 'Published' });
  const [sent] = await findWords(database);
  if (!sent) throw new Error('There are no words.');
  const { state: _state, path: _path, ...row } = sent;
  return { ...service, row };
}

describe.each(engines)('words that a client took back, on %s,', (engine) => {
  it('are deleted again when a restored backup brings them back', async () => {
    const { database, config, clock, row } = await publishedWords(engine);
    const [record] = await database.selectFrom('site_records').selectAll().execute();
    const [revision] = await database.selectFrom('site_revisions').selectAll().execute();
    await withdrawWords(database, config, row, clock());
    if (!record || !revision) throw new Error('Nothing was published.');
    const { id, ...columns } = row;
    await database.updateTable('client_words').set(columns).where('id', '=', id).execute();
    await database.updateTable('site_records').set({ content: record.content }).execute();
    await database.insertInto('site_revisions').values(revision).execute();
    await replayDeletions({ database, settings: config, now: clock(), log: silent });
    expect(await database.selectFrom('site_revisions').selectAll().execute()).toEqual([]);
    expect(await listRecords(database, 'testimonial')).toEqual([]);
    expect((await findWords(database))[0]).toMatchObject({ state: 'gone', content: null });
    expect(await latestVersion(database)).toMatchObject({ number: 3 });
    expect(await hasPurgeSince(database, 2, 3)).toBe(true);
  });
});

it('words that a client took back leave no trace in the files of the embedded database', async () => {
  const { database, config, clock, row } = await publishedWords('SQLite');
  const copy = join(config.dataDir, `${KEPT_BY_RESTORE_PREFIX}-2026-11-15T15-00-00-000Z.sqlite`);
  await sql`vacuum into ${sql.lit(copy)}`.execute(database);
  expect(readFileSync(copy).includes(SECRET)).toBe(true);
  expect(await withdrawWords(database, config, row, clock())).toEqual({
    isJournalEmpty: true,
    unreachedCopies: [],
  });
  for (const file of [copy, join(config.dataDir, 'leads.sqlite'), join(config.dataDir, 'leads.sqlite-wal')])
    expect(readFileSync(file).includes(SECRET)).toBe(false);
});
