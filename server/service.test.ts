import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { openSocket } from '../testing/raw-http.ts';
import { startSmtpServer, type Verdict } from '../testing/smtp-server.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { createService } from './service.ts';
import { makeStore } from './testing/engines.ts';
import { estimateFields, post } from './testing/forms.ts';

it('a service that stops begins no further mail while requests are finished', async () => {
  const firstMail = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  let mails = 0;
  const peer = await startSmtpServer(async (): Promise<Verdict> => {
    mails += 1;
    firstMail.resolve();
    await taken.promise;
    return 'accept';
  });
  onTestFinished(() => peer.close());
  const store = await makeStore('SQLite');
  onTestFinished(() => store.remove());
  const config = readConfig({
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: store.dataDir,
    LOG_LEVEL: 'silent',
    SMTP_URL: peer.url,
    CONFIRMATION_MAIL: 'on',
  });
  const service = await createService(config);
  const socket = await openSocket(await service.app.listen({ host: '127.0.0.1', port: 0 }));
  await post(service.app, estimateFields());
  await firstMail.promise;

  const requested = once(service.app.server, 'request');
  const request = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n';
  socket.write(`${request}\r\n${request}`);
  await requested;
  const stopped = service.stop();
  taken.resolve();
  await using database = await openDatabase(config);
  const sent = () => database.selectFrom('outbox').select('id').where('state', '=', 'sent').execute();
  await expect.poll(async () => (await sent()).length).toBeGreaterThan(0);
  socket.write('\r\n');
  await stopped;
  expect(mails).toBe(1);
});
