import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serverFlags } from '../../bench/machine/server-flags.ts';
import { prepareDataFolder } from '../data-folder.ts';
import { openDatabase } from '../database/database.ts';
import type { Deletion } from '../database/schema.ts';
import { makeMigratedStore } from '../testing/engines.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { minute } from '../testing/stored-records.ts';
import { addDeletions } from './deletion-list.ts';

/** What one network could have had deleted within days, before that was limited. */
const DELETIONS = 350_000;

it('a server with the heap of a small machine starts with a long list of deletions', async () => {
  const store = await makeMigratedStore('SQLite');
  onTestFinished(() => store.remove());
  await prepareDataFolder(store.dataDir);
  const at = minute(0);
  const deletions = Array.from(
    { length: DELETIONS },
    (_, index): Deletion => ({ kind: 'lead', record_id: index + 1, received_at: at, deleted_at: at }),
  );
  const lines = [{ since: at }, ...deletions].map((value) => `${JSON.stringify(value)}\n`);
  await writeFile(join(store.dataDir, 'deletions.jsonl'), lines.join(''));
  await using database = await openDatabase(store);
  await addDeletions(database, deletions);

  const settings = { DATA_DIR: store.dataDir, NODE_OPTIONS: serverFlags.join(' ') };
  const { url } = await startServiceProcess(settings, 'calls-only');
  expect((await fetch(new URL('/health/live', url))).status).toBe(200);
}, 120_000);
