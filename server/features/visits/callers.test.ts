import { describe, expect, it } from 'vitest';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { engines } from '../../testing/engines.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { tryVisits } from '../../testing/try-visits.ts';

const ANNA = { name: 'Anna Alder', email: '', phone: '(416) 555-0177' };
const BOB = { name: 'Bob Birch', email: '', phone: '(416) 555-0188' };

async function twoCallers(engine: (typeof engines)[number]) {
  const service = await tryVisits(engine);
  const { enter, database } = service;
  for (const values of [
    { ...ANNA, visit: '2026-11-16T18:00' },
    { ...BOB, visit: '2026-11-16T20:00' },
  ])
    expect((await enter(values)).statusCode).toBe(303);
  const referenceOf = async (name: string) => {
    const query = database.selectFrom('contact_messages').select('reference').where('name', '=', name);
    return (await query.executeTakeFirstOrThrow()).reference;
  };
  return { ...service, anna: await referenceOf(ANNA.name), bob: await referenceOf(BOB.name) };
}

describe.each(engines)('callers without an email address on %s', (engine) => {
  it('are not taken for one person', async () => {
    const { page, get, post, anna, bob } = await twoCallers(engine);
    expect(await page(deskPaths.record(anna))).not.toContain(BOB.name);
    expect(await page(deskPaths.recordPart(anna, 'delete'))).not.toContain(BOB.name);
    const copy = (await get(deskPaths.recordPart(anna, 'copy.json'))).json();
    expect(copy.leads.map(({ reference }: { reference: string }) => reference)).toEqual([anna]);
    await post(deskPaths.recordPart(anna, 'delete'), { what: 'person' });
    expect((await get(deskPaths.record(anna))).statusCode).toBe(404);
    expect((await get(deskPaths.record(bob))).statusCode).toBe(200);
  });

  it('have no links to write to them', async () => {
    const peer = await startSmtpPeer();
    const { get, anna, ...service } = await twoCallers(engine);
    const { body } = await get(deskPaths.record(anna));
    expect(body).toContain('tel:4165550177');
    expect(body).not.toMatch(/mailto:(\?|")|Email/);
    await testOutbox(service, peer.url).sendDue();
    const [mail] = peer.received.filter(({ attachments }) => attachments.length > 0);
    expect(mail?.parts.get('text/html')).not.toMatch(/mailto:"|Email/);
  });

  it('are found by name and by phone number', async () => {
    const { post, page, bob } = await twoCallers(engine);
    for (const words of ['birch', '416 555 0188']) {
      const { headers } = await post(deskPaths.search, { words });
      const results = await page(String(headers.location));
      expect(results, words).toContain(bob);
      expect(results, words).not.toContain(ANNA.name);
    }
  });
});
