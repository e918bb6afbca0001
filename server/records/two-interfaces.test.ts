import { describe, expect, it } from 'vitest';
import { hiddenFields } from '../../contract/api.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { engines } from '../testing/engines.ts';
import { REPLY_HOURS } from '../testing/promised-answer.ts';
import { pdf } from '../testing/resume-files/resume-files.ts';
import { tryDesk, words } from '../testing/try-desk.ts';
import { HOUR_MS } from '../time/durations.ts';
import { type RecordList, recordLists } from './wording/record-wording.ts';

/** The text of a pattern's groups, for every match in a page. */
function found(page: string, pattern: RegExp): string[][] {
  return [...page.matchAll(pattern)].map(([, ...groups]) =>
    groups.map((part) => words(`<main>${part}</main>`)),
  );
}

/** Collapses the spaces between columns. */
function linesOf(out: string): string[] {
  return out.split('\n').map((line) => line.trim().replace(/ +/g, ' '));
}

describe.each(engines)('the desk and the terminal on %s say the same', (engine) => {
  it('about who is waiting, what else came in, and mail that has failed', async () => {
    const { get, page, run, lead, application, subscriber, clock, database } = await tryDesk(engine, {
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    const compare = async () => {
      const { body } = await get(deskPaths.more);
      const { out } = await run('');
      const figures = found(body, /<a href="\/desk\/(\w+)">.*?<b>(\d+)<\/b>/g);
      expect(figures).toHaveLength(5);
      for (const [list, count] of figures) {
        const { title } = recordLists[list as RecordList];
        expect(linesOf(out)).toContainEqual(expect.stringMatching(new RegExp(`^${title} ${count}( |$)`)));
      }
      const [waiting = 'Nobody'] =
        (await page(deskPaths.overview)).match(/\w+(?= (person is|people are) waiting )/) ?? [];
      expect(out).toContain(
        waiting === 'Nobody' ? 'Nobody is waiting' : `${['One', 'Two'].indexOf(waiting) + 1} request`,
      );
      const problems = found(
        (await get(deskPaths.overview)).body,
        /<section class="problem"><h2>(.*?)<\/h2>/g,
      );
      return { problems: problems.flat(), out };
    };
    await compare();
    await lead();
    clock.pass(HOUR_MS);
    await compare();
    clock.pass((REPLY_HOURS + 2) * HOUR_MS);
    await lead({ [hiddenFields.honeypot]: 'x' });
    await application();
    await subscriber('maya@example.ca');
    const delayed = await compare();
    expect(delayed.problems).toEqual([expect.stringMatching(/^Mail has not gone out for/)]);
    expect(delayed.out).toContain('Mail has not gone out for');
    await database.updateTable('outbox').set({ state: 'failed' }).execute();
    const failed = await compare();
    expect(failed.problems).toEqual([expect.stringMatching(/could not be sent$/)]);
    expect(failed.out).toMatch(/\d+ emails? failed/);
  });

  it('about a request and an application', async () => {
    const { get, run, lead, application, clock } = await tryDesk(engine);
    const other = { [hiddenFields.replyTo]: 'other@example.ca' };
    const answered = await lead({ ...other, phone: '' });
    clock.pass(HOUR_MS);
    await run(`answered ${answered}`);
    const applied = await application({}, { content: pdf(), name: 'Ada.pdf' });
    for (const reference of [answered, applied]) {
      const facts = found((await get(deskPaths.record(reference))).body, /<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs);
      expect(facts.length).toBeGreaterThan(4);
      const { out } = await run(`show ${reference}`);
      for (const fact of facts) expect(linesOf(out)).toContain(fact.join(' '));
    }
  });

  it('about what is to be deleted, and that it was', async () => {
    const { get, page, run, press, lead, application, subscriber } = await tryDesk(engine);
    const [first, second] = [await lead(), await lead()];
    await application({ email: 'maya@example.ca' }, { content: pdf(), name: 'Ada.pdf' });
    await subscriber('maya@example.ca');
    const { body } = await get(deskPaths.recordPart(first, 'delete'));
    const records = found(
      body,
      /<li class="row"><div><p class="row-name">(.*?)<\/p><p class="row-details">(.*?)<\/p>/g,
    );
    const { out } = await run('delete maya@example.ca', { says: false });
    // The record alone, then all of the person's.
    expect(records).toHaveLength(1 + 4);
    for (const [name = '', details = ''] of records) {
      const parts = [name, ...details.replace('came in ', '').split(', ')];
      expect(linesOf(out)).toContainEqual(
        expect.toSatisfy((line: string) => parts.every((part) => line.includes(part)), parts.join()),
      );
    }
    const deleted = (await run(`delete ${second} --yes`)).out;
    expect(await press(first, 'delete', { what: 'record' })).toContain(
      deleted.slice(deleted.indexOf('Deleted')).split('\n')[0],
    );
    expect(await page(deskPaths.leads)).toContain('No requests yet.');
    expect((await run('leads')).out).toContain('No requests yet.');
  });
});
