import { describe, expect, it } from 'vitest';
import { storeAddition } from '../../records/additions.ts';
import { engines } from '../../testing/engines.ts';
import { PROJECT_TYPE } from '../../testing/forms.ts';
import { hoursAfterStart } from '../../testing/promised-answer.ts';
import { pdf } from '../../testing/resume-files/resume-files.ts';
import { fullTime } from '../../time/spoken-time.ts';
import { localTime } from '../../time/wall-clock.ts';
import { type Inbox, tryInbox } from './testing/try-inbox.ts';

const resume = { content: pdf(), name: 'Maya.pdf' };

async function rowsLeft({ database }: Inbox) {
  const count = async (
    table: 'contact_messages' | 'job_applications' | 'resumes' | 'newsletter_subscriptions' | 'outbox',
  ) =>
    Number(
      (
        await database
          .selectFrom(table)
          .select((is) => is.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  return {
    leads: await count('contact_messages'),
    applications: await count('job_applications'),
    resumes: await count('resumes'),
    subscriptions: await count('newsletter_subscriptions'),
    mails: await count('outbox'),
  };
}

/** Maya has sent one of each kind of form, Lee one request. */
async function tryWithTwoPeople(engine: (typeof engines)[number]) {
  const inbox = await tryInbox(engine);
  const references = {
    maya: await inbox.lead(),
    mayasApplication: await inbox.application({ name: 'Maya Okafor', email: 'Maya@Example.ca' }, resume),
    lee: await inbox.lead({ name: 'Lee Chan', email: 'lee@example.ca', _replyto: 'lee@example.ca' }),
  };
  await inbox.subscriber('maya@example.ca');
  return { ...inbox, inbox, ...references };
}

describe.each(engines)('a person on %s', (engine) => {
  it('is shown in full by reference, however it is typed', async () => {
    const { run, maya } = await tryWithTwoPeople(engine);
    const code = maya.slice(3);
    for (const typed of [
      maya,
      maya.toLowerCase(),
      code,
      code.toLowerCase(),
      `#${maya}`,
      maya.replace('-', ''),
    ]) {
      const { exitCode, out } = await run(`show ${typed}`);
      expect(exitCode).toBe(0);
      expect(out).toMatch(new RegExp(`^${maya} +Maya Okafor`));
    }
    const { out } = await run(`show ${maya}`);
    for (const fact of [
      PROJECT_TYPE,
      '(416) 555-0199',
      'maya@example.ca',
      fullTime(hoursAfterStart(0)),
      'Galley kitchen in a 1920s semi, one wall to come out.',
      `npm run inbox -- answered ${maya}`,
    ])
      expect(out).toContain(fact);
  });

  it('is shown with what was added to the request', async () => {
    const { run, maya, database, clock } = await tryWithTwoPeople(engine);
    const { id } = await database
      .selectFrom('contact_messages')
      .select('id')
      .where('reference', '=', maya)
      .executeTakeFirstOrThrow();
    const addition = { text: 'The panel hums,\nby the way.', photos: [] };
    await storeAddition(database, id, addition, { now: clock(), isFlooding: false, reserve: async () => {} });
    expect((await run(`show ${maya}`)).out).toMatch(
      new RegExp(
        `one wall to come out\\.\n\nAdded ${localTime(clock())}:\n *The panel hums,\n *by the way\\.\n`,
      ),
    );
  });

  it('is shown with everything that is kept by email address', async () => {
    const { run, maya, mayasApplication, lee } = await tryWithTwoPeople(engine);
    const { out } = await run('show MAYA@example.ca');
    for (const part of [maya, mayasApplication, 'Maya.pdf (PDF, 1 KB)', 'newsletter'])
      expect(out).toContain(part);
    expect(out).not.toContain(lee);
    expect(JSON.parse((await run('show maya@example.ca --json')).out)).toMatchObject({
      leads: [{ reference: maya }],
      applications: [{ reference: mayasApplication }],
      subscriptions: [{ email: 'maya@example.ca' }],
    });
    expect((await run('show nobody@example.ca')).exitCode).toBe(1);
  });

  it('is asked about before anything is deleted', async () => {
    const { inbox, run, maya } = await tryWithTwoPeople(engine);
    const before = await rowsLeft(inbox);
    const refused = await run(`delete ${maya}`, { isTerminal: true, says: false });
    expect(refused.questions).toEqual(['Delete this for good? y/N ']);
    expect(refused).toMatchObject({ exitCode: 0, out: expect.stringContaining('Nothing was deleted.') });
    expect(await run(`delete ${maya}`)).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining('--yes'),
    });
    expect(await rowsLeft(inbox)).toEqual(before);
  });

  it('loses one lead with its mail by its reference, and is told of the rest', async () => {
    const { inbox, run, maya } = await tryWithTwoPeople(engine);
    const { exitCode, out } = await run(`delete ${maya}`, { isTerminal: true, says: true });
    expect(exitCode).toBe(0);
    expect(out).toContain('There is more from maya@example.ca');
    expect(await rowsLeft(inbox)).toEqual({
      leads: 1,
      applications: 1,
      resumes: 1,
      subscriptions: 1,
      mails: 4,
    });
  });

  it('loses an application with its resume and mail', async () => {
    const { inbox, run, mayasApplication } = await tryWithTwoPeople(engine);
    expect(await run(`delete ${mayasApplication} --yes`)).toMatchObject({ exitCode: 0, questions: [] });
    expect(await rowsLeft(inbox)).toEqual({
      leads: 2,
      applications: 0,
      resumes: 0,
      subscriptions: 1,
      mails: 6,
    });
  });

  it('is forgotten whole by email address, and nobody else', async () => {
    const { inbox, run, lee } = await tryWithTwoPeople(engine);
    expect((await run('delete MAYA@example.CA --yes')).exitCode).toBe(0);
    expect(await rowsLeft(inbox)).toEqual({
      leads: 1,
      applications: 0,
      resumes: 0,
      subscriptions: 0,
      mails: 3,
    });
    expect((await run('leads')).out).toContain(lee);
    expect(await run('delete maya@example.ca --yes')).toMatchObject({
      exitCode: 1,
      errors: 'Nothing is kept about maya@example.ca.\n',
    });
  });
});
