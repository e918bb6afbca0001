import { describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { startTestService } from '../../testing/test-service.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { createRecord } from '../site-records.ts';
import { insertPicture } from './picture-store.ts';
import { removeUnsavedPictures } from './unused-pictures.ts';

describe.each(engines)('pictures that were sent ahead of a form, on %s', (engine) => {
  it('go when the form was not saved for a day, and stay while anything names them', async () => {
    const { database, clock } = await startTestService(engine);
    const receive = () =>
      insertPicture(database, { width: 1200, height: 800, content: Buffer.from('jpeg') }, clock());
    const [saved, abandoned] = [await receive(), await receive()];
    const photo = { picture: saved, alt: '', focus: '50% 50%' };
    const content = { name: 'Ada Roy', role: 'Framer', words: '', photo };
    await createRecord(database, 'person', { content, now: clock() });
    clock.pass(25 * HOUR_MS);
    const recent = await receive();
    await removeUnsavedPictures(database, clock());
    const rows = await database.selectFrom('site_pictures').select('id').execute();
    const left = rows.map(({ id }) => id);
    expect(left.toSorted()).toEqual([saved, recent].toSorted());
    expect(left).not.toContain(abandoned);
  });
});
