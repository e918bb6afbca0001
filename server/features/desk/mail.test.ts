import { describe, expect, it } from 'vitest';
import { deskPaths } from '../../operator/desk-paths.ts';
import { engines } from '../../testing/engines.ts';
import { minute, storeLeads, storeMail } from '../../testing/stored-records.ts';
import { tryDesk } from '../../testing/try-desk.ts';

describe.each(engines)('failed mail on %s', (engine) => {
  it('is sent again, however much of it there is', async () => {
    const { post, database, clock } = await tryDesk(engine);
    const FAILED = 450;
    await storeMail(
      database,
      Array.from({ length: FAILED }, () => ({ state: 'failed', attempts: 9, first_attempt_at: minute(-9) })),
    );
    await storeMail(database, [{ state: 'unneeded' }]);
    expect((await post(deskPaths.retryMail)).statusCode).toBe(303);
    const rows = await database
      .selectFrom('outbox')
      .select(['state', 'attempts', 'first_attempt_at', 'next_attempt_at'])
      .where('state', '!=', 'unneeded')
      .execute();
    const due = { state: 'waiting', attempts: 0, first_attempt_at: null };
    expect(rows).toEqual(Array(FAILED).fill({ ...due, next_attempt_at: clock().toISOString() }));
  });

  it('to a visitor is shown with what the mail server said, and a button that sends it again', async () => {
    const { page, get, database } = await tryDesk(engine);
    const [lead] = await storeLeads(database, [{}]);
    const refused = {
      kind: 'contact-confirmation',
      state: 'failed',
      last_error: '550 No such user',
    } as const;
    await storeMail(database, [{ ...refused, contact_message_id: lead?.id ?? null }]);
    for (const url of [deskPaths.mail, deskPaths.record(lead?.reference ?? '')])
      expect(await page(url)).toContain('Confirmation to the visitor Failed');
    expect(await page(deskPaths.mail)).toContain('The mail server said: 550 No such user');
    expect((await get(deskPaths.mail)).body).toContain(`action="${deskPaths.retryMail}"`);
    expect(await page(deskPaths.overview)).not.toContain('could not be sent');
  });

  it('about one record is sent again alone', async () => {
    const { press, database } = await tryDesk(engine);
    const [wanted, other] = await storeLeads(database, [{}, {}]);
    await storeMail(
      database,
      [wanted, other].map((lead) => ({ state: 'failed', contact_message_id: lead?.id ?? null })),
    );
    await press(wanted?.reference ?? '', 'retry');
    const rows = await database
      .selectFrom('outbox')
      .select(['contact_message_id', 'state'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { contact_message_id: wanted?.id, state: 'waiting' },
      { contact_message_id: other?.id, state: 'failed' },
    ]);
  });
});
