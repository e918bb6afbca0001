import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { company } from '../../../content/company.ts';
import { hiddenFields } from '../../../contract/api.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { storeAddition } from '../../records/additions.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields, PROJECT_TYPE } from '../../testing/forms.ts';
import { hoursAfterStart, REPLY_HOURS } from '../../testing/promised-answer.ts';
import { pdfOfSize } from '../../testing/resume-files/resume-files.ts';
import { noteEveryLead } from '../../testing/stored-records.ts';
import { zonedDateTime } from '../../time/wall-clock.ts';
import { tryInbox } from './testing/try-inbox.ts';

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'inbox-files-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** '2026-11-16 22:32' */
function shownTime(instant: Date | string): string {
  return zonedDateTime(instant).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

describe.each(engines)('a resume on %s', (engine) => {
  const content = pdfOfSize(300 * 1024);

  it('is saved byte for byte, for its owner only', async () => {
    const { application, run } = await tryInbox(engine);
    const reference = await application({}, { content, name: 'Ada Okafor.pdf' });
    const file = join(await folder(), 'ada.pdf');
    expect(await run(`resume ${reference} --save ${file}`)).toMatchObject({
      exitCode: 0,
      out: `Saved ${file}\n`,
    });
    expect((await readFile(file)).equals(content)).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await run(`resume ${reference}`)).out).toContain('Ada Okafor.pdf (PDF, 300 KB)');
  });

  it('goes into a folder under its own name', async () => {
    const { application, run } = await tryInbox(engine);
    const reference = await application({}, { content, name: 'Ada Okafor.pdf' });
    const path = await folder();
    await run(`resume ${reference} --save ${path}`);
    expect(await readdir(path)).toEqual([expect.stringMatching(/^ada-okafor-.*\.pdf$/)]);
  });

  it('does not overwrite a file unless forced to', async () => {
    const { application, run } = await tryInbox(engine);
    const reference = await application({}, { content, name: 'Ada.pdf' });
    const file = join(await folder(), 'mine.txt');
    await writeFile(file, 'mine');
    expect(await run(`resume ${reference} --save ${file}`)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('--force'),
    });
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect((await run(`resume ${reference} --save ${file} --force`)).exitCode).toBe(0);
    expect((await readFile(file)).equals(content)).toBe(true);
    expect((await run(`resume ${reference} --save ${join(file, 'no', 'folder.pdf')}`)).exitCode).toBe(1);
  });

  it('says in plain words that there is none', async () => {
    const { application, lead, run } = await tryInbox(engine);
    expect(await run(`resume ${await application()} --save x.pdf`)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('Ada Okafor sent no resume'),
    });
    expect((await run(`resume ${await lead()}`)).exitCode).toBe(1);
  });
});

