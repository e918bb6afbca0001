import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'string-width';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { projectTypes } from '../../content/project-types.ts';
import { hiddenFields } from '../../contract/api.ts';
import { HOUR_MS } from '../durations.ts';
import { engines } from '../testing/engines.ts';
import { REPLY_HOURS } from '../testing/promised-answer.ts';
import { type Inbox, tryInbox } from './testing/try-inbox.ts';

/** Clears the screen, sets the title, colours, rings, types back, turns the text around, breaks the line. */
const ATTACK =
  '\u001b[2J\u001b]0;owned\u0007\u001b[31mred\u009b5n\u0090q\u009c\u202eevil\u2066\u2028line\u200b\ud800end';

const ACTIVE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u200b]/;

const lists = ['', 'leads', 'applications', 'subscribers', 'spam', 'outbox', 'outbox --all'];
const RED = '\u001b[31m';

beforeEach(() => {
  vi.stubEnv('TERM', 'xterm-256color');
  for (const name of ['NO_COLOR', 'FORCE_COLOR', 'COLORTERM', 'CI', 'TMUX']) vi.stubEnv(name, undefined);
  return () => vi.unstubAllEnvs();
});

/** Ours alone: any other sequence stays. */
function stripColours(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
  return text.replace(/\u001b\[\d{1,2}m/g, '');
}

const LONGEST_TYPE = projectTypes.toSorted((a, b) => b.length - a.length)[0];

/** One of everything. */
async function fill({ lead, application, subscriber, clock }: Inbox) {
  const late = await lead();
  clock.pass((REPLY_HOURS + 2) * HOUR_MS);
  return {
    late,
    lead: await lead({
      name: '李小龙 and a very long name that fits nowhere at all',
      projectType: LONGEST_TYPE,
      message: `${'A long message with many words. '.repeat(40)}\n\n${'unbroken'.repeat(60)}`,
    }),
    application: await application(),
    spam: await lead({ [hiddenFields.honeypot]: 'x' }),
    subscriber: await subscriber(`${'long'.repeat(15)}@example.ca`),
  };
}

describe.each(engines)('with %s', (engine) => {
  it('what strangers wrote is shown and never acts, in no command', async () => {
    const inbox = await tryInbox(engine);
    const { database, run } = inbox;
    const { lead, application, spam } = await fill(inbox);
    // PostgreSQL takes no half of a pair; it shows what became of it.
    const name = ATTACK.toWellFormed();
    const attacked = { name, email: name, phone: name, message: name };
    await database
      .updateTable('contact_messages')
      .set({ ...attacked, subject: name, reply_to: name })
      .execute();
    await database.updateTable('job_applications').set(attacked).execute();
    await database.updateTable('newsletter_subscriptions').set({ email: name, page: name }).execute();
    await database.updateTable('outbox').set({ last_error: name, state: 'failed' }).execute();

    const commands = [
      ...lists,
      `show ${lead}`,
      `show ${application}`,
      `show ${spam}`,
      `answered ${lead}`,
      'retry',
    ];
    for (const args of [...commands, `not-spam ${spam}`, `delete ${application} --yes`]) {
      for (const columns of [undefined, 80]) {
        const { out, errors } = await run(args, { ...(columns && { columns }) });
        // What is left of the terminal's own language is our colours.
        const text = stripColours(out + errors);
        expect(text).not.toMatch(ACTIVE);
        expect(columns ? '' : out).not.toContain('\u001b');
      }
    }
    expect((await run('leads')).out).toContain('\\x1b[2J\\x1b]0;owned\\x07\\x1b[31mred\\x9b5n');
  });
});

describe('on a terminal', () => {
  it('JSON is inert, too, and loses nothing', async () => {
    const inbox = await tryInbox('SQLite');
    await inbox.lead();
    const name = ATTACK.toWellFormed();
    await inbox.database.updateTable('contact_messages').set({ name }).execute();
    const { out } = await inbox.run('leads --json');
    expect(out).not.toMatch(ACTIVE);
    expect(JSON.parse(out)).toMatchObject([{ name }]);
  });

  it('lines fit the width, and more of them are shown where there is room', async () => {
    const inbox = await tryInbox('SQLite');
    const { lead, application } = await fill(inbox);
    for (const columns of [60, 80, 140])
      for (const args of [...lists, 'help', `show ${lead}`, `show ${application}`]) {
        const lines = stripVTControlCharacters((await inbox.run(args, { columns })).out).split('\n');
        for (const line of lines) expect(stringWidth(line), `${args}: ${line}`).toBeLessThanOrEqual(columns);
      }
    const titles = async (columns: number) => (await inbox.run('leads', { columns })).out.split('\n')[0];
    expect(await titles(80)).not.toContain('MESSAGE');
    expect(await titles(140)).toContain('MESSAGE');
  });

  it('texts are wrapped between words, and whole in a pipe', async () => {
    const inbox = await tryInbox('SQLite');
    const message = 'A message with many short words. '.repeat(20).trim();
    const reference = await inbox.lead({ message: `${message}\n  - indented` });
    expect((await inbox.run(`show ${reference}`)).out).toContain(`\n  ${message}\n    - indented\n`);
    const wrapped = (await inbox.run(`show ${reference}`, { columns: 60 })).out;
    expect(wrapped).not.toContain(message);
    expect(wrapped.replace(/\n */g, ' ')).toContain(`${message} - indented`);
  });

  it('the overdue stands out in red', async () => {
    const inbox = await tryInbox('SQLite');
    await fill(inbox);
    const { out } = await inbox.run('', { columns: 80 });
    expect(out).toContain(`${RED}overdue by 2 h`);
  });

  it('nothing is coloured in a pipe, on a terminal that cannot, or for who sets NO_COLOR', async () => {
    const inbox = await tryInbox('SQLite');
    await fill(inbox);
    expect((await inbox.run('')).out).not.toContain('\u001b');
    vi.stubEnv('NO_COLOR', '1');
    expect((await inbox.run('', { columns: 80 })).out).not.toContain('\u001b');
    vi.stubEnv('NO_COLOR', undefined);
    expect((await inbox.run('', { columns: 80 })).out).toContain('\u001b');
    vi.stubEnv('TERM', 'dumb');
    expect((await inbox.run('', { columns: 80 })).out).not.toContain('\u001b');
  });
});
