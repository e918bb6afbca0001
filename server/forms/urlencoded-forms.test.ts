import { expect, it } from 'vitest';
import { placeFields } from '../../contract/forms/place.ts';
import { openSocket, readAnswer, readUntil } from '../../testing/raw-http.ts';
import { startTestService } from '../testing/test-service.ts';
import { BOOKED_PLACE, tryBooking } from '../testing/try-booking.ts';

it('a line break of an urlencoded form counts and is stored as the one character that was typed', async () => {
  const { app, path, config, offered, visits } = await tryBooking('SQLite');
  const { maxLength } = placeFields.access;
  const access = 'Side door.\n'.repeat(20).padEnd(maxLength, 'x');
  const [visit = ''] = await offered();
  const sent = new URLSearchParams({
    action: 'book',
    ...BOOKED_PLACE,
    visit,
    access: access.replaceAll('\n', '\r\n'),
  });
  const response = await app.inject({
    method: 'POST',
    url: path,
    payload: sent.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      origin: config.siteUrl.origin,
    },
  });
  expect(response.statusCode, response.body).toBe(303);
  expect(await visits()).toMatchObject([{ access }]);
});

it('a client that asks first is told to send an urlencoded form, unless it is too long', async () => {
  const url = await (await startTestService('SQLite')).listen();
  const ask = async (length: number) => {
    const socket = await openSocket(url);
    socket.write(
      `POST /answered/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    return socket;
  };
  const body = 'action=answered';
  const asked = await ask(body.length);
  await readUntil(asked, (received) => received.includes('100 Continue'));
  asked.write(body);
  expect((await readAnswer(asked)).status).toBeLessThan(500);
  expect((await readAnswer(await ask(1_000_000))).status).toBe(413);
});
