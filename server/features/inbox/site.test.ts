import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../../contract/api.ts';
import { sampleIds } from '../../../contract/site.ts';
import type { Database } from '../../database/database.ts';
import { newPhoto, type ProjectContent } from '../../publications/record-content.ts';
import { archiveLines } from '../../publications/site-archive.ts';
import { deleteRecord, publishRecord, retireSamples } from '../../publications/site-changes.ts';
import { listRecords, saveRecord } from '../../publications/site-records.ts';
import { latestVersion, listVersions } from '../../publications/versions.ts';
import { storeWords } from '../../publications/words/received-words.ts';
import { askForWords } from '../../publications/words/words.ts';
import { withdrawWords } from '../../records/client-words.ts';
import { engines } from '../../testing/engines.ts';
import { ownProject, publishOwnProject, storeEncodedPicture, storePicture } from '../../testing/own-site.ts';
import { CLOCK_START } from '../../testing/test-service.ts';
import { addMilliseconds } from '../../time/clock.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { emptyFolder } from './testing/stores.ts';
import { tryInbox } from './testing/try-inbox.ts';

type Row = Readonly<Record<string, unknown>>;

const change = { now: CLOCK_START, summary: 'All samples retired' };

async function filledSite(engine: (typeof engines)[number]) {
  const inbox = await tryInbox(engine);
  const own = await publishOwnProject(inbox.database, CLOCK_START, storeEncodedPicture);
  await retireSamples(inbox.database, sampleIds(), true, change);
  const file = join(await emptyFolder(), 'site.json');
  return { ...inbox, ...own, file };
}

/** Adds a photo to the draft of the project. */
async function addPhoto(
  { database, id, picture }: Awaited<ReturnType<typeof filledSite>>,
  added: string,
  changes: Partial<ProjectContent> = {},
): Promise<void> {
  const photos = [picture, added].map((one) => ({ ...newPhoto(one), alt: 'A porch.' }));
  const content = ownProject('', { photos, before: newPhoto(picture), ...changes });
  await saveRecord(database, 'project', id, { content, now: CLOCK_START });
}

/** Every row of the site's tables, as text. */
async function siteOf(database: Database) {
  const rows: Record<string, string[]> = {};
  for (const table of [
    'site_records',
    'site_revisions',
    'site_versions',
    'site_pictures',
    'site_picture_files',
  ])
    rows[table] = (
      await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database)
    ).rows
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            .map(([name, value]) => [
              name,
              value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
            ])
            .sort(),
        ),
      )
      .sort();
  return rows;
}

