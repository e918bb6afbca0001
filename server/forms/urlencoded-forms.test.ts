import { expect, it } from 'vitest';
import { placeFields } from '../../contract/forms/place.ts';
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
