import { describe, expect, it } from 'vitest';
import { retentionDays } from '../../../content/retention.ts';
import { services } from '../../../content/services/catalogue.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { deleteExpired } from '../../deletion/retention.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { publishRecord } from '../../publications/site-changes.ts';
import { listRecords } from '../../publications/site-records.ts';
import { latestVersion } from '../../publications/versions.ts';
import { storeWords } from '../../publications/words/received-words.ts';
import { wordsOfProject, wordsOfRequest } from '../../publications/words/words.ts';
import { engines } from '../../testing/engines.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { tryDesk } from '../../testing/try-desk.ts';
import { tryVisits } from '../../testing/try-visits.ts';
import { DAY_MS } from '../../time/durations.ts';

const SENT = {
  content: 'They came late twice, and said so before we asked.',
  rating: 4,
  authorName: 'Maya Okafor',
  authorLocation: 'Toronto',
  isPermitted: true,
};
const [service] = services;
const ASK = { action: 'ask-words' };
const PROJECT = { title: 'A porch in cedar', service: service.slug, city: 'Toronto' };

describe.each(engines)('asking for words on the desk on %s', (engine) => {
  it('shows a link to copy while no mail is connected, and promises none', async () => {
    const desk = await tryDesk(engine);
    const reference = await desk.lead();
    expect(await desk.page(deskPaths.record(reference))).toContain('No mail goes out yet');
    const response = await desk.post(deskPaths.record(reference), ASK);
    expect(response.statusCode).toBe(303);
    expect(await desk.page(String(response.headers.location))).toContain('No email went out this time.');
    const words = await wordsOfRequest(desk.database, reference);
    const page = await desk.get(deskPaths.record(reference));
    expect(page.body).toContain(`value="${new URL(words?.path ?? '', desk.config.siteUrl).href}"`);
    const kinds = await desk.database.selectFrom('outbox').select('kind').execute();
    expect(kinds).not.toContainEqual({ kind: 'words-request' });
  });

  it('mails nothing where there is no address, and says so', async () => {
    const peer = await startSmtpPeer();
    const desk = await tryVisits(engine, { SMTP_URL: peer.url });
    await desk.enter({ name: 'Colin Alder', email: '', phone: '(416) 555-0177', visit: '2026-11-16T20:30' });
    const caller = desk.database.selectFrom('contact_messages').select('reference');
    const { reference } = await caller.where('name', '=', 'Colin Alder').executeTakeFirstOrThrow();
    expect(await desk.page(deskPaths.record(reference))).toContain('There is no email address');
    const long = await desk.post(deskPaths.record(reference), { ...ASK, note: 'x'.repeat(5001) });
    expect(long.statusCode).toBe(422);
    expect((await desk.post(deskPaths.record(reference), ASK)).statusCode).toBe(303);
    const kinds = await desk.database.selectFrom('outbox').select('kind').execute();
    expect(kinds).not.toContainEqual({ kind: 'words-request' });
  });

  it('mails the client one link, and the owner what came', async () => {
    const peer = await startSmtpPeer();
    const desk = await tryDesk(engine, { SMTP_URL: peer.url });
    const reference = await desk.lead({ email: 'maya@example.ca' });
    const outbox = testOutbox(desk, peer.url);
    await outbox.sendDue();
    peer.received.length = 0;
    await desk.post(deskPaths.record(reference), ASK);
    await outbox.sendDue();
    const words = await wordsOfRequest(desk.database, reference);
    const [request] = peer.received;
    expect(request?.to).toEqual(['maya@example.ca']);
    expect(request?.parts.get('text/plain')).toContain(new URL(words?.path ?? '', desk.config.siteUrl).href);
    await storeWords(desk.database, words?.id ?? 0, SENT, desk.clock());
    await outbox.sendDue();
    expect(peer.received[1]?.headers.get('subject')?.[0]).toContain('4 of 5 stars');
    expect(peer.received[1]?.parts.get('text/plain')).toContain(SENT.content);
  });

  it('says whether an email went out, which happens once a day', async () => {
    const desk = await tryDesk(engine, { SMTP_URL: 'smtp://127.0.0.1:9' });
    const record = deskPaths.record(await desk.lead({ email: 'maya@example.ca' }));
    await desk.post(deskPaths.siteNew('projects'), PROJECT);
    const project = deskPaths.siteEntry('projects', 101);
    for (const [path, fields] of [
      [record, ASK],
      [project, { ...PROJECT, ...ASK, email: 'otis@example.com' }],
    ] as const) {
      const ask = async () => desk.page(String((await desk.post(path, fields)).headers.location));
      expect(await ask(), path).toContain('Asked for their words.');
      expect(await ask(), path).toContain('No email went out this time.');
      desk.clock.pass(DAY_MS + 1);
      expect(await ask(), path).toContain('Asked for their words.');
    }
  });

  it('mails a client who was asked from the request no second time from the project, and shows the link', async () => {
    const desk = await tryDesk(engine, { SMTP_URL: 'smtp://127.0.0.1:9' });
    const reference = await desk.lead({ email: 'maya@example.ca' });
    await desk.post(deskPaths.siteNew('projects'), PROJECT);
    await desk.post(deskPaths.record(reference), ASK);
    const fields = { ...PROJECT, ...ASK, email: 'Maya@example.ca' };
    const { location } = (await desk.post(deskPaths.siteEntry('projects', 101), fields)).headers;
    const page = await desk.page(String(location));
    expect(page).toContain('No email went out this time.');
    const words = await wordsOfRequest(desk.database, reference);
    expect(page).toContain(new URL(words?.path ?? '', desk.config.siteUrl).href);
    expect(await wordsOfProject(desk.database, 101)).toMatchObject([{ id: words?.id }]);
  });

  it('says that the mail has not got through, from the mail that was sent last', async () => {
    const desk = await tryDesk(engine, { SMTP_URL: 'smtp://127.0.0.1:9' });
    const reference = await desk.lead({ email: 'maya@example.ca' });
    const record = deskPaths.record(reference);
    await desk.post(record, ASK);
    const mail = desk.database.updateTable('outbox').where('kind', '=', 'words-request');
    expect(await desk.page(record)).not.toContain('The email has not got through');
    await mail.set({ last_error: 'no answer' }).execute();
    expect(await desk.page(record)).toContain('The email has not got through yet, and is tried again.');
    await mail.set({ state: 'failed' }).execute();
    for (const path of [record, `${deskPaths.site}/testimonials`])
      expect(await desk.page(path)).toContain('The email has not got through: check the address.');
    desk.clock.pass(2 * DAY_MS);
    await desk.post(record, ASK);
    expect(await desk.page(record)).not.toContain('The email has not got through');
  });

  it('leaves the link working when the request expires, and takes the words back with the person', async () => {
    const desk = await tryDesk(engine);
    const { database, clock } = desk;
    const reference = await desk.lead({ email: 'maya@example.ca' });
    await desk.post(deskPaths.record(reference), ASK);
    const words = await wordsOfRequest(database, reference);
    await storeWords(database, words?.id ?? 0, SENT, clock());
    const [draft] = await listRecords(database, 'testimonial');
    await publishRecord(database, 'testimonial', draft?.id ?? 0, { now: clock(), summary: 'Published' });
    clock.pass((retentionDays.contactMessages + 1) * DAY_MS);
    await deleteExpired(database, clock());
    expect((await desk.app.inject(words?.path ?? '')).body).toContain('Your words are on the site');

    expect((await desk.run('show maya@example.ca')).out).toContain(SENT.content);
    await desk.run('delete maya@example.ca --yes');
    expect((await latestVersion(database)).records.testimonial).toEqual([]);
    expect((await desk.app.inject(words?.path ?? '')).body).toContain('Your words are gone');
    expect(JSON.stringify(await database.selectFrom('site_records').selectAll().execute())).not.toContain(
      'late',
    );
  });

  it('lists the words among what is kept about a person, and deletes all of it on the desk', async () => {
    const desk = await tryDesk(engine);
    const reference = await desk.lead({ email: 'maya@example.ca' });
    await desk.post(deskPaths.record(reference), ASK);
    const words = await wordsOfRequest(desk.database, reference);
    await storeWords(desk.database, words?.id ?? 0, SENT, desk.clock());
    const path = deskPaths.recordPart(reference, 'delete');
    expect(await desk.page(path)).toContain('Words about your work');
    const copy = await desk.get(deskPaths.recordPart(reference, 'copy.json'));
    expect(copy.json().words).toMatchObject([{ content: SENT.content, rating: 4 }]);
    await desk.post(path, { what: 'person' });
    expect(await listRecords(desk.database, 'testimonial')).toEqual([]);
  });
});
