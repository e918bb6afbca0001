import { describe, expect, it } from 'vitest';
import { newsletter } from '../../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../../contract/api.ts';
import { engines } from '../../testing/engines.ts';
import { type Fields, post } from '../../testing/forms.ts';
import { startTestService } from '../../testing/test-service.ts';

describe.each(engines)('the newsletter on %s', (engine) => {
  async function start() {
    const service = await startTestService(engine);
    return {
      ...service,
      subscribe: (fields: Fields, headers = {}) =>
        post(service.app, fields, { path: apiPaths.newsletter, headers }),
      list: () => service.database.selectFrom('newsletter_subscriptions').selectAll().execute(),
    };
  }

  it('keeps the address with the wording that was agreed to, the time and the page', async () => {
    const { subscribe, list } = await start();
    const response = await subscribe({
      email: 'maya@example.ca',
      [hiddenFields.consent]: newsletter.consent.version,
      [hiddenFields.page]: '/#newsletter',
    });
    expect(response.statusCode).toBe(200);
    expect(await list()).toEqual([
      {
        id: 1,
        email: 'maya@example.ca',
        consent_version: newsletter.consent.version,
        consent_wording: newsletter.consent.wording,
        page: '/#newsletter',
        created_at: '2026-11-15T15:00:00.000Z',
        withdrawn_at: null,
      },
    ]);
  });

  it('responds to a known address, however it is spelled, as if it were new', async () => {
    const { subscribe, list } = await start();
    const first = await subscribe({ email: 'maya@example.ca' });
    const second = await subscribe({ email: 'MAYA@Example.CA' });
    expect(second.statusCode).toBe(first.statusCode);
    expect(second.body).toBe(first.body);
    expect(await list()).toHaveLength(1);
  });

  it('refuses what is not one address', async () => {
    const { subscribe, list } = await start();
    for (const email of ['', 'maya', 'a@example.ca,b@example.ca', 'a@example.ca\r\nX: y']) {
      const response = await subscribe({ email });
      expect(response.statusCode, email).toBe(422);
      expect(response.json().fields).toHaveProperty('email');
    }
    expect(await list()).toEqual([]);
  });

  it('does not subscribe addresses that a bot filled in', async () => {
    const { subscribe, list } = await start();
    const response = await subscribe({ email: 'victim@example.org', [hiddenFields.honeypot]: 'x' });
    expect(response.statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('leads a visitor without JavaScript back to the confirmation', async () => {
    const { subscribe } = await start();
    const response = await subscribe({ email: 'maya@example.ca' }, { 'sec-fetch-mode': 'navigate' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/#subscribed');
  });

  it('asks a visitor without JavaScript again, consent included, when the address is wrong', async () => {
    const { subscribe } = await start();
    const response = await subscribe({ email: 'maya' }, { 'sec-fetch-mode': 'navigate' });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(
      `<input type="checkbox" id="_consent" name="_consent" value="${newsletter.consent.version}" required>`,
    );
  });
});
