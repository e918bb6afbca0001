import { describe, expect, it } from 'vitest';
import { sampleIds } from '../../contract/site.ts';
import { engines } from '../testing/engines.ts';
import { startTestService } from '../testing/test-service.ts';
import type { RecordContents } from './record-content.ts';
import { goBackTo, publishRecord, reorderRecord, retireSamples } from './site-changes.ts';
import { createRecord, listRecords } from './site-records.ts';
import { latestVersion } from './versions.ts';

const LISTED = ['project', 'testimonial', 'person'] as const;

describe.each(engines)('going back on %s', (engine) => {
  it.each(LISTED)('brings back the order of each %s, and leaves drafts in their places', async (kind) => {
    const { database, clock } = await startTestService(engine);
    const change = (summary: string) => ({ now: clock(), summary });
    const content = { title: '', name: '' } as unknown as RecordContents[typeof kind];
    const ids: number[] = [];
    for (let count = 0; count < 4; count++)
      ids.push((await createRecord(database, kind, { content, now: clock() })).id);
    const [a = 0, draft = 0, b = 0, c = 0] = ids;
    for (const id of [a, b, c]) await publishRecord(database, kind, id, change(`Published ${id}`));
    const shown = async () => (await latestVersion(database)).records[kind].map(([id]) => id);
    const listed = async () => (await listRecords(database, kind)).map(({ id }) => id);
    const before = await shown();

    for (const id of before) await reorderRecord(database, kind, id, { ...change('First'), where: 'first' });
    expect(await shown()).toEqual(before.toReversed());
    expect(await goBackTo(database, 3, change('Back'))).toMatchObject({ number: 6, summary: 'Back' });
    expect(await shown()).toEqual(before);
    expect(await listed()).toEqual([...before, draft]);

    // What is published next keeps to that order, too.
    await publishRecord(database, kind, draft, change('Published the draft'));
    expect(await shown()).toEqual([...before, draft]);
    await goBackTo(database, 5, change('And on again'));
    expect(await shown()).toEqual(before.toReversed());
  });
});

describe.each(engines)('a version from before a kind of records was added, on %s', (engine) => {
  it('is read and built upon as one without any of that kind', async () => {
    const { database, clock } = await startTestService(engine);
    const content = { title: 'A porch' } as unknown as RecordContents['project'];
    const { id } = await createRecord(database, 'project', { content, now: clock() });
    await publishRecord(database, 'project', id, { now: clock(), summary: 'Published: A porch' });
    const { records } = await latestVersion(database);
    const { company: _, ...known } = records;
    await database
      .updateTable('site_versions')
      .set({ records: JSON.stringify(known) })
      .execute();

    const change = { now: clock(), summary: 'Samples retired' };
    expect(await retireSamples(database, sampleIds(), true, change)).toMatchObject({ number: 2 });
    expect((await latestVersion(database)).records).toEqual({ ...records, retired: sampleIds() });
    expect(await goBackTo(database, 1, { now: clock(), summary: 'Back' })).toMatchObject({ number: 3 });
    expect((await latestVersion(database)).records).toEqual(records);
  });
});
