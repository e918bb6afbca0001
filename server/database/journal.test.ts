import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deskPaths } from '../operator/desk-paths.ts';
import { createService } from '../service.ts';
import { filesWith } from '../testing/files-with.ts';
import { tryDesk } from '../testing/try-desk.ts';
import { emptyJournal, isJournalMarked, markJournal } from './journal.ts';

const TEXT = 'A stair of zebrawood, eleven steps.';

/** Holds a read transaction open, as a backup does. */
function openReader(dataDir: string): { end(): void } {
  const reader = new DatabaseSync(join(dataDir, 'leads.sqlite'));
  reader.exec('begin; select count(*) from contact_messages');
  onTestFinished(() => {
    if (reader.isOpen) reader.close();
  });
  return { end: () => reader.close() };
}

async function tryWithLead() {
  const desk = await tryDesk('SQLite');
  const reference = await desk.lead({ message: TEXT });
  const { dataDir } = desk.config;
  expect(await filesWith(dataDir, TEXT)).not.toEqual([]);
  return { ...desk, dataDir, reference };
}

describe('text that was deleted from SQLite', () => {
  it('is in no file any more, whether the desk or the terminal deleted it', async () => {
    const { press, run, lead, dataDir, reference } = await tryWithLead();
    expect(await press(reference, 'delete', { what: 'record' })).toMatch(
      /^Deleted for good\. Copies in your mailbox and in backups are not touched\./,
    );
    expect(await filesWith(dataDir, TEXT)).toEqual([]);

    const another = await lead({ message: TEXT });
    expect((await run(`delete ${another} --yes`)).out).toContain(
      'Deleted for good. Copies in your mailbox and in backups are not touched.',
    );
    expect(await filesWith(dataDir, TEXT)).toEqual([]);
  });

  it('stays in the journal while somebody reads from it, which the desk says for as long as it is true', async () => {
    const { press, page, database, dataDir, reference } = await tryWithLead();
    const reader = openReader(dataDir);
    expect(await press(reference, 'delete', { what: 'record' })).toMatch(
      /^Deleted, but a copy of the text stays in the journal .* until .* has ended\. The server erases it then/,
    );
    expect(await filesWith(dataDir, TEXT)).toContain('leads.sqlite-wal');
    expect(await emptyJournal(database, { attempts: 1 })).toBe(false);

    reader.end();
    expect(await emptyJournal(database, { attempts: 1 })).toBe(true);
    expect(await filesWith(dataDir, TEXT)).toEqual([]);
    expect(await page(`${deskPaths.leads}?done=deleted`)).toMatch(/^Deleted for good\./);
  });

  it('is erased when the reader ends while the deletion is still trying', async () => {
    const { database, run, dataDir, reference } = await tryWithLead();
    const reader = openReader(dataDir);
    const deleted = run(`delete ${reference} --yes`);
    while (!(await isJournalMarked(database))) await nextTurn();
    reader.end();
    expect((await deleted).out).toContain('Deleted for good.');
    expect(await filesWith(dataDir, TEXT)).toEqual([]);
  });

  it('is erased by the server that starts later, when the terminal could not', async () => {
    const { run, config, clock, dataDir, reference } = await tryWithLead();
    const reader = openReader(dataDir);
    expect((await run(`delete ${reference} --yes`)).out).toContain(
      'Deleted, but a copy of the text stays in the journal',
    );
    reader.end();
    expect(await filesWith(dataDir, TEXT)).not.toEqual([]);
    const service = await createService(config, { clock });
    onTestFinished(() => service.stop());
    await expect.poll(() => filesWith(dataDir, TEXT)).toEqual([]);
  });

  it('is still to be erased where another deletion came while the journal was being emptied', async () => {
    const { press, database, dataDir, reference } = await tryWithLead();
    const reader = openReader(dataDir);
    await press(reference, 'delete', { what: 'record' });
    const emptied = emptyJournal(database);
    await database.transaction().execute(markJournal);
    reader.end();
    expect(await emptied).toBe(true);
    expect(await isJournalMarked(database)).toBe(true);
    expect(await emptyJournal(database)).toBe(true);
    expect(await isJournalMarked(database)).toBe(false);
  });
});
