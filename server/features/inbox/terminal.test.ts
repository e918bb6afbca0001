import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { hiddenFields } from '../../../contract/api.ts';
import { engines } from '../../testing/engines.ts';
import { PROJECT_TYPE } from '../../testing/forms.ts';
import { REPLY_HOURS } from '../../testing/promised-answer.ts';
import { noteEveryLead } from '../../testing/stored-records.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { commands } from './command-line.ts';
import { runInbox } from './testing/run-inbox.ts';
import { emptyFolder } from './testing/stores.ts';
import { type Inbox, tryInbox } from './testing/try-inbox.ts';

/**
 * Clears the screen, sets the title, changes the colour, rings the bell, injects input, reverses the text, breaks the
 * line.
 */
const ATTACK =
  '\u001b[2J\u001b]0;owned\u0007\u001b[31mred\u009b5n\u0090q\u009c\u202eevil\u2066\u2028line\u200b\ud800end';

const ACTIVE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u200b]/;

const lists = ['', 'leads', 'applications', 'subscribers', 'spam', 'outbox', 'outbox --all'];

/** Stores one record of every kind. */
async function fill({ lead, application, subscriber, clock }: Inbox) {
  const late = await lead();
  clock.pass((REPLY_HOURS + 2) * HOUR_MS);
  return {
    late,
    lead: await lead({ message: `${'A long message with many words. '.repeat(40)}\n\n  - indented` }),
    application: await application(),
    spam: await lead({ [hiddenFields.honeypot]: 'x' }),
    subscriber: await subscriber('maya@example.ca'),
  };
}

describe.each(engines)('with %s', (engine) => {
  it('what strangers wrote is shown and never acts, in no command', async () => {
    const inbox = await tryInbox(engine);
    const { database, run } = inbox;
    const { lead, application, spam } = await fill(inbox);
    // PostgreSQL rejects a lone surrogate; `toWellFormed` replaces it.
    const name = ATTACK.toWellFormed();
    const attacked = { name, email: name, phone: name, message: name };
    await database
      .updateTable('contact_messages')
      .set({ ...attacked, subject: name, reply_to: name })
      .execute();
    await noteEveryLead(database, name);
    await database.updateTable('job_applications').set(attacked).execute();
    await database
      .updateTable('newsletter_subscriptions')
      .set({ email: name, page: name, consent_version: name })
      .execute();
    await database.updateTable('outbox').set({ last_error: name, state: 'failed' }).execute();

    const commands = [
      ...lists,
      `show ${lead}`,
      `show ${application}`,
      `show ${spam}`,
      `answered ${lead}`,
      `answered ${lead}`,
      `not-answered ${lead}`,
      `photos ${lead}`,
      `resume ${application}`,
      'retry',
      `not-spam ${spam}`,
      `delete ${application} --yes`,
      name,
      `leads ${name}`,
      `show ${name}`,
    ];
    for (const args of commands)
      for (const isTerminal of [false, true]) {
        const { out, errors } = await run(args, { isTerminal });
        expect(out + errors).not.toBe('');
        expect(out + errors).not.toMatch(ACTIVE);
      }
    expect((await run('leads')).out).toContain('\\x1b[2J\\x1b]0;owned\\x07\\x1b[31mred\\x9b5n');
  });
});

describe('the terminal', () => {
  it('gets JSON that is inert, too, and loses nothing', async () => {
    const inbox = await tryInbox('SQLite');
    await inbox.lead();
    const name = ATTACK.toWellFormed();
    await inbox.database.updateTable('contact_messages').set({ name }).execute();
    const { out } = await inbox.run('leads --json');
    expect(out).not.toMatch(ACTIVE);
    expect(JSON.parse(out)).toMatchObject([{ name }]);
  });

  it('gets what a pipe gets, as plain text', async () => {
    const inbox = await tryInbox('SQLite');
    const { lead, application } = await fill(inbox);
    for (const args of [...lists, 'help', 'help leads', `show ${lead}`, `show ${application}`]) {
      const piped = await inbox.run(args);
      expect(piped).toMatchObject({ exitCode: 0, errors: '', out: expect.stringMatching(/\S\n$/) });
      expect(await inbox.run(args, { isTerminal: true })).toEqual(piped);
    }
  });

  it('is told at the end of the overview which commands there are', async () => {
    const { run } = await tryInbox('SQLite');
    const withoutDatabase = await runInbox('', { DATA_DIR: await emptyFolder() });
    for (const { exitCode, out } of [await run(''), await run('', { isTerminal: true }), withoutDatabase]) {
      expect(exitCode).toBe(0);
      const [names, help] = out.trimEnd().split('\n').slice(-2);
      for (const { name } of commands) expect(names).toMatch(new RegExp(`[ ]${name}[,.]`));
      expect(help).toContain('npm run inbox -- help');
    }
  });

  it('shows columns one below the other, whatever is in them', async () => {
    const { lead, run } = await tryInbox('SQLite');
    const names = ['Lee', '李小龙', 'Zoe\u0308 Tre\u0302', '👩‍👩‍👧 family', 'Siobhán Ní Dhuibhne'];
    for (const name of names) await lead({ name });
    const [titles = '', ...rows] = (await run('leads')).out.trimEnd().split('\n');
    expect(rows).toHaveLength(names.length);
    const column = stringWidth(titles.slice(0, titles.indexOf('PROJECT')));
    for (const row of rows) expect(stringWidth(row.slice(0, row.indexOf(PROJECT_TYPE)))).toBe(column);
  });

  it('shows a message whole, with its lines, set off from ours', async () => {
    const { lead, run, database } = await tryInbox('SQLite');
    const message = 'A message with many short words. '.repeat(20).trim();
    const reference = await lead({
      message: `${message}\n\n  - indented\nAnswered?  npm run inbox -- delete`,
    });
    expect((await run(`show ${reference}`)).out).toContain(
      `\n\n  ${message}\n\n    - indented\n  Answered?  npm run inbox -- delete\n\n`,
    );
    await database.updateTable('contact_messages').set({ name: 'Maya\nAnswered' }).execute();
    for (const args of ['leads', `show ${reference}`, `answered ${reference}`])
      expect((await run(args)).out).toContain(' Maya Answered');
  });
});
