import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { retentionDays } from '../../../content/retention.ts';
import { hiddenFields } from '../../../contract/api.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { engines } from '../../testing/engines.ts';
import { PROJECT_TYPE } from '../../testing/forms.ts';
import { REPLY_HOURS } from '../../testing/promised-answer.ts';
import { AUTHORIZATION, tryDesk } from '../../testing/try-desk.ts';
import { DAY_MS, HOUR_MS } from '../../time/durations.ts';

function references(page: string): string[] {
  return [...page.matchAll(new RegExp(`${company.initials}-[0-9A-Z]{5}`, 'g'))].map(
    ([reference]) => reference,
  );
}

describe.each(engines)('the overview on %s', (engine) => {
  it('says that nobody waits, and that no mail goes out without a mail server', async () => {
    const { page } = await tryDesk(engine);
    const words = await page(deskPaths.overview);
    expect(words).toContain('Nobody is waiting for you New requests appear here first');
    expect(words).toContain('No mail goes out yet Nothing is lost: every request is kept here.');
    // For the person who installed the site, and only inside the fold.
    expect(words).toMatch(/What to tell the person who installed it “[^”]*SMTP_URL is not set/);
  });

  it('says how many wait, how old the oldest is and how much of the promise is left', async () => {
    const { page, get, lead, clock } = await tryDesk(engine);
    await lead();
    clock.pass(12 * HOUR_MS);
    await lead({ name: 'Lee Chan' });
    const words = await page(deskPaths.overview);
    expect(words).toContain('Two people are waiting for you');
    expect(words).toContain(`${REPLY_HOURS - 12} hours left of the ${REPLY_HOURS} you promise Maya Okafor`);
    // The line shows the same share.
    const used = (100 * 12) / REPLY_HOURS;
    expect((await get(deskPaths.overview)).body).toContain(`class="used" x2="${used.toFixed(1)}%"`);
  });

  it('says in words what is overdue', async () => {
    const { page, lead, clock } = await tryDesk(engine);
    await lead();
    clock.pass((REPLY_HOURS + 3) * HOUR_MS);
    await lead({ name: 'Lee Chan' });
    const words = await page(deskPaths.overview);
    expect(words).toContain('One of them is late.');
    expect(words).toContain(`3 hours late after the ${REPLY_HOURS} hours you promise Maya Okafor`);
  });

  it('says that mail has failed for more than an hour, and what was given up', async () => {
    const { page, lead, clock, database, post } = await tryDesk(engine, { SMTP_URL: 'smtp://127.0.0.1:9' });
    await lead();
    clock.pass(30 * 60 * 1000);
    expect(await page(deskPaths.overview)).not.toContain('has not gone out');
    clock.pass(HOUR_MS);
    expect(await page(deskPaths.overview)).toContain(
      'Mail has not gone out for 1 hour One email is waiting. Nothing is lost',
    );
    await database
      .updateTable('outbox')
      .set({ state: 'failed' })
      .where('kind', '=', 'contact-message')
      .execute();
    expect(await page(deskPaths.overview)).toContain(
      'One email could not be sent It is not tried again unless you ask for it.',
    );
    expect(await page(deskPaths.mail)).toContain('New request Failed');
    expect((await post(deskPaths.retryMail)).headers.location).toBe('/desk/mail?done=retry');
    expect(await page('/desk/mail?done=retry')).toMatch(/sent again within a minute.*New request Waiting/);
  });
});

