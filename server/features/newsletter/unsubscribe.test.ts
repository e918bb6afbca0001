import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { newsletter } from '../../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../../contract/api.ts';
import type { ReceivedMail } from '../../../testing/received-mail.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { type Engine, engines } from '../../testing/engines.ts';
import { encode, formData, post } from '../../testing/forms.ts';
import { postAsBrowser } from '../../testing/post-as-browser.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { startTestService } from '../../testing/test-service.ts';
import { words } from '../../testing/try-desk.ts';
import { HOUR_MS } from '../../time/durations.ts';

const MAYA = 'maya@example.ca';
/** The field that a mail program posts when its own unsubscribe button is pressed (RFC 8058). */
const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };

async function start(engine: Engine, settings: Record<string, string> = {}) {
  const peer = await startSmtpPeer();
  const service = await startTestService(engine, {
    settings: { SMTP_URL: peer.url, MAIL_FROM: 'site@hearth.example', ...settings },
  });
  const { app, database } = service;
  const outbox = testOutbox(service, peer.url);
  const subscribe = (email: string) =>
    post(
      app,
      { email, [hiddenFields.consent]: newsletter.consent.version, [hiddenFields.page]: '/' },
      { path: apiPaths.newsletter },
    );
  const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const press = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    postAsBrowser(service, url, new URLSearchParams(fields), headers);
  const sendMail = async () => {
    const before = peer.received.length;
    await outbox.sendDue();
    return peer.received.slice(before);
  };
  /** The link from the confirmation that a new subscriber gets. */
  async function linkOf(email: string): Promise<string> {
    await subscribe(email);
    const mail = (await sendMail()).find(({ to }) => to.includes(email));
    return pathIn(mail);
  }
  const rows = () => database.selectFrom('newsletter_subscriptions').selectAll().orderBy('id').execute();
  return { ...service, peer, subscribe, get, press, sendMail, linkOf, rows };
}

function pathIn(mail: ReceivedMail | undefined): string {
  return /\/unsubscribe\/[\w.-]+/.exec(mail?.parts.get('text/plain') ?? '')?.[0] ?? 'no link';
}

describe.each(engines)('leaving the newsletter on %s', (engine) => {
  it('is offered by a confirmation, with a link and by the button of mail programs', async () => {
    const { subscribe, sendMail, config } = await start(engine);
    await subscribe(MAYA);
    await subscribe(MAYA.toUpperCase());
    const [mail, ...others] = await sendMail();
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([MAYA]);
    expect(mail?.headers.get('reply-to')).toEqual([`${company.name} <${company.email}>`]);
    const url = new URL(pathIn(mail), config.siteUrl).href;
    expect(mail?.headers.get('list-unsubscribe')).toEqual([`<${url}>`]);
    expect(mail?.headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(mail?.parts.get('text/html')).toContain(`href="${url}"`);
    expect(mail?.parts.get('text/plain')).toContain(newsletter.consent.wording.split(' ')[0]);
  });

  it('shows a button to whoever opens the link, and changes nothing: programs open links too', async () => {
    const { linkOf, get, rows } = await start(engine);
    const link = await linkOf(MAYA);
    const response = await get(link);
    expect(response.statusCode).toBe(200);
    expect(words(response.body)).toContain(MAYA);
    expect(response.body.match(/<button/g)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ withdrawn_at: null }]);
  });

  it('takes one tap, which may be repeated', async () => {
    const { linkOf, get, press, rows, clock } = await start(engine);
    const link = await linkOf(MAYA);
    const at = clock().toISOString();
    for (let times = 0; times < 2; times++) {
      const response = await press(link, { action: 'unsubscribe' });
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(link);
      clock.pass(HOUR_MS);
    }
    expect(words((await get(link)).body)).toContain('You are off the list');
    expect(await rows()).toMatchObject([{ email: MAYA, withdrawn_at: at }]);
  });

  it.each(['urlencoded', 'multipart'])(
    'takes the %s post of a mail provider, from wherever it comes',
    async (encoding) => {
      const { app, linkOf, rows } = await start(engine);
      const link = await linkOf(MAYA);
      const { body, contentType } =
        encoding === 'multipart'
          ? await encode(formData(ONE_CLICK))
          : {
              body: new URLSearchParams(ONE_CLICK).toString(),
              contentType: 'application/x-www-form-urlencoded',
            };
      const response = await app.inject({
        method: 'POST',
        url: link,
        payload: body,
        headers: {
          'content-type': contentType,
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
        },
      });
      // No redirect, because mail providers need not follow one.
      expect(response.statusCode).toBe(200);
      expect(await rows()).not.toMatchObject([{ withdrawn_at: null }]);
    },
  );

  it('is refused to other sites that press the button of the page, and to a post that says nothing', async () => {
    const { linkOf, press, rows } = await start(engine);
    const link = await linkOf(MAYA);
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await press(link, { action: 'unsubscribe' }, elsewhere)).statusCode).toBe(403);
    expect((await press(link, {})).statusCode).toBe(400);
    expect(await rows()).toMatchObject([{ withdrawn_at: null }]);
  });

  it('can be taken back, with the wording that was agreed to', async () => {
    const { linkOf, get, press, rows } = await start(engine);
    const link = await linkOf(MAYA);
    await press(link, { action: 'unsubscribe' });
    expect(words((await get(link)).body)).toContain(newsletter.consent.wording);
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await press(link, { action: 'subscribe' }, elsewhere)).statusCode).toBe(403);
    expect((await press(link, { action: 'subscribe' })).statusCode).toBe(303);
    await press(link, { action: 'subscribe' });
    const { consent } = newsletter;
    expect(await rows()).toMatchObject([
      { email: MAYA },
      { email: MAYA, withdrawn_at: null, consent_version: consent.version, consent_wording: consent.wording },
    ]);
    await press(link, { action: 'unsubscribe' });
    expect((await rows()).every(({ withdrawn_at }) => withdrawn_at)).toBe(true);
  });

  it('does not keep anybody from subscribing again with the form, and every link goes on working', async () => {
    const { linkOf, subscribe, press, sendMail, rows, clock } = await start(engine);
    const first = await linkOf(MAYA);
    await press(first, { action: 'unsubscribe' });
    clock.pass(HOUR_MS);
    await subscribe('Maya@Example.ca');
    expect(await rows()).toMatchObject([{ email: MAYA }, { email: 'Maya@Example.ca', withdrawn_at: null }]);
    const second = pathIn((await sendMail())[0]);
    expect(second).not.toBe(first);
    await press(first, { action: 'unsubscribe' });
    expect((await rows()).every(({ withdrawn_at }) => withdrawn_at)).toBe(true);
  });

  it('is not confirmed to a bot, nor where confirmations are turned off', async () => {
    const bot = await start(engine);
    await post(bot.app, { email: MAYA, [hiddenFields.honeypot]: 'x' }, { path: apiPaths.newsletter });
    expect(await bot.sendMail()).toEqual([]);
    const off = await start(engine, { CONFIRMATION_MAIL: 'off' });
    await off.subscribe(MAYA);
    expect(await off.sendMail()).toEqual([]);
  });
});

