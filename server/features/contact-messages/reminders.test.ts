import { describe, expect, it } from 'vitest';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { plannedReminders } from '../../outbox/reminders.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields, PROJECT_TYPE, post } from '../../testing/forms.ts';
import { REPLY_HOURS } from '../../testing/promised-answer.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';
import { HOUR_MS } from '../../time/durations.ts';

async function start(engine: (typeof engines)[number]) {
  const peer = await startSmtpPeer();
  const service = await startTestService(engine);
  const { reference } = (await post(service.app, estimateFields())).json();
  const outbox = testOutbox(service, peer.url);
  const subjects = () => peer.received.map(({ headers }) => headers.get('subject')?.[0]);
  const link = `/answered/${service.answeredLinks.sign(reference)}`;
  return { peer, service, reference, outbox, subjects, link };
}

async function message({ database }: TestService) {
  return database.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
}

describe.each(engines)('the promise of an answer, on %s', (engine) => {
  it('is recalled at the times of both reminders, in the same conversation', async () => {
    const { peer, service, reference, outbox, subjects } = await start(engine);
    await outbox.sendDue();
    const lead = await message(service);
    const times = [...new Set(plannedReminders(lead).map(({ dueAt }) => dueAt.getTime()))];
    for (const [index, time] of times.entries()) {
      service.clock.pass(time - service.clock().getTime() - 1);
      await outbox.sendDue();
      expect(subjects()).toHaveLength(index + 1);
      service.clock.pass(1);
      await outbox.sendDue();
      const hoursLeft = Math.round((new Date(lead.reply_by).getTime() - time) / HOUR_MS);
      expect(subjects()[index + 1]).toBe(
        `Reminder: Maya Okafor is waiting for an answer, ${hoursLeft} of ${REPLY_HOURS} hours left (${reference})`,
      );
    }
    const first = peer.received[0]?.headers.get('message-id');
    for (const { headers } of peer.received.slice(1)) expect(headers.get('in-reply-to')).toEqual(first);
  });

  it('is not recalled once the request is marked as answered', async () => {
    const { service, outbox, subjects, link } = await start(engine);
    await outbox.sendDue();
    expect((await service.app.inject({ method: 'POST', url: link })).statusCode).toBe(200);
    service.clock.pass(2 * REPLY_HOURS * HOUR_MS);
    await outbox.sendDue();
    expect(subjects()).toEqual([`Free Estimate Request - ${PROJECT_TYPE}`]);
    const rows = await service.database
      .selectFrom('outbox')
      .select(['kind', 'state'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'unneeded', 'unneeded']);
  });

  it('is marked by the button, not by opening the link', async () => {
    const { service, link } = await start(engine);
    const page = await service.app.inject({ url: link });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.body).toContain('Have you answered Maya Okafor?');
    expect(page.body).toContain(`<form class="alone" method="post" action="${link}">`);
    expect((await message(service)).answered_at).toBeNull();

    service.clock.pass(HOUR_MS);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await service.app.inject({ method: 'POST', url: link, headers, payload: '' });
    service.clock.pass(HOUR_MS);
    const again = await service.app.inject({ method: 'POST', url: link, headers, payload: '' });
    expect(again.body).toContain('Marked as answered');
    expect((await message(service)).answered_at).toBe('2026-11-15T16:00:00.000Z');
    expect((await service.app.inject({ url: link })).body).toContain('Marked as answered');
  });

  it('has links that cannot be forged, and refuses posts from other sites', async () => {
    const { service, reference, link } = await start(engine);
    const forged = [
      `${link}x`,
      `/answered/${reference}.${'A'.repeat(43)}`,
      '/answered/x',
      `/answered/${reference}`,
      '/answered/..%2f..',
    ];
    for (const url of forged) {
      expect((await service.app.inject({ url })).statusCode, url).toBe(404);
      expect((await service.app.inject({ method: 'POST', url })).statusCode, url).toBe(404);
    }
    const headers = { origin: 'https://evil.example' };
    expect((await service.app.inject({ method: 'POST', url: link, headers })).statusCode).toBe(403);
    expect((await message(service)).answered_at).toBeNull();
  });
});
