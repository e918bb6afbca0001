import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { PHOTOS_MAX } from '../../../contract/forms/photos.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { findByReference } from '../../records/references.ts';
import { markSpam, unmarkSpam } from '../../records/spam.ts';
import { expectNoUploads } from '../../testing/applications.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields, post as postForm } from '../../testing/forms.ts';
import { plainPhoto } from '../../testing/photo-files/photo-files.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { AUTHORIZATION, words } from '../../testing/try-desk.ts';
import { tryRequest } from '../../testing/try-request.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time/durations.ts';
import { defaultRule, saveRule } from '../../visits/rule.ts';
import { WORDS_MAX_CHARACTERS } from './request-page.ts';

const MISSING = 'This page is not here';

function mailsWith({ received }: SmtpPeer, text: string) {
  return received.filter(({ parts }) => parts.get('text/plain')?.includes(text));
}

function linksOf(mail: SmtpPeer['received'][number] | undefined): Set<string> {
  const found = mail?.parts.get('text/plain')?.matchAll(/\/request\/[\w-]{22}/g) ?? [];
  return new Set([...found].map(([path]) => path));
}

describe.each(engines)('the page of a request on %s', (engine) => {
  it('is named in the response, and shows what was sent', async () => {
    const { sent, fields, get, path } = await tryRequest(engine);
    expect(path).toMatch(/^\/request\/[\w-]{22}$/);
    const response = await get();
    expect(response.statusCode).toBe(200);
    const text = words(response.body);
    for (const part of [sent.reference, fields.name, fields.message]) expect(text).toContain(part);
    expect(text).toContain('We have your request');
  });

  it('keeps only hashes of tokens, and gives the same submission a link that works', async () => {
    const { app, database, fields, path, get } = await tryRequest(engine);
    const again = (await postForm(app, fields)).json();
    expect(again.page).not.toBe(path);
    expect((await get(again.page)).statusCode).toBe(200);
    expect((await get()).statusCode).toBe(200);
    const rows = await database.selectFrom('request_tokens').selectAll().execute();
    expect(rows).toHaveLength(2);
    const token = path.replace('/request/', '');
    expect(rows.map((row) => row.hash)).toContain(hash('sha256', token, 'base64url'));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('exists for spam too, so that senders cannot tell that they were recognized', async () => {
    const { get, sent } = await tryRequest(engine, { fields: { _honey: 'x' } });
    expect((await get()).statusCode).toBe(200);
    expect(Object.keys(sent)).toEqual(['reference', 'receivedAt', 'replyBy', 'page', 'offersTimes']);
    expect(sent.offersTimes).toBe(true);
  });

  it('is the same 404 for wrong, old and deleted tokens, and offers to send the link again', async () => {
    const { get, post, path } = await tryRequest(engine);
    const wrong = await get('/request/AAAAAAAAAAAAAAAAAAAAAA');
    expect(wrong.statusCode).toBe(404);
    expect(words(wrong.body)).toContain(MISSING);
    expect(wrong.body).toContain('action="/request/again"');
    expect((await post({ action: 'delete' })).headers.location).toBe('/request/deleted');
    const deleted = await get();
    expect(deleted.statusCode).toBe(404);
    expect(deleted.body).toBe(wrong.body);
    expect((await get('/request/../desk')).statusCode).not.toBe(200);
    expect((await get(`${path}/photos/1`)).body).toBe(wrong.body);
    expect((await post({ action: 'add', words: 'Hello' })).statusCode).toBe(404);
    expect((await get('/request/deleted')).statusCode).toBe(200);
    for (const cut of ['/request', '/request/', `${path}/`, `${path}/visit`]) {
      const missing = await get(cut);
      expect([missing.statusCode, missing.body], cut).toEqual([404, wrong.body]);
    }
  });

  it('says that it was read once the owner has opened it, and that it was answered', async () => {
    const { app, sent, page, clock, database } = await tryRequest(engine);
    expect(await page()).toMatch(/Read soon Answered by/);
    clock.pass(HOUR_MS);
    await app.inject({
      url: deskPaths.record(sent.reference),
      headers: { authorization: AUTHORIZATION, accept: 'text/html' },
    });
    expect(await page()).toMatch(/Read Sun, Nov 15 11:00 AM Answered by/);
    await database.updateTable('contact_messages').set({ answered_at: clock().toISOString() }).execute();
    expect(await page()).toMatch(/Answered Sun, Nov 15 11:00 AM/);
    expect(await page()).toContain('We have answered');
  });

  it('promises no time that has passed, and says that we are late, to spam as well', async () => {
    const service = await tryRequest(engine);
    const { clock, sent, page, database } = service;
    const spam = await tryRequest(engine, { service, fields: { _honey: 'x' } });
    clock.pass(Date.parse(sent.replyBy) - clock().getTime() - 1);
    expect(await page()).toMatch(/You will hear from us by .* Answered by/);
    clock.pass(1);
    for (const shown of [await page(), await spam.page()]) {
      expect(shown).toMatch(/^[\w-]+ We have your request We are late with our answer, and sorry/);
      expect(shown).toContain('Answered we are late');
      expect(shown).toContain(company.phone.display);
      expect(shown).not.toMatch(/from us by|write by|Answered by/);
    }
    await saveRule(database, { ...defaultRule, offered: false });
    const ofSpam = (await spam.page()).replaceAll(spam.sent.reference, sent.reference);
    expect(ofSpam).toBe(await page());
  });

  it("is marked as read once the link of the owner's mail is opened too", async () => {
    const { app, answeredLinks, sent, page } = await tryRequest(engine);
    await app.inject({ url: `/answered/${answeredLinks.sign(sent.reference)}` });
    expect(await page()).not.toContain('Read soon');
  });

  it('takes more words and photos, shows them, and mails them to the owner', async () => {
    const peer = await startSmtpPeer();
    const service = await tryRequest(engine, { photos: [await plainPhoto('jpeg')] });
    const { post, page, get, path, app, sent, clock } = service;
    clock.pass(HOUR_MS);
    expect(await page()).toContain('optional, 4 more');
    const photos = [await plainPhoto('jpeg'), await plainPhoto('jpeg')];
    const response = await post({ action: 'add', words: 'The box sounds hollow.' }, { photos });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(path);
    expect(await page()).toMatch(/Added .* The box sounds hollow\. 2 photos/);
    expect(await page()).toContain('you have sent 3');
    expect((await get(`${path}/photos/3`)).headers['content-type']).toBe('image/jpeg');
    await testOutbox(service, peer.url).sendDue();
    const [mail] = mailsWith(peer, 'has added to the request');
    expect(mail?.parts.get('text/plain')).toContain('The box sounds hollow.');
    expect(mail?.attachments).toHaveLength(2);
    const desk = await app.inject({
      url: deskPaths.record(sent.reference),
      headers: { authorization: AUTHORIZATION, accept: 'text/html' },
    });
    expect(words(desk.body)).toContain('The box sounds hollow.');
    await expectNoUploads(service);
  });

  it('stores what a double tap sends twice once', async () => {
    const { post, database, clock } = await tryRequest(engine);
    const photos = [await plainPhoto('jpeg'), await plainPhoto('jpeg'), await plainPhoto('jpeg', 60)];
    const words = { action: 'add', words: 'The box sounds hollow.' };
    const stored = async () => [
      (await database.selectFrom('lead_additions').selectAll().execute()).length,
      (await database.selectFrom('lead_photos').select('number').execute()).length,
      (await database.selectFrom('outbox').select('id').where('kind', '=', 'request-added').execute()).length,
    ];
    const taps = await Promise.all([post(words, { photos }), post(words, { photos })]);
    expect(taps.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await stored()).toEqual([1, 3, 1]);
    // The same words with another photo, and without any, are another message.
    expect((await post(words, { photos: photos.slice(2) })).statusCode).toBe(303);
    expect((await post(words, { photos: photos.slice(0, 1) })).statusCode).toBe(303);
    expect((await post(words)).statusCode).toBe(303);
    expect((await post(words)).statusCode).toBe(303);
    expect(await stored()).toEqual([4, 5, 4]);
    clock.pass(11 * MINUTE_MS);
    expect((await post(words)).statusCode).toBe(303);
    expect(await stored()).toEqual([5, 5, 5]);
  });

  it('keeps what was typed when something of it cannot be taken', async () => {
    const { post, database } = await tryRequest(engine, { photos: [await plainPhoto('jpeg')] });
    const empty = await post({ action: 'add', words: ' ' });
    expect(empty.statusCode).toBe(422);
    const photos = await Promise.all(Array.from({ length: PHOTOS_MAX }, () => plainPhoto('jpeg')));
    const tooMany = await post({ action: 'add', words: 'Five more' }, { photos });
    expect(tooMany.statusCode).toBe(422);
    expect(tooMany.body).toContain('Five more');
    const broken = await post({ action: 'add', words: 'A file' }, { photos: [Buffer.from('no photo')] });
    expect(broken.statusCode).toBe(422);
    expect(broken.body).toContain('A file');
    expect(await database.selectFrom('lead_additions').selectAll().execute()).toEqual([]);
    expect(await database.selectFrom('lead_photos').select('number').execute()).toHaveLength(1);
  });

  it('says of words that it cannot take what is wrong with them, and keeps them', async () => {
    const { post, database } = await tryRequest(engine);
    const errorOf = (body: string) => /id="words-error">(.*?)</.exec(body)?.[1];
    for (const long of ['a'.repeat(WORDS_MAX_CHARACTERS + 1), 'a'.repeat(100_000)]) {
      const { statusCode, body } = await post({ action: 'add', words: long });
      expect([statusCode, errorOf(body)]).toEqual([
        422,
        `This is too long. Write at most ${WORDS_MAX_CHARACTERS} characters, and the rest in a second message.`,
      ]);
      expect(body).toContain('a'.repeat(WORDS_MAX_CHARACTERS));
    }
    const { statusCode, body } = await post({ action: 'add', words: 'A hollow\0 box' });
    expect([statusCode, errorOf(body)]).toEqual([
      422,
      'Your words had a character in them that cannot be shown. We took it out: please check them, and send them again.',
    ]);
    expect(body).toContain('A hollow box');
    expect(await database.selectFrom('lead_additions').selectAll().execute()).toEqual([]);
  });

  it('takes posts of its own page alone, and ten additions a day', async () => {
    const { post } = await tryRequest(engine);
    const foreign = await post({ action: 'delete' }, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(foreign.statusCode).toBe(403);
    expect((await post({ action: 'other' })).statusCode).toBe(400);
    for (let count = 0; count < 10; count++)
      expect((await post({ action: 'add', words: `Words ${count}` })).statusCode).toBe(303);
    expect((await post({ action: 'add', words: 'One too many' })).statusCode).toBe(429);
  });

  it('takes no more additions than its page can show', async () => {
    const { post, database, clock, sent } = await tryRequest(engine);
    const { id } = await database
      .selectFrom('contact_messages')
      .select('id')
      .where('reference', '=', sent.reference)
      .executeTakeFirstOrThrow();
    const received_at = new Date(clock().getTime() - 2 * DAY_MS).toISOString();
    const earlier = (count: number) =>
      Array.from({ length: count }, () => ({
        contact_message_id: id,
        received_at,
        text: 'More',
        photo_count: 0,
      }));
    await database.insertInto('lead_additions').values(earlier(49)).execute();
    expect((await post({ action: 'add', words: 'The last one' })).statusCode).toBe(303);
    const refused = await post({ action: 'add', words: 'One too many' });
    expect(refused.statusCode).toBe(422);
    expect(words(refused.body)).toContain('Your page holds no more');
    expect(refused.body).toContain('One too many');
  });

  it('can be deleted, but not by one who deletes many in a day', async () => {
    const limits = { deletionsPerDay: 2, postsPerMinute: 1000 };
    const first = await tryRequest(engine, { limits });
    const others = [];
    for (let count = 0; count < 2; count++)
      others.push(await tryRequest(engine, { service: first, fields: { email: `p${count}@example.ca` } }));
    const statuses = [];
    for (const { post } of [first, ...others]) statuses.push((await post({ action: 'delete' })).statusCode);
    expect(statuses).toEqual([303, 303, 429]);
    const [, kept] = others;
    expect(await kept?.page()).toContain('We have your request');
    expect((await kept?.post({ action: 'delete' }))?.body).toContain(company.phone.display);
    expect(await first.database.selectFrom('deletions').select('record_id').execute()).toHaveLength(2);
  });

  it('sends its link again to whoever has the address, once an hour, and says the same to all', async () => {
    const peer = await startSmtpPeer();
    const service = await tryRequest(engine);
    const { app, post, fields, get, clock } = service;
    await postForm(app, estimateFields());
    const outbox = testOutbox(service, peer.url);
    await outbox.sendDue();
    const linkMails = () => mailsWith(peer, 'somebody asked for it');
    const again = (email: string) => post({ email }, { url: '/request/again' });
    const [known, unknown] = [
      await again(String(fields.email).toUpperCase()),
      await again('nobody@example.ca'),
    ];
    expect([known.statusCode, known.headers.location]).toEqual([303, '/request/sent']);
    expect([unknown.statusCode, unknown.headers.location]).toEqual([303, '/request/sent']);
    expect((await again('no address')).statusCode).toBe(422);
    expect((await get('/request/sent')).statusCode).toBe(200);
    await again(String(fields.email));
    await outbox.sendDue();
    expect(linkMails()).toHaveLength(1);
    const paths = linksOf(linkMails()[0]);
    expect(paths.size).toBe(2);
    for (const found of paths) expect((await get(found)).statusCode).toBe(200);
    clock.pass(HOUR_MS + 1);
    await again(String(fields.email));
    await outbox.sendDue();
    expect(linkMails()).toHaveLength(2);
    // One mailbox, in several spellings.
    await postForm(app, estimateFields({ email: 'Maya+2@example.ca' }));
    clock.pass(HOUR_MS + 1);
    await Promise.all([again('maya+2@example.ca'), again(String(fields.email)), again('maya+2@example.ca')]);
    await outbox.sendDue();
    expect(linkMails()).toHaveLength(3);
  });

  it.each<Record<string, string>>([{}, { SMTP_URL: 'smtp://127.0.0.1:1' }])(
    'promises a mail only while one can go out, with %j',
    async (settings) => {
      const { get, post, fields } = await tryRequest(engine, { settings });
      const hasMail = settings.SMTP_URL !== undefined;
      const again = (email: string) => post({ email }, { url: '/request/again' });
      const wrong = await get('/request/AAAAAAAAAAAAAAAAAAAAAA');
      const pages = [
        wrong,
        await get('/request/again'),
        await again('no address'),
        await get('/request/sent'),
      ];
      for (const { body } of pages) {
        expect(words(body).includes('an email with its link is on the way')).toBe(hasMail);
        expect(words(body).includes(company.phone.display)).toBe(!hasMail);
      }
      for (const { body } of pages.slice(0, 3)) expect(body).toContain('action="/request/again"');
      for (const email of [String(fields.email), 'nobody@example.ca'])
        expect((await again(email)).headers.location).toBe('/request/sent');
    },
  );

  it('has its link in the confirmation, another one in each', async () => {
    const peer = await startSmtpPeer();
    const service = await tryRequest(engine, { settings: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    await testOutbox(service, peer.url).sendDue();
    const [found] = linksOf(mailsWith(peer, 'has arrived')[0]);
    expect(found).not.toBe(service.path);
    expect((await service.get(found)).statusCode).toBe(200);
  });

  it('stays when the owner marks it as spam, and what is added is mailed once that is taken back', async () => {
    const peer = await startSmtpPeer();
    const service = await tryRequest(engine);
    const { database, sent, get, post, clock } = service;
    const found = await findByReference(database, sent.reference);
    if (!found) throw new Error('The request is gone.');
    await markSpam(database, found, { now: clock(), hasMail: false });
    expect((await get()).statusCode).toBe(200);
    clock.pass(HOUR_MS);
    expect((await post({ action: 'add', words: 'The box sounds hollow.' })).statusCode).toBe(303);
    const outbox = testOutbox(service, peer.url);
    await outbox.sendDue();
    expect(peer.received).toEqual([]);
    await unmarkSpam(database, found, clock());
    await outbox.sendDue();
    expect(mailsWith(peer, 'The box sounds hollow.')).toHaveLength(1);
  });
});
