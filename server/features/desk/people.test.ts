import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { newsletter } from '../../../content/newsletter.ts';
import { hiddenFields } from '../../../contract/api.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { POSITION } from '../../testing/applications.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields } from '../../testing/forms.ts';
import { pdf } from '../../testing/resume-files/resume-files.ts';
import { storeLeads } from '../../testing/stored-records.ts';
import { tryDesk } from '../../testing/try-desk.ts';
import { DAY_MS } from '../../time/durations.ts';

const resume = { content: pdf(), name: 'Maya Okafor.pdf' };
const MAYA = { name: 'Maya Okafor', email: 'Maya@Example.ca' };

describe.each(engines)('applications on %s', (engine) => {
  it('are listed and shown with their resume, whose URL does not name the applicant', async () => {
    const { page, get, application } = await tryDesk(engine);
    const reference = await application(MAYA, resume);
    expect(await page(deskPaths.applications)).toMatch(
      new RegExp(`Maya Okafor ${POSITION}, ${reference}. Came in today at .*Resume: PDF, 1 KB`),
    );
    const { body } = await get(deskPaths.record(reference));
    expect(body).toContain('Maya Okafor.pdf (PDF, 1 KB)');
    const [, url = ''] = /href="([^"]*resume[^"]*)"/.exec(body) ?? [];
    expect(url).toBe(deskPaths.recordPart(reference, 'resume'));
    const file = await get(url);
    expect(file.rawPayload.equals(pdf())).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringMatching(/^sandbox/),
    });
  });

  it('may have none', async () => {
    const { page, get, application } = await tryDesk(engine);
    const reference = await application();
    expect(await page(deskPaths.record(reference))).toContain('No resume was sent.');
    expect((await get(deskPaths.recordPart(reference, 'resume'))).statusCode).toBe(404);
  });

  it('are answered or declined, which can be taken back', async () => {
    const { page, press, post, application, lead, clock, run } = await tryDesk(engine);
    const [ada, dan] = [await application({ name: 'Ada Roy' }), await application({ name: 'Dan Lee' })];
    const listed = () => page(deskPaths.applications);
    expect(await listed()).toMatch(/Waiting Dan Lee.* without an answer Ada Roy/);
    clock.pass(3 * DAY_MS);
    expect(await press(ada, 'answered')).toMatch(/^Marked as answered\. Nothing was sent.*Undo/);
    expect(await press(dan, 'declined')).toMatch(/^Marked as declined\. Nothing was sent.*Undo/);
    expect(await listed()).toMatch(
      /Answered or declined Dan Lee.* Declined in 3 days Ada Roy.* Answered in 3/,
    );
    expect(await listed()).not.toContain('Waiting');
    expect((await run('applications')).out).toMatch(/declined in 3 d +Dan Lee/);
    expect(await page(deskPaths.record(dan))).toContain('Not declined after all');
    // Both answered and declined: the time is that of the first answer.
    await press(ada, 'declined');
    expect(await press(dan, 'waiting')).toMatch(/^It is waiting for an answer again\./);
    expect(await listed()).toMatch(/Waiting Dan Lee.*Answered or declined Ada Roy.* Declined in 3 days/);
    expect((await post(deskPaths.recordPart(await lead(), 'declined'))).statusCode).toBe(404);
    await press(dan, 'spam');
    for (const part of ['answered', 'declined'])
      expect((await post(deskPaths.recordPart(dan, part))).statusCode).toBe(409);
  });

  it('have private notes, which every button keeps, a search finds and the copy leaves out', async () => {
    const { page, press, get, application, run, database } = await tryDesk(engine);
    const reference = await application(MAYA);
    const parts = ['note', 'answered', 'waiting', 'declined', 'spam', 'not-spam'];
    for (const part of parts) await press(reference, part, { note: `Typed before ${part}` });
    const rows = await database.selectFrom('lead_notes').select(['id', 'text']).orderBy('id').execute();
    expect(rows.map(({ text }) => text)).toEqual(parts.map((part) => `Typed before ${part}`));
    await press(reference, `notes/${rows[0]?.id}`, { action: 'save', note: 'Speaks Português.' });
    expect(await page(deskPaths.record(reference))).toContain('Speaks Português.');
    expect((await run(`show ${reference}`)).out).toContain('Speaks Português.');
    expect((await run('find portugues')).out).toContain(reference);
    expect((await get(deskPaths.csv('applications'))).body).toContain('Speaks Português.');
    expect((await get(deskPaths.recordPart(reference, 'copy.json'))).body).not.toMatch(/note|Português/);
    await press(reference, 'delete', { what: 'record' });
    expect(await database.selectFrom('lead_notes').select('id').execute()).toEqual([]);
  });

  it('are replied to by one tap, with a draft of the mail', async () => {
    const { get, application } = await tryDesk(engine);
    const { body } = await get(deskPaths.record(await application({ ...MAYA, phone: '(416) 555-0199' })));
    expect(body).toMatch(/class="button button--primary" href="tel:4165550199"/);
    expect(body).toMatch(/class="cell" href="mailto:Maya@Example\.ca\?subject=Your%20application/);
  });
});