describe.each(engines)('the leads on %s', (engine) => {
  it('are listed with those that wait first, the most urgent at the top, then the newest', async () => {
    const { page, lead, clock, run } = await tryDesk(engine);
    const oldest = await lead();
    clock.pass(HOUR_MS);
    const answered = await lead();
    clock.pass(HOUR_MS);
    const newest = await lead();
    clock.pass(HOUR_MS);
    const answeredLast = await lead();
    await lead({ [hiddenFields.honeypot]: 'x' });
    await run(`answered ${answered} ${answeredLast}`);
    expect(references(await page(deskPaths.leads))).toEqual([oldest, newest, answeredLast, answered]);
  });

  it('are reached by call, text message and mail, with the reference and a greeting', async () => {
    const { get, lead } = await tryDesk(engine);
    const reference = await lead({ [hiddenFields.replyTo]: 'other@example.ca' });
    const { body } = await get(deskPaths.record(reference));
    expect(body).toContain('href="tel:4165550199"');
    expect(body).toContain('href="sms:4165550199"');
    const [, mailto = ''] = /href="(mailto:other@example\.ca\?[^"]+)"/.exec(body) ?? [];
    const { searchParams } = new URL(mailto.replaceAll('&amp;', '&'));
    expect(searchParams.get('subject')).toContain(reference);
    expect(searchParams.get('body')).toMatch(/^Hello Maya Okafor,\r\n/);
    for (const phone of ['', '*21*4165550199#', 'ask me'])
      expect((await get(deskPaths.record(await lead({ phone })))).body).not.toMatch(/href="(tel|sms):/);
  });

  it('are marked as answered from their own page or from a list, and that is undone', async () => {
    const { press, lead, run, clock, page } = await tryDesk(engine);
    const reference = await lead();
    clock.pass(5 * HOUR_MS);
    expect(await press(reference, 'answered')).toMatch(
      /^Marked as answered\. No more reminders\. Undo.*Answered in 5 hours/,
    );
    expect(JSON.parse((await run('leads --waiting --json')).out)).toEqual([]);
    expect(await press(reference, 'waiting')).toMatch(
      /^It is waiting for an answer again\. The next reminder comes on/,
    );
    expect(JSON.parse((await run('leads --waiting --json')).out)).toHaveLength(1);

    expect(await press(reference, 'answered', { back: 'overview' })).toMatch(
      /Nobody is waiting for you.*Maya Okafor is marked as answered\. No more reminders\. Undo/,
    );
    expect(await press(reference, 'waiting', { back: 'overview' })).toMatch(
      /Maya Okafor is waiting for an answer again\. The next reminder comes on/,
    );
    expect(await press(reference, 'answered', { back: 'https://evil.example' })).toMatch(
      /^Marked as answered/,
    );
    await press(reference, 'waiting');
    // A notice that is no longer true is not shown.
    expect(await page(`${deskPaths.record(reference)}?done=answered`)).not.toContain('Marked as answered');
  });

  it('carry a private note, which the terminal shows too and nobody is mailed', async () => {
    const { press, lead, run, page, post } = await tryDesk(engine);
    const reference = await lead();
    expect(await press(reference, 'note', { note: 'Rings at six.\r\n\0Has a <dog>.' })).toMatch(
      /^The note is kept\./,
    );
    expect((await run(`show ${reference}`)).out).toMatch(
      /\nNotes\n.*\n {2}Rings at six\.\n {2}Has a <dog>\./,
    );
    expect(JSON.parse((await run(`show ${reference} --json`)).out)).toMatchObject({
      note: 'Rings at six.\nHas a <dog>.',
    });
    expect(await page(deskPaths.leads)).toContain('Note Rings at six. Has a <dog>.');
    const tooLong = await post(deskPaths.recordPart(reference, 'note'), { note: 'x'.repeat(5001) });
    expect(tooLong.statusCode).toBe(422);
  });

  it('keep their note when a form arrives without one, or as another type, which is named', async () => {
    const { press, lead, app, config, post, database } = await tryDesk(engine);
    const reference = await lead();
    await press(reference, 'note', { note: 'Rings at six.' });
    const url = deskPaths.recordPart(reference, 'note');
    expect((await post(url, {})).statusCode).toBe(400);
    expect((await post(url, { notes: 'x' })).statusCode).toBe(400);

    const send = (payload: string, contentType?: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          authorization: AUTHORIZATION,
          origin: config.siteUrl.origin,
          ...(contentType && { 'content-type': contentType }),
        },
        payload,
      });
    expect((await send('')).statusCode).toBe(400);
    const others = [
      await send('{"note":""}', 'application/json'),
      await send('note=x', 'text/plain'),
      await send('note=x'),
    ];
    for (const response of others) {
      expect(response.statusCode).toBe(415);
      expect(response.json().error).toBe('Please send the form as application/x-www-form-urlencoded.');
    }
    const notes = await database.selectFrom('lead_notes').select('text').execute();
    expect(notes).toEqual([{ text: 'Rings at six.' }]);
  });

  it('are deleted after a question, and only then', async () => {
    const { get, page, press, lead, run } = await tryDesk(engine);
    const reference = await lead();
    const question = deskPaths.recordPart(reference, 'delete');
    expect(await page(question)).toMatch(/^Delete this request for good\?.*Maya Okafor/);
    expect((await run(`show ${reference}`)).exitCode).toBe(0);
    expect(await press(reference, 'delete', { what: 'record' })).toMatch(/^Deleted for good\./);
    expect((await run(`show ${reference}`)).exitCode).toBe(1);
    expect((await get(deskPaths.record(reference))).statusCode).toBe(404);
  });

  it('show every field of the form, whatever it asks for', async () => {
    const { page, lead } = await tryDesk(engine);
    const words = await page(deskPaths.record(await lead()));
    for (const fact of ['Maya Okafor', 'maya@example.ca', '(416) 555-0199', PROJECT_TYPE, 'Galley kitchen'])
      expect(words).toContain(fact);
  });
});

