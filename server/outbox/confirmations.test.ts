import { describe, expect, it } from 'vitest';
import { hiddenFields } from '../../contract/api.ts';
import { readConfig } from '../config.ts';
import { deleteExpired } from '../deletion/retention.ts';
import { answerApplication } from '../records/answered.ts';
import { findByReference } from '../records/references.ts';
import { requestPaths } from '../records/request-link.ts';
import { applicationFields, apply } from '../testing/applications.ts';
import { engines } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { postAsBrowser } from '../testing/post-as-browser.ts';
import { testOutbox } from '../testing/test-outbox.ts';
import { tryConfirmations } from '../testing/try-confirmations.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import { readUnsentMail } from './outbox-store.ts';

describe.each(engines)('the confirmation to a visitor, on %s,', (engine) => {
  it('is there with the lead in one transaction, once, however often the form is sent', async () => {
    const { service, states, send } = await tryConfirmations(engine);
    const fields = estimateFields();
    await Promise.all([1, 2, 3].map(() => send(fields)));
    expect(await states()).toEqual(['waiting']);
    await service.database.deleteFrom('contact_messages').execute();
    expect(await states()).toEqual([]);
  });

  it('is not sent for spam', async () => {
    const { service, states, send } = await tryConfirmations(engine);
    await send({ [hiddenFields.honeypot]: 'x' });
    await apply(service, applicationFields({ [hiddenFields.honeypot]: 'x' }));
    expect(await states()).toEqual([]);
  });

  it('is sent three times a day to one mailbox, however its address is spelled and whatever form is used', async () => {
    const { service, outbox, toVisitors, send } = await tryConfirmations(engine);
    const spellings = [
      'maya.okafor@example.ca',
      'MAYA.okafor@example.ca',
      'maya.okafor+two@example.ca',
      'm.ayaokafor@example.ca',
    ];
    for (const email of spellings) await send({ email, [hiddenFields.replyTo]: email });
    await apply(service, applicationFields({ email: 'mayaokafor@example.ca' }));
    await send({ email: 'somebody.else@example.ca' });
    await outbox.sendDue();
    expect(
      toVisitors()
        .map(({ to }) => to[0])
        .toSorted(),
    ).toEqual([...spellings.slice(0, 3), 'somebody.else@example.ca'].toSorted());

    service.clock.pass(DAY_MS);
    await send({ email: spellings[0] });
    await outbox.sendDue();
    expect(toVisitors()).toHaveLength(5);
    expect(await service.database.selectFrom('contact_messages').select('id').execute()).toHaveLength(6);
  });

  it('is never used up for all by the forms of one network', async () => {
    const { service, states } = await tryConfirmations(engine, { TRUST_PROXY: '127.0.0.1' });
    const sendFrom = (ip: string, email: string) =>
      post(service.app, estimateFields({ email }), { headers: { 'x-forwarded-for': ip } });
    for (let count = 0; count < 50; count++)
      await sendFrom(`2001:db8:1:${count}::1`, `visitor${count}@example.ca`);
    const confirmed = (await states()).length;
    expect(confirmed).toBeLessThan(50);
    await sendFrom('2001:db8:2::1', 'maya@example.ca');
    expect(await states()).toHaveLength(confirmed + 1);
  });

  it('keeps to that limit when many forms arrive at once', async () => {
    const { states, send } = await tryConfirmations(engine);
    await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(await states()).toHaveLength(3);
  });

  it('is sent to a limited number of addresses a day', async () => {
    const { service, states, send } = await tryConfirmations(engine);
    await send();
    const { id: _id, ...row } = await service.database
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'contact-confirmation')
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 199 }, (_, index) => ({
      ...row,
      message_key: `other-${index}`,
      recipient_key: `stranger-${index}@example.ca`,
    }));
    await service.database.insertInto('outbox').values(others).execute();
    await send({ email: 'one.more@example.ca' });
    expect(await states()).toHaveLength(200);
  });

  it('is sent however often its link was asked for', async () => {
    const { service, states, send } = await tryConfirmations(engine);
    await send();
    for (let hours = 1; hours <= 3; hours++) {
      service.clock.pass(HOUR_MS + 1);
      const form = new URLSearchParams({ email: String(estimateFields().email) });
      await postAsBrowser(service, requestPaths.again, form);
    }
    const links = service.database.selectFrom('outbox').select('id').where('kind', '=', 'request-link');
    expect(await links.execute()).toHaveLength(3);
    await send();
    expect(await states()).toHaveLength(2);
  });

  it('is not needed once the owner has answered, nor after a day', async () => {
    const { service, outbox, toVisitors, states, send } = await tryConfirmations(engine);
    const { reference } = await send();
    await service.app.inject({ method: 'POST', url: `/answered/${service.answeredLinks.sign(reference)}` });
    await outbox.sendDue();
    await send();
    service.clock.pass(DAY_MS + 1);
    await outbox.sendDue();
    expect(toVisitors()).toEqual([]);
    expect(await states()).toEqual(['unneeded', 'unneeded']);
  });

  it('is sent after all when “answered” is undone, and once', async () => {
    const { service, outbox, toVisitors, states, send } = await tryConfirmations(engine);
    const { reference } = await send();
    const link = `/answered/${service.answeredLinks.sign(reference)}`;
    const press = (url: string) => service.app.inject({ method: 'POST', url });
    await press(link);
    await outbox.sendDue();
    expect(await states()).toEqual(['unneeded']);
    for (let times = 0; times < 2; times++) {
      await press(`${link}/undo`);
      await outbox.sendDue();
      await press(link);
    }
    expect(toVisitors()).toHaveLength(1);
  });

  it('of an application does not follow its answer, unless that is undone', async () => {
    const { service, outbox, toVisitors, states } = await tryConfirmations(engine);
    const { database, clock } = service;
    const { reference } = (await apply(service, applicationFields())).json();
    const answer = async (given: 'declined' | null) => {
      const found = await findByReference(database, reference);
      if (found?.kind !== 'application') throw new Error('The application is gone.');
      await answerApplication(database, found.row, given, clock());
      await outbox.sendDue();
    };
    await answer('declined');
    expect(toVisitors()).toEqual([]);
    expect(await states()).toEqual(['unneeded']);
    await answer(null);
    expect(await states()).toEqual(['sent']);
    expect(toVisitors()).toHaveLength(1);
  });

  it('that cannot be delivered raises no alarm about the owner’s mail', async () => {
    const { service, outbox, send } = await tryConfirmations(engine);
    await send();
    await outbox.sendDue();
    await service.database
      .updateTable('outbox')
      .set({ state: 'waiting' })
      .where('kind', '=', 'contact-confirmation')
      .execute();
    expect(await readUnsentMail(service.database, service.clock())).toEqual({
      waiting: 0,
      failed: 0,
      oldestWaitingSeconds: 0,
    });
  });

  it('and the address it was counted for go when the lead’s time is over', async () => {
    const { service, states, send } = await tryConfirmations(engine);
    await send();
    await apply(service, applicationFields());
    await deleteExpired(service.database, new Date(service.clock().getTime() + 10_000 * DAY_MS));
    expect(await states()).toEqual([]);
  });

  it('is not sent when it was turned off, not even what waits', async () => {
    const { peer, service, states, send } = await tryConfirmations(engine, { CONFIRMATION_MAIL: 'off' });
    await send();
    await apply(service, applicationFields());
    expect(await states()).toEqual([]);

    const on = await tryConfirmations(engine);
    await on.send();
    const off = { ...on.service, config: { ...on.service.config, sendsConfirmations: false } };
    await testOutbox(off, peer.url).sendDue();
    expect(await on.states()).toEqual(['unneeded']);
  });
});

describe('CONFIRMATION_MAIL', () => {
  it('is on where a mail server is set, unless it says off', () => {
    const sends = (settings: Record<string, string>) => readConfig(settings).sendsConfirmations;
    const SMTP_URL = 'smtp://mail.example.ca';
    expect(sends({})).toBe(false);
    expect(sends({ SMTP_URL })).toBe(true);
    expect(sends({ SMTP_URL, CONFIRMATION_MAIL: 'off' })).toBe(false);
    expect(sends({ CONFIRMATION_MAIL: 'on' })).toBe(true);
    expect(() => sends({ CONFIRMATION_MAIL: 'yes' })).toThrow(/CONFIRMATION_MAIL should be either on or off/);
  });
});
