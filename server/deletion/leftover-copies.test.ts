import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { prepareDataFolder } from '../data-folder.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import type { Engine } from '../testing/engines.ts';
import { engines } from '../testing/engines.ts';
import { filesWith } from '../testing/files-with.ts';
import { CLOCK_START } from '../testing/test-service.ts';
import { tryDesk } from '../testing/try-desk.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS } from '../time/durations.ts';
import { replayDeletions } from './replay.ts';
import { createRetention } from './retention.ts';

const TEXT = 'A stair of zebrawood, eleven steps.';
const KEPT = 'leads-before-restore-2026-11-15T15-00-00-000Z.sqlite';

/** A lead in the database and in a copy beside it, such as restore or move-to leave behind. */
async function tryWithCopy(engine: Engine, copy = KEPT) {
  const desk = await tryDesk(engine);
  const { dataDir } = desk.config;
  await prepareDataFolder(dataDir);
  // The first lead has the same id on either engine, and the clock does not advance.
  const embedded = engine === 'SQLite' ? desk : await tryDesk('SQLite');
  const reference = await desk.lead({ message: TEXT });
  if (embedded !== desk) await embedded.lead({ message: TEXT });
  await embedded.lead({ name: 'Lee Chan' });
  const file = join(dataDir, copy);
  await embedded.run(`backup ${file}`);
  expect(await filesWith(dataDir, TEXT)).toContain(copy);
  const leadsInCopy = () => {
    using database = new DatabaseSync(file);
    return database
      .prepare('select name from contact_messages')
      .all()
      .map(({ name }) => name);
  };
  return { ...desk, dataDir, file, reference, leadsInCopy };
}

describe.each(engines)('a copy that a restore has left, beside %s,', (engine) => {
  it('loses what is deleted on the desk, and nothing else', async () => {
    const { press, dataDir, reference, leadsInCopy } = await tryWithCopy(engine);
    expect(await press(reference, 'delete', { what: 'record' })).toMatch(/^Deleted for good\./);
    expect(await filesWith(dataDir, TEXT)).toEqual([]);
    expect(leadsInCopy()).toEqual(['Lee Chan']);
  });

  it('loses what is deleted in the terminal', async () => {
    const { run, dataDir, reference } = await tryWithCopy(engine, join('leads-before-restore-mine.sqlite'));
    expect((await run(`delete ${reference} --yes`)).out).toContain('Deleted for good.');
    expect(await filesWith(dataDir, TEXT)).toEqual([]);
  });

  it('is named where it is damaged, and does not keep the record from being deleted', async () => {
    const { run, page, press, lead, dataDir, file, reference } = await tryWithCopy(engine);
    await writeFile(file, `${'x'.repeat(5000)}${TEXT}`);
    const sentence = `It may still be in ${KEPT} in the data folder, which is in use or damaged.`;
    expect(await press(reference, 'delete', { what: 'record' })).toContain(sentence);
    expect(await filesWith(dataDir, TEXT)).toEqual([KEPT]);
    const another = await lead();
    expect(await run(`delete ${another} --yes`)).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining(sentence),
    });
    // Only names of copies that exist are shown.
    expect(await page(`${deskPaths.leads}?done=deleted&copies=Call+us`)).not.toContain('Call us');
  });

  it('is named where somebody has it open, and cleaned later', async () => {
    const { press, database, config, clock, dataDir, file, reference } = await tryWithCopy(engine);
    const reader = new DatabaseSync(file);
    onTestFinished(() => {
      if (reader.isOpen) reader.close();
    });
    reader.exec('begin exclusive');
    expect(await press(reference, 'delete', { what: 'record' })).toContain(`It may still be in ${KEPT}`);
    reader.close();
    expect(await filesWith(dataDir, TEXT)).toEqual([KEPT]);
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    await replayDeletions({ database, settings: config, now: clock(), log });
    expect(await filesWith(dataDir, TEXT)).toEqual([]);
  });

  it('is removed by retention after 30 days', async () => {
    const { database, clock, dataDir } = await tryWithCopy(engine);
    // What a restore leaves behind when it is killed.
    const killed = join(dataDir, 'restoring', 'leads.sqlite');
    await mkdir(join(dataDir, 'restoring'));
    await writeFile(killed, TEXT);
    await utimes(killed, CLOCK_START, CLOCK_START);
    const runRetention = createRetention({ database, dataDir, log: { info: vi.fn(), error: vi.fn() } });
    const copies = async () =>
      (await readdir(dataDir)).filter((name) => /before-restore|restoring/.test(name));
    await runRetention(addMilliseconds(clock(), 30 * DAY_MS));
    expect(await copies()).toEqual([KEPT, 'restoring']);
    await runRetention(addMilliseconds(clock(), 30 * DAY_MS + 1));
    expect(await copies()).toEqual([]);
  });
});

describe('the embedded database that move-to has left', () => {
  it('loses what is deleted from PostgreSQL', async () => {
    const { press, dataDir, reference, leadsInCopy } = await tryWithCopy('PostgreSQL', 'leads.sqlite');
    await press(reference, 'delete', { what: 'record' });
    expect(await filesWith(dataDir, TEXT)).toEqual([]);
    expect(leadsInCopy()).toEqual(['Lee Chan']);
  });
});
