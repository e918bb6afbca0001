import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { storePicture } from '../../testing/own-site.ts';
import { startTestService } from '../../testing/test-service.ts';
import { encodeNext } from './picture-encoder.ts';

it('a picture is not given up because the disk is full', async () => {
  const { database, clock } = await startTestService('SQLite');
  const id = await storePicture(database, clock());
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database);
  await expect(encodeNext(database, clock)).rejects.toThrow('full');
  const picture = () =>
    database.selectFrom('site_pictures').selectAll().where('id', '=', id).executeTakeFirst();
  expect(await picture()).toMatchObject({ attempts: 0, leased_until: null, encoded_at: null });
  await sql`pragma max_page_count = 1000000`.execute(database);
  expect(await encodeNext(database, clock)).toBe(true);
  expect(await picture()).toMatchObject({ encoded_at: clock().toISOString() });
});