describe.each(engines)('a lost link to leave the newsletter on %s', (engine) => {
  const ask = (press: Awaited<ReturnType<typeof start>>['press'], email: string) =>
    press('/unsubscribe', { email });

  it('is sent to subscribers, once an hour, and the answer is the same for everybody', async () => {
    const { linkOf, get, press, sendMail, clock } = await start(engine);
    const link = await linkOf(MAYA);
    expect((await get('/unsubscribe')).body).toContain('name="email"');
    const known = await ask(press, MAYA.toUpperCase());
    const unknown = await ask(press, 'stranger@example.ca');
    expect(known.statusCode).toBe(303);
    expect(unknown.statusCode).toBe(303);
    expect(unknown.headers.location).toBe(known.headers.location);
    expect((await get(String(known.headers.location))).statusCode).toBe(200);
    await ask(press, MAYA);
    const mails = await sendMail();
    expect(mails.map(({ to }) => to)).toEqual([[MAYA]]);
    expect(pathIn(mails[0])).toBe(link);
    expect(mails[0]?.headers.get('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    clock.pass(HOUR_MS + 1);
    await ask(press, MAYA);
    expect(await sendMail()).toHaveLength(1);
  });

  it('is not sent to somebody who has left', async () => {
    const { linkOf, press, sendMail } = await start(engine);
    await press(await linkOf(MAYA), { action: 'unsubscribe' });
    await ask(press, MAYA);
    expect(await sendMail()).toEqual([]);
  });

  it('is asked for again when the address is none', async () => {
    const { press } = await start(engine);
    const response = await ask(press, 'maya');
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('value="maya"');
    expect(response.body).toContain('aria-invalid="true"');
  });

  it('is offered where a link is wrong', async () => {
    const { get, linkOf, database } = await start(engine);
    const link = await linkOf(MAYA);
    const wrong = await get(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
    expect(wrong.statusCode).toBe(404);
    expect(wrong.body).toContain('action="/unsubscribe"');
    await database.deleteFrom('newsletter_subscriptions').execute();
    expect((await get(link)).statusCode).toBe(404);
  });

  it('is not promised while no mail is sent: the page says whom to write to', async () => {
    const { app } = await startTestService(engine);
    const { body } = await app.inject({ url: '/unsubscribe', headers: { accept: 'text/html' } });
    expect(body).not.toContain('name="email"');
    expect(words(body)).toContain(`Write to ${company.email}`);
  });
});