describe.each(engines)('the site, exported from %s', (engine) => {
  it.each(engines)('is the same after it was imported into %s', async (other) => {
    const from = await filledSite(engine);
    await addPhoto(from, await storePicture(from.database, CLOCK_START));
    expect((await from.run(`export ${from.file}`)).out).toContain('drafts, versions and pictures');
    expect((await stat(from.file)).mode & 0o777).toBe(0o600);
    const rows = await siteOf(from.database);
    expect(JSON.parse(await readFile(from.file, 'utf8'))).toHaveLength(1 + Object.values(rows).flat().length);

    const into = await tryInbox(other);
    const { exitCode, out } = await into.run(`import ${from.file}`);
    expect([exitCode, out]).toEqual([0, 'Imported 1 draft, 2 versions and 2 pictures.\n']);
    expect(await siteOf(into.database)).toEqual(rows);
    await into.publisher.showAtStart();
    expect((await into.app.inject('/api/projects')).json()).toMatchObject([{ title: ownProject('').title }]);
  });

  it('takes the place of another only when told to, and is then shown', async () => {
    const from = await filledSite(engine);
    await from.run(`export ${from.file}`);
    const into = await tryInbox(engine);
    await retireSamples(into.database, sampleIds().slice(0, 1), true, change);
    await retireSamples(into.database, sampleIds().slice(1, 2), true, change);
    await retireSamples(into.database, sampleIds().slice(2, 3), true, change);
    await into.publisher.run();
    const before = await siteOf(into.database);
    const refused = await into.run(`import ${from.file}`);
    expect(refused.exitCode).toBe(1);
    expect(refused.errors).toContain('--replace');
    expect(await siteOf(into.database)).toEqual(before);

    expect((await into.run(`import ${from.file} --replace`)).exitCode).toBe(0);
    expect((await listVersions(into.database)).map(({ number }) => number)).toEqual([4, 2, 1]);
    expect((await latestVersion(into.database)).records.project).toHaveLength(1);
    await into.publisher.run();
    expect((await into.app.inject('/api/projects')).json()).toHaveLength(1);
  });

  it("keeps a client's link to the same words, and never ties a client to those of somebody else", async () => {
    const withWords = async (authorName: string) => {
      const inbox = await tryInbox(engine);
      const { database } = inbox;
      const email = 'client@example.com';
      const asking = { email, reference: 'HJ-ABCDE', now: CLOCK_START, hasMail: false };
      await askForWords(database, asking);
      const sent = { content: 'Quiet stairs.', rating: 5, authorName, authorLocation: '', isPermitted: true };
      const { id } = await database.selectFrom('client_words').select('id').executeTakeFirstOrThrow();
      await storeWords(database, id, sent, CLOCK_START);
      const [draft] = await listRecords(database, 'testimonial');
      await publishRecord(database, 'testimonial', draft?.id ?? 0, change);
      const file = join(await emptyFolder(), 'site.json');
      await inbox.run(`export ${file}`);
      const link = () =>
        database.selectFrom('client_words').select('testimonial_id').executeTakeFirstOrThrow();
      return { ...inbox, file, link, draftId: draft?.id };
    };
    const [maya, zoe] = [await withWords('Maya'), await withWords('Zoe')];
    expect(maya.draftId).toBe(zoe.draftId);
    await zoe.run(`import ${zoe.file} --replace`);
    expect(await zoe.link()).toEqual({ testimonial_id: zoe.draftId });
    await zoe.run(`import ${maya.file} --replace`);
    expect(await zoe.link()).toEqual({ testimonial_id: null });
  });

  it('does not bring back words that the client has taken back since, as often as it is imported', async () => {
    const site = await filledSite(engine);
    const { database, config } = site;
    await askForWords(database, {
      email: 'ruth@example.com',
      now: CLOCK_START,
      project: 101,
      hasMail: false,
    });
    const client = () => database.selectFrom('client_words').selectAll().executeTakeFirstOrThrow();
    const sent = {
      content: 'Quiet stairs.',
      rating: 5,
      authorName: 'Ruth',
      authorLocation: '',
      isPermitted: true,
    };
    await storeWords(database, (await client()).id, sent, CLOCK_START);
    const [draft] = await listRecords(database, 'testimonial');
    await publishRecord(database, 'testimonial', draft?.id ?? 0, change);
    await site.run(`export ${site.file}`);
    await withdrawWords(database, config, await client(), addMilliseconds(CLOCK_START, HOUR_MS));
    for (const time of ['first', 'second']) {
      expect([time, (await site.run(`import ${site.file} --replace`)).exitCode]).toEqual([time, 0]);
      expect(await listRecords(database, 'testimonial')).toEqual([]);
      const { records } = await latestVersion(database);
      expect([records.testimonial, records.project.length]).toEqual([[], 1]);
      expect(JSON.stringify(await siteOf(database))).not.toContain(sent.content);
    }
  });

  it('is not taken from a file that is cut short or something else', async () => {
    const from = await filledSite(engine);
    await from.run(`export ${from.file}`);
    const whole = await readFile(from.file, 'utf8');
    const into = await tryInbox(engine);
    await retireSamples(into.database, sampleIds(), true, change);
    const before = await siteOf(into.database);
    for (const text of [
      '',
      '{}',
      '[]',
      'null',
      whole.slice(0, -20),
      whole.slice(0, -3),
      '[\n{"format":99}\n]\n',
    ]) {
      await writeFile(from.file, text);
      const { exitCode, errors } = await into.run(`import ${from.file} --replace`);
      expect([text.length, exitCode, errors]).toEqual([
        text.length,
        1,
        expect.stringContaining('Nothing was imported'),
      ]);
    }
    expect(await siteOf(into.database)).toEqual(before);
    expect((await into.run(`import ${join(from.file, '../site-not-there.json')}`)).exitCode).toBe(1);
    expect((await into.run('import leads.csv')).exitCode).toBe(2);
  });

  it('is not taken from a file with damaged, doubled or missing rows, and what is there stays', async () => {
    const from = await filledSite(engine);
    await from.run(`export ${from.file}`);
    const [head, ...rows]: Row[] = JSON.parse(await readFile(from.file, 'utf8'));
    const into = await tryInbox(engine);
    await retireSamples(into.database, sampleIds(), true, change);
    const before = await siteOf(into.database);

    const changed = (table: string, values: Row) =>
      rows.map((row) => (row.table === table ? { ...row, ...values } : row));
    const without = (table: string) => rows.filter((row) => row.table !== table);
    const project = ownProject(from.picture);
    const damaged: Record<string, Row[]> = {
      'content that is not JSON': changed('site_records', { content: '{"title":' }),
      'content of other types': changed('site_records', { content: '{"title":5}' }),
      'a title that is a number': changed('site_revisions', {
        content: JSON.stringify({ ...project, title: 5 }),
      }),
      'a draft without photos': changed('site_records', {
        content: JSON.stringify({ ...project, photos: undefined }),
      }),
      'a version that is not JSON': changed('site_versions', { records: 'nothing' }),
      'a version without kinds': changed('site_versions', { records: '{}' }),
      'an unknown kind': changed('site_records', { kind: 'offer' }),
      'no date': changed('site_records', { changed_at: 'yesterday' }),
      'an id that is too large': changed('site_records', { id: 2 ** 31 }),
      'a row twice': [...rows, ...rows.slice(0, 1)],
      'no revisions': without('site_revisions'),
      'no pictures': without('site_pictures'),
      'no files of pictures': without('site_picture_files'),
      'no pictures at all': rows.filter(({ table }) => !String(table).startsWith('site_picture')),
      'a part of the files': rows.filter(({ name }) => name !== '480.avif'),
      'a file that is cut short': changed('site_picture_files', { content: 'AAAA' }),
    };
    for (const [damage, lines] of Object.entries(damaged)) {
      const text = [head, ...lines].map((row) => JSON.stringify(row)).join(',\n');
      await writeFile(from.file, `[\n${text}\n]\n`);
      const { exitCode, errors } = await into.run(`import ${from.file} --replace`).catch((error) => {
        throw new Error(`With ${damage}: ${error}`);
      });
      expect([damage, exitCode, errors]).toEqual([
        damage,
        1,
        expect.stringMatching(/Nothing was imported: .*cannot be used\. [A-Z].*\./),
      ]);
    }
    expect(await siteOf(into.database)).toEqual(before);
  });

  it('can be imported although a picture that it names is gone, and shows the same', async () => {
    const from = await filledSite(engine);
    const kept = await storeEncodedPicture(from.database, CLOCK_START);
    await addPhoto(from, kept, { cover: kept });
    await publishRecord(from.database, 'project', from.id, change);
    await from.database.deleteFrom('site_pictures').where('id', '=', from.picture).execute();
    await from.run(`export ${from.file}`);

    const into = await tryInbox(engine);
    expect(await into.run(`import ${from.file}`)).toMatchObject({ exitCode: 0, errors: '' });
    const [shown, imported] = await Promise.all(
      [from, into].map(async ({ publisher, app }) => {
        await publisher.run();
        return (await app.inject(apiPaths.projects)).json();
      }),
    );
    expect(shown).toHaveLength(1);
    expect(imported).toEqual(shown);
  });

  it('is not exported by halves: a picture that is deleted meanwhile ends it', async () => {
    const { database, id } = await filledSite(engine);
    const lines = archiveLines(database, CLOCK_START);
    for (const table of ['format', 'site_records'])
      expect((await lines.next()).value).toContain(`"${table}"`);
    await deleteRecord(database, 'project', id, change);
    await expect(Readable.from(lines).toArray()).rejects.toThrow('Export it again');
  });

  it('may have any name that ends in .json', async () => {
    const from = await filledSite(engine);
    await from.run(`export ${from.file}`);
    const renamed = join(from.file, '../copy-of-our-site.JSON');
    await rename(from.file, renamed);
    const into = await tryInbox(engine);
    expect((await into.run(`import ${renamed}`)).exitCode).toBe(0);
  });
});