describe.each(engines)('spam on %s', (engine) => {
  it('is marked by hand, which ends its mail, and that is undone with its reminders', async () => {
    const { press, lead, run, database, clock } = await tryDesk(engine);
    const reference = await lead();
    const mails = async () => {
      const rows = await database.selectFrom('outbox').select(['kind', 'state']).orderBy('kind').execute();
      return rows.map(({ kind, state }) => `${kind} ${state}`);
    };
    clock.pass(HOUR_MS);
    expect(await press(reference, 'spam')).toMatch(/^Kept as spam and deleted in \d+ days.*Undo/);
    expect(await mails()).toEqual([
      'contact-message unneeded',
      'reminder-at-half unneeded',
      'reminder-before-end unneeded',
    ]);
    expect((await run('spam')).out).toContain('marked by hand');
    expect(await press(reference, 'not-spam')).toMatch(/^Not spam\./);
    expect(await mails()).toEqual([
      'contact-message waiting',
      'reminder-at-half waiting',
      'reminder-before-end waiting',
    ]);
    expect(JSON.parse((await run('leads --waiting --json')).out)).toHaveLength(1);
  });

  it('is said before and after the tap to go within hours, where it came in long ago', async () => {
    const { press, page, lead, application, clock } = await tryDesk(engine);
    const old = [await lead(), await application()];
    const saidFirst = async (reference: string) =>
      /It goes to Spam, and is deleted there ([^.]+)/.exec(await page(deskPaths.record(reference)))?.[1];
    for (const reference of old) expect(await saidFirst(reference)).toBe(`in ${retentionDays.spam} days`);
    clock.pass(retentionDays.spam * DAY_MS);
    for (const reference of old) {
      expect(await saidFirst(reference)).toBe('for good within hours');
      const after = await press(reference, 'spam');
      expect(after).toMatch(/^Kept as spam and deleted for good within hours\./);
      expect(after).toContain('Spam (marked by hand), deleted for good within hours');
    }
  });

  it('leaves mail that was sent as sent', async () => {
    const { press, lead, database, clock } = await tryDesk(engine);
    const reference = await lead();
    clock.pass((REPLY_HOURS - 1) * HOUR_MS);
    await database.updateTable('outbox').set({ state: 'sent' }).execute();
    await press(reference, 'spam');
    await press(reference, 'not-spam');
    const rows = await database.selectFrom('outbox').select('state').execute();
    expect(rows.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  });

  it('that was taken for it is listed and becomes a lead', async () => {
    const { press, page, lead, application } = await tryDesk(engine);
    const reference = await lead({ [hiddenFields.honeypot]: 'x' });
    const applied = await application({ [hiddenFields.honeypot]: 'x' });
    expect(references(await page(deskPaths.spam)).toSorted()).toEqual([reference, applied].toSorted());
    await press(reference, 'not-spam');
    await press(applied, 'not-spam');
    expect(references(await page(deskPaths.spam))).toEqual([]);
    expect(references(await page(deskPaths.leads))).toEqual([reference]);
    expect(references(await page(deskPaths.applications))).toEqual([applied]);
  });

  it('cannot be called answered', async () => {
    const { post, lead } = await tryDesk(engine);
    const reference = await lead({ [hiddenFields.honeypot]: 'x' });
    expect((await post(deskPaths.recordPart(reference, 'answered'))).statusCode).toBe(409);
  });
});
