import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { type Engine, engines } from '../../testing/engines.ts';
import { storePicture } from '../../testing/own-site.ts';
import { startTestService } from '../../testing/test-service.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts';
import {
  encodeNext,
  makeLinkPreviews,
  releaseLeases,
  troubleWith,
  waitingPictures,
} from './picture-encoder.ts';
import { RECEIVED_FILE } from './picture-store.ts';
import { removeUnusedPictures } from './unused-pictures.ts';

async function tryEncoder(engine: Engine) {
  const service = await startTestService(engine);
  const { database, clock } = service;
  const id = await storePicture(database, clock());
  const [original] = await database.selectFrom('site_picture_files').select('content').execute();
  const store = (content: Uint8Array) =>
    database.updateTable('site_picture_files').set({ content }).where('name', '=', RECEIVED_FILE).execute();
  return {
    ...service,
    id,
    encode: () => encodeNext(database, clock),
    picture: () =>
      database.selectFrom('site_pictures').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    remove: () => database.transaction().execute((transaction) => removeUnusedPictures(transaction, [id])),
    set: (changes: { attempts?: number; leased_until?: string | null }) =>
      database.updateTable('site_pictures').set(changes).where('id', '=', id).execute(),
    /** The encoder cannot read it, and ends without a result. */
    damage: () => store(Buffer.from('no picture')),
    mend: () => store(original?.content ?? Buffer.alloc(0)),
  };
}

describe.each(engines)('a picture that waits to be encoded, on %s,', (engine) => {
  it('is tried again after a pause when encoding it has failed, and each pause is longer', async () => {
    const { encode, picture, damage, mend, clock } = await tryEncoder(engine);
    await damage();
    for (const minutes of [1, 2]) {
      await expect(encode()).rejects.toThrow('could not be encoded');
      expect(await encode()).toBe(false);
      clock.pass(minutes * MINUTE_MS);
      expect(await encode()).toBe(false);
      clock.pass(1);
    }
    await mend();
    expect(await encode()).toBe(true);
    expect(await picture()).toMatchObject({ encoded_at: clock().toISOString(), leased_until: null });
  });

  it('is tried longer than versions wait for it', async () => {
    const { encode, picture, set, database, clock, id } = await tryEncoder(engine);
    expect(await waitingPictures(database)).toEqual([id]);
    await set({ attempts: 5 });
    expect(await waitingPictures(database)).toEqual([]);
    expect(await encode()).toBe(true);
    expect(await picture()).toMatchObject({ encoded_at: clock().toISOString() });
  });

  it('is given up in the end', async () => {
    const { encode, picture, damage, set, clock } = await tryEncoder(engine);
    await damage();
    await set({ attempts: 11 });
    await expect(encode()).rejects.toThrow('could not be encoded');
    expect(troubleWith(await picture())).toBe('given up');
    clock.pass(HOUR_MS + 1);
    expect(await encode()).toBe(false);
  });

  it('stays away if it is deleted while it is encoded', async () => {
    const { encode, picture, remove, database } = await tryEncoder(engine);
    const encoding = encode();
    await expect.poll(picture).toMatchObject({ attempts: 1 });
    await remove();
    expect(await encoding).toBe(true);
    expect(await database.selectFrom('site_picture_files').select('name').execute()).toEqual([]);
  });

  it('stays away if it is deleted while its link preview is made', async () => {
    const { encode, remove, database, id } = await tryEncoder(engine);
    await encode();
    // Deleted when its file was read, which comes before the preview is made.
    const deleting: Database = database.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.some((row) => 'content' in row)) await remove();
        return result;
      },
    });
    await makeLinkPreviews(deleting, [{ picture: id, focus: '50% 50%' }]);
    expect(await database.selectFrom('site_picture_files').select('name').execute()).toEqual([]);
  });

  it('is encoded at once if the clock of another process was wrong', async () => {
    const { encode, set } = await tryEncoder(engine);
    await set({ leased_until: '2999-01-01T00:00:00.000Z' });
    expect(await encode()).toBe(true);
  });
});

it('a start does not repeat at once what may have killed the process several times', async () => {
  const { database, clock, encode, set } = await tryEncoder('SQLite');
  const leased_until = new Date(clock().getTime() + HOUR_MS).toISOString();
  await set({ attempts: 4, leased_until });
  await releaseLeases(database);
  expect(await encode()).toBe(false);
  await set({ attempts: 3 });
  await releaseLeases(database);
  expect(await encode()).toBe(true);
});

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