describe.each(engines)('subscribers on %s', (engine) => {
  it('are listed with what they agreed to, and deleted after a question', async () => {
    const { page, post, subscriber, run, database } = await tryDesk(engine);
    await subscriber('maya@example.ca');
    expect(await page(deskPaths.subscribers)).toMatch(
      new RegExp(
        `maya@example\\.ca Came in today at \\S+ [AP]M on /\\. Consent: ${newsletter.consent.version}`,
      ),
    );
    const { id } = await database
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .executeTakeFirstOrThrow();
    const url = deskPaths.deleteSubscriber(id);
    expect(await page(url)).toMatch(/^Delete this subscription for good\?/);
    expect((await post(url)).statusCode).toBe(400);
    expect((await post(url, { what: 'record' })).headers.location).toBe('/desk/subscribers?done=deleted');
    expect(JSON.parse((await run('subscribers --json')).out)).toEqual([]);
  });
});

describe.each(engines)('those who have left the newsletter, on %s,', (engine) => {
  it('are listed apart, with the time, and are in the table with those who have a link', async () => {
    const { page, get, subscriber, unsubscriber, clock } = await tryDesk(engine);
    await unsubscriber('lee@example.ca');
    clock.pass(DAY_MS);
    await subscriber('maya@example.ca');
    expect(await page(deskPaths.subscribers)).toMatch(
      /On the list maya@example\.ca Came in today .*Have left it lee@example\.ca Left yesterday at .* Came in yesterday/,
    );
    expect(await page(deskPaths.overview)).toMatch(/Newsletter Subscriber 1 /);
    const [heading, lee, maya] = (await get(deskPaths.csv('subscribers'))).body.trim().split('\r\n');
    expect(heading).toMatch(/^\S*Email\S*,"?Subscribed \(.*\)"?,"?Withdrawn \(.*\)"?,"?Unsubscribe link/);
    expect(lee).toMatch(/lee@example\.ca"?,"?2026-11-15 10:00"?,"?2026-11-15 10:00"?,"?"?,/);
    expect(maya).toMatch(
      /maya@example\.ca"?,"?2026-11-16 10:00"?,"?"?,"?http:\/\/localhost:3000\/unsubscribe\/2\./,
    );
  });
});

describe.each(engines)('a person on %s', (engine) => {
  async function tryWithMaya() {
    const desk = await tryDesk(engine);
    const lead = await desk.lead();
    const application = await desk.application(MAYA, resume);
    await desk.subscriber('maya@example.ca');
    const other = await desk.lead({
      email: 'lee@example.ca',
      _replyto: 'lee@example.ca',
      phone: '(416) 555-0111',
    });
    return { ...desk, references: { lead, application, other } };
  }

  it('has linked records: each leads to the others', async () => {
    const { page, references } = await tryWithMaya();
    const words = await page(deskPaths.record(references.lead));
    expect(words).toMatch(
      new RegExp(
        `Same address or phone number Application: ${POSITION}, with a resume ${references.application}`,
      ),
    );
    expect(words).toContain('Newsletter subscription just now');
    expect(words).not.toContain(references.other);
  });

  it('is also known by the phone number, however it was typed, but shares neither copy nor deletion', async () => {
    const { page, press, get, run, lead, application } = await tryDesk(engine);
    const first = await lead({ name: 'Maya Okafor', phone: '(416) 555-0177' });
    const other = { email: 'home@example.ca', [hiddenFields.replyTo]: 'home@example.ca' };
    const second = await lead({ ...other, name: 'M. Okafor', phone: '+1 416.555.0177 ext. 4' });
    const applied = await application({ email: 'jo@example.ca', phone: '14165550177' });
    const without = await lead({ ...other, email: 'lee@example.ca', [hiddenFields.replyTo]: '', phone: '' });
    const known = { [first]: [second, applied], [second]: [first, applied], [applied]: [first, second] };
    for (const [reference, others] of Object.entries(known)) {
      const [, shown = ''] = (await page(deskPaths.record(reference))).split('Same address or phone number');
      for (const found of others) expect(shown).toContain(found);
      if (others.includes(second)) expect(shown).toContain(`${second}, M. Okafor,`);
      expect(shown).not.toContain(without);
    }
    expect(await page(deskPaths.record(without))).not.toContain('Same address or phone number');

    for (const word of [second, applied]) {
      expect((await get(deskPaths.recordPart(first, 'copy.json'))).body).not.toContain(word);
      expect(await page(deskPaths.recordPart(first, 'delete'))).not.toContain(word);
    }
    await press(first, 'delete', { what: 'record' });
    for (const reference of [second, applied]) expect((await run(`show ${reference}`)).exitCode).toBe(0);
  });

  it('gets a copy of everything, the same as the terminal makes', async () => {
    const { get, run, references } = await tryWithMaya();
    const copy = await get(deskPaths.recordPart(references.lead, 'copy.json'));
    expect(copy.json()).toEqual(JSON.parse((await run('show maya@example.ca --json')).out));
    const typed = estimateFields();
    for (const name of Object.keys(contactFields)) expect(copy.json().leads[0][name]).toBe(typed[name]);
  });

  it('does not get the private note about them', async () => {
    const { get, press, run, references } = await tryWithMaya();
    await press(references.lead, 'note', { note: 'Rings at six.' });
    const copies = [
      (await get(deskPaths.recordPart(references.lead, 'copy.json'))).body,
      (await run('show maya@example.ca --json')).out,
    ];
    for (const copy of copies) {
      expect(copy).toContain(references.lead);
      expect(copy).not.toMatch(/note|Rings at six/);
    }
    expect((await run('leads --json')).out).toContain('Rings at six.');
  });

  it('is forgotten as a whole where the owner says so', async () => {
    const { page, press, run, database, references } = await tryWithMaya();
    expect(await page(deskPaths.recordPart(references.lead, 'delete'))).toContain('Delete all 3 of them');
    await press(references.lead, 'delete', { what: 'person' });
    expect((await run('show maya@example.ca')).errors).toContain('Nothing is kept about');
    expect(await database.selectFrom('resumes').select('file_name').execute()).toEqual([]);
    expect((await run(`show ${references.other}`)).exitCode).toBe(0);
  });

  it('may have sent hundreds of requests, of which the newest are shown, and all copied and deleted', async () => {
    const { get, page, press, run, subscriber, database } = await tryDesk(engine);
    await subscriber('maya@example.ca');
    const leads = await storeLeads(
      database,
      // Half of them have only asked for the answer to be sent there.
      Array.from({ length: 230 }, (_, index) =>
        index % 2 === 0 ? {} : { email: 'other@example.ca', reply_to: 'Maya@Example.ca' },
      ),
    );
    const references = leads.map(({ reference }) => reference);
    const [first = '', second = ''] = references;
    const shown = [...references.slice(-20).reverse(), 'Newsletter subscription', 'And 209 earlier.'];
    for (const url of [deskPaths.record(first), deskPaths.recordPart(first, 'delete')]) {
      const text = await page(url);
      const found = text.match(new RegExp([...references.slice(1), ...shown.slice(20)].join('|'), 'g'));
      expect(found?.slice(0, 20)).toEqual(shown.slice(0, 20));
      expect(text).not.toContain(second);
    }
    expect(await page(deskPaths.recordPart(first, 'delete'))).toContain('Delete all 231 of them');

    const copy = (await get(deskPaths.recordPart(first, 'copy.json'))).json();
    expect(copy.leads.map(({ reference }: { reference: string }) => reference)).toEqual(references);
    expect(copy).toEqual(JSON.parse((await run('show maya@example.ca --json')).out));
    const printed = (await run('show maya@example.ca')).out.match(
      new RegExp(`^${company.initials}-\\S+`, 'gm'),
    );
    expect(printed).toEqual(references);

    await press(first, 'delete', { what: 'person' });
    expect(await database.selectFrom('contact_messages').select('id').execute()).toEqual([]);
    expect(await database.selectFrom('newsletter_subscriptions').select('id').execute()).toEqual([]);
    expect(await database.selectFrom('deletions').select('record_id').execute()).toHaveLength(231);
  });
});

describe.each(engines)('tables on %s', (engine) => {
  it('are the ones that the terminal exports', async () => {
    const { get, lead, application, subscriber, press } = await tryDesk(engine);
    const reference = await lead({ name: '=1+1 Maya' });
    await press(reference, 'note', { note: '+1 for the dog' });
    await application({}, resume);
    await subscriber('maya@example.ca');
    const leads = await get(deskPaths.csv('leads'));
    expect(leads.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(leads.headers['content-disposition']).toContain('filename="leads.csv"');
    expect(leads.body).toContain(reference);
    expect(leads.body).toContain(`"'=1+1 Maya"`);
    expect(leads.body).toContain(`"'+1 for the dog"`);
    expect((await get(deskPaths.csv('applications'))).body).toContain('ada@example.ca');
    expect((await get(deskPaths.csv('subscribers'))).body).toContain('maya@example.ca');
  });
});