describe.each(engines)('an export on %s', (engine) => {
  it('is a table of leads without spam that spreadsheets read as UTF-8', async () => {
    const { lead, run, database, clock } = await tryInbox(engine);
    const typed = estimateFields({ name: 'Étienne "ET" Roy', message: 'First line, and\nsecond line.' });
    const reference = await lead(typed);
    const { id } = await database.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
    for (const text of ['One more thing.', 'And another.'])
      await storeAddition(
        database,
        id,
        { text, photos: [] },
        { now: clock(), isFlooding: false, reserve: async () => {} },
      );
    await lead({ [hiddenFields.honeypot]: 'x' });
    await noteEveryLead(database, 'Rings at "six".');
    const file = join(await folder(), 'leads.csv');
    expect(await run(`export ${file}`)).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('Saved 1 lead to'),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { message: _last, ...fields } = contactFields;
    const labels = Object.values(fields).map(({ ownerLabel }) => `"${ownerLabel}"`);
    const values = Object.keys(fields).map((name) => `"${typed[name]?.replaceAll('"', '""')}"`);
    expect(labels).toEqual(expect.arrayContaining(['"Name"', '"Email"', '"Phone"', '"Project"']));
    const times = ['Received', 'Answer promised by', 'Answered'].map(
      (title) => `"${title} (${company.hours.timeZone})"`,
    );
    expect(await readFile(file, 'utf8')).toBe(
      `\ufeff"Reference",${times},"Note","Photos","Visit (${company.hours.timeZone})","Visit at",${labels},"Subject","Message","Added later"\r\n` +
        `"${reference}","${shownTime(hoursAfterStart(0))}","${shownTime(hoursAfterStart(REPLY_HOURS))}","","Rings at ""six"".","0","","",` +
        `${values},"Free Estimate Request - ${PROJECT_TYPE}","First line, and\nsecond line.","One more thing.\n\nAnd another."\r\n`,
    );
  });

  it('has times that spreadsheets read, by the clock of the company, whose zone the heading names', async () => {
    const { lead, application, subscriber, run, clock } = await tryInbox(engine);
    // In UTC, as it is stored, this is the next day already.
    clock.pass(new Date('2026-11-17T03:32:00.000Z').getTime() - clock().getTime());
    const reference = await lead();
    await application();
    await subscriber('maya@example.ca');
    await run(`answered ${reference}`);
    const { timeZone } = company.hours;
    const shown = shownTime(clock());
    const path = await folder();
    const headings: Record<string, readonly string[]> = {
      leads: ['Received', 'Answer promised by', 'Answered'],
      applications: ['Received', 'Answered'],
      subscribers: ['Subscribed'],
    };
    for (const [name, titles] of Object.entries(headings)) {
      await run(`export ${join(path, `${name}.csv`)}`);
      const table = await readFile(join(path, `${name}.csv`), 'utf8');
      for (const title of titles) expect(table).toContain(`"${title} (${timeZone})"`);
      expect(table).toContain(`"${shown}"`);
      expect(table).not.toMatch(/\d\d:\d\d\.\d\d\dZ/);
    }
  });

  it('turns formulas into text', async () => {
    const { lead, run } = await tryInbox(engine);
    const cells = {
      '=HYPERLINK("http://x.example";"y")': `"'=HYPERLINK(""http://x.example"";""y"")"`,
      '+1 647 555 0100': `"'+1 647 555 0100"`,
      '-2+3+cmd|x': `"'-2+3+cmd|x"`,
      '- 2+3': `"'- 2+3"`,
      '@SUM(1+1)*cmd|x': `"'@SUM(1+1)*cmd|x"`,
      '＝1+1 fullwidth': `"'＝1+1 fullwidth"`,
      // In locales that separate cells by semicolons, a new cell begins after one.
      'harmless;=1+1': `"harmless;'=1+1"`,
    };
    for (const text of Object.keys(cells))
      await lead({ name: text, message: `${text} and a list:\n- one\n=2+2` });
    const file = join(await folder(), 'leads.csv');
    await run(`export ${file}`);
    const table = await readFile(file, 'utf8');
    for (const cell of Object.values(cells)) {
      expect(table).toContain(`,${cell},`);
      expect(table).toContain(`,${cell.slice(0, -1)} and a list:\n'- one\n'=2+2",`);
    }
  });

  it('lets no escape sequence through', async () => {
    const { lead, run, database } = await tryInbox(engine);
    await lead();
    await database.updateTable('contact_messages').set({ name: '\u001b[31mred\u0007' }).execute();
    const file = join(await folder(), 'leads.csv');
    await run(`export ${file}`);
    expect(await readFile(file, 'utf8')).toContain('"\\x1b[31mred\\x07"');
  });

  it('has applications and subscribers as well, by the name of the file', async () => {
    const { application, subscriber, run } = await tryInbox(engine);
    const reference = await application();
    await subscriber('maya@example.ca');
    const path = await folder();
    await run(`export ${join(path, 'applications-2026.csv')}`);
    await run(`export ${join(path, 'subscribers')}`);
    expect(await readFile(join(path, 'applications-2026.csv'), 'utf8')).toContain(`\r\n"${reference}",`);
    expect(await readFile(join(path, 'subscribers.csv'), 'utf8')).toContain('\r\n"maya@example.ca",');
  });

  it('has no subscribers whose links lead nowhere, for want of SITE_URL', async () => {
    const { subscriber, run } = await tryInbox(engine, { SITE_URL: '', PORT: '3001' });
    await subscriber('maya@example.ca');
    const path = await folder();
    expect(await run(`export ${join(path, 'subscribers.csv')}`)).toMatchObject({
      exitCode: 1,
      out: '',
      errors: expect.stringMatching(
        /SITE_URL.*is not set[\s\S]*: SITE_URL=http:\/\/localhost:3001 npm run inbox -- export \//,
      ),
    });
    expect(await readdir(path)).toEqual([]);
    expect((await run(`export ${join(path, 'leads.csv')}`)).exitCode).toBe(0);
  });

  it('reads more leads than one page holds', async () => {
    const { lead, run, database } = await tryInbox(engine);
    await lead();
    const { id: _, ...row } = await database
      .selectFrom('contact_messages')
      .selectAll()
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1200 }, (_, index) => ({
      ...row,
      reference: `X-${index}`,
      submission_id: `${index}`,
    }));
    for (let from = 0; from < copies.length; from += 400)
      await database
        .insertInto('contact_messages')
        .values(copies.slice(from, from + 400))
        .execute();
    const file = join(await folder(), 'leads.csv');
    await run(`export ${file}`);
    expect((await readFile(file, 'utf8')).match(/\r\n/g)).toHaveLength(1 + 1201);
  });

  it('overwrites nothing, writes no folder, and says what it can export', async () => {
    const { run } = await tryInbox(engine);
    const path = await folder();
    await mkdir(join(path, 'leads.csv'));
    await writeFile(join(path, 'subscribers.csv'), 'mine');
    expect((await run(`export ${join(path, 'leads.csv')}`)).exitCode).toBe(1);
    expect((await run(`export ${join(path, 'subscribers.csv')}`)).exitCode).toBe(1);
    expect(await readFile(join(path, 'subscribers.csv'), 'utf8')).toBe('mine');
    expect(await run('export lead.csv')).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining(
        'What can be exported: leads.csv, applications.csv, subscribers.csv, site.json.',
      ),
    });
    expect((await run('export leads.xlsx')).exitCode).toBe(2);
  });
});
