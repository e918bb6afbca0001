import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { search } from '../records/search.ts';
import { createService } from '../service.ts';
import { makeMigratedStore } from '../testing/engines.ts';
import { minute, storeApplications, storeLeads } from '../testing/stored-records.ts';
import { CLOCK_START } from '../testing/test-service.ts';

it('what a machine of version 1.0.0 stored is found after the next start', async () => {
  const store = await makeMigratedStore('PostgreSQL');
  onTestFinished(() => store.remove());
  await using database = await openDatabase(store);
  // More than one batch.
  await storeLeads(
    database,
    Array.from({ length: 120 }, () => ({ name: 'Émilie', received_at: minute(1) })),
  );
  const [application] = await storeApplications(database, [
    { message: 'Framed with Łukasz.', received_at: minute(1) },
  ]);
  await database
    .insertInto('resumes')
    .values({
      job_application_id: application?.id ?? 0,
      file_name: 'a.pdf',
      original_name: 'Framing.pdf',
      media_type: 'application/pdf',
      size: 1,
      content: Buffer.from('a'),
      stored_at: minute(1),
    })
    .execute();
  for (const table of ['contact_messages', 'job_applications'] as const)
    await database.updateTable(table).set({ search_text: '', phone_digits: '' }).execute();
  const found = async (words: string) => {
    const { leads, applications } = await search(database, words, 200);
    return [leads.length, applications.length];
  };
  expect(await found('emilie')).toEqual([0, 0]);

  const config = readConfig({
    DATA_DIR: store.dataDir,
    DATABASE_URL: store.databaseUrl,
    LOG_LEVEL: 'silent',
  });
  const service = await createService(config, { clock: () => CLOCK_START });
  onTestFinished(() => service.stop());
  await expect.poll(() => found('emilie')).toEqual([120, 0]);
  await expect.poll(() => found('framing lukasz')).toEqual([0, 1]);
  await expect.poll(async () => (await found('416 555 0199')).every((count) => count > 0)).toBe(true);
});
