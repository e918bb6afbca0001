import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiPaths } from '../../contract/api.ts';
import { multipartHead, openSocket, part } from '../../testing/raw-http.ts';
import { openDatabase } from '../database/database.ts';
import { engines, makeStore } from '../testing/engines.ts';
import { estimateFields } from '../testing/forms.ts';
import { phonePhoto } from '../testing/photo-files/photo-files.ts';
import { requestForm } from '../testing/photo-files/photo-requests.ts';
import { startServiceProcess } from '../testing/service-process.ts';

describe.each(engines)('kill -9 in the middle of an upload, on %s,', (engine) => {
  it('leaves nothing, and the same request sent again is stored once with all its photos', async () => {
    const store = await makeStore(engine);
    onTestFinished(() => store.remove());
    const settings = { DATA_DIR: store.dataDir, DATABASE_URL: store.databaseUrl, LOG_LEVEL: 'silent' };
    const fields = estimateFields();
    const photo = await phonePhoto({ width: 1200, height: 900, grain: 45 });

    const killed = await startServiceProcess(settings, 'calls-only');
    const words = Object.entries(fields).map(([name, value]) => part(name, value ?? ''));
    const photos = [
      part('photos', photo, '1.jpg'),
      part('photos', photo, '2.jpg').subarray(0, -photo.length / 2),
    ];
    const socket = await openSocket(killed.url);
    socket.write(multipartHead(apiPaths.contact, { 'Content-Length': 4 * photo.length }));
    await new Promise((resolve) => socket.write(Buffer.concat([...words, ...photos]), resolve));
    killed.kill('SIGKILL');
    await killed.exited;

    const next = await startServiceProcess(settings, 'calls-only');
    for (let count = 0; count < 2; count++) {
      const body = requestForm(fields, [photo, photo]);
      expect((await fetch(next.url + apiPaths.contact, { method: 'POST', body })).status).toBe(200);
    }
    expect(await readdir(join(store.dataDir, 'uploads'))).toEqual([]);
    const database = await openDatabase(store);
    onTestFinished(() => database.destroy());
    expect(await database.selectFrom('contact_messages').select('id').execute()).toHaveLength(1);
    expect(await database.selectFrom('lead_photos').select('number').execute()).toHaveLength(2);
  });
});
