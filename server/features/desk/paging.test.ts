import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { type Engine, engines } from '../../testing/engines.ts';
import {
  minute,
  storeApplications,
  storeLeads,
  storeMail,
  storeSubscribers,
} from '../../testing/stored-records.ts';
import { tryDesk, words } from '../../testing/try-desk.ts';

/** Matches what identifies a row of a list. */
const NAMES = new RegExp(`${company.initials}-[0-9A-Z]{5}|reader\\d+@`, 'g');

function rowsOf(html: string): string[] {
  return [...new Set(words(html).match(NAMES) ?? [])];
}

function linkOf(html: string, rel: 'next' | 'prev'): string | undefined {
  return new RegExp(`href="([^"]+)" rel="${rel}"`).exec(html)?.[1];
}

async function tryPaging(engine: Engine) {
  const desk = await tryDesk(engine);
  const open = async (url: string) => {
    const { body } = await desk.get(url);
    const [line] = /\d+ to \d+ of \d+/.exec(words(body)) ?? [];
    return { rows: rowsOf(body), line, next: linkOf(body, 'next'), previous: linkOf(body, 'prev') };
  };
  /** Follows the links from a page to the last one, or back to the first. */
  const walk = async (url: string, rel: 'next' | 'previous') => {
    const pages = [await open(url)];
    for (let link = pages[0]?.[rel]; link && pages.length < 10; link = pages.at(-1)?.[rel])
      pages.push(await open(link));
    return pages;
  };
  return { ...desk, open, walk };
}

type Desk = Awaited<ReturnType<typeof tryPaging>>;

/** Groups of three rows have the same time, so that the id decides the order at the boundary of two pages. */
function time(index: number): string {
  return minute(Math.floor(index / 3));
}

function indexes(length: number): number[] {
  return [...Array(length).keys()];
}

/** Each function fills its list with 60 rows and returns their names in the order of the list. */
const lists: readonly (readonly [path: string, fill: (desk: Desk) => Promise<string[]>])[] = [
  [
    deskPaths.leads,
    async ({ database }) => {
      const waiting = await storeLeads(
        database,
        // The last to arrive are the most urgent, because the list is ordered by the reply deadline.
        indexes(30).map((index) => ({ reply_by: time(30 - index), received_at: time(index) })),
      );
      const answered = await storeLeads(
        database,
        indexes(30).map((index) => ({ received_at: time(index), answered_at: minute(500) })),
      );
      await storeLeads(database, [{ is_spam: 1, spam_reason: 'honeypot' }]);
      const byUrgency = waiting.toSorted((a, b) => a.reply_by.localeCompare(b.reply_by) || a.id - b.id);
      return [...byUrgency, ...newestFirst(answered)].map(({ reference }) => reference);
    },
  ],
  [
    deskPaths.applications,
    async ({ database }) => {
      const rows = await storeApplications(
        database,
        indexes(60).map((index) => ({ received_at: time(index) })),
      );
      await storeApplications(database, [{ is_spam: 1, spam_reason: 'honeypot' }]);
      return newestFirst(rows).map(({ reference }) => reference);
    },
  ],
  [
    deskPaths.subscribers,
    async ({ database }) => {
      const rows = await storeSubscribers(database, indexes(60).map(time));
      const newest = newestFirst(rows.map((row) => ({ ...row, received_at: row.created_at })));
      return newest.map(({ email }) => email.replace('example.ca', ''));
    },
  ],
  [
    deskPaths.spam,
    async ({ database }) => {
      const spam = { is_spam: 1, spam_reason: 'honeypot' } as const;
      const received = indexes(30).map((index) => ({ ...spam, received_at: time(index) }));
      const leads = newestFirst(await storeLeads(database, received));
      const applications = newestFirst(await storeApplications(database, received));
      await storeLeads(database, [{}]);
      // Leads come before applications with the same time.
      return [...leads, ...applications]
        .sort((a, b) => b.received_at.localeCompare(a.received_at))
        .map(({ reference }) => reference);
    },
  ],
  [
    deskPaths.mail,
    async ({ database }) => {
      const leads = await storeLeads(
        database,
        indexes(61).map(() => ({})),
      );
      const mails = await storeMail(
        database,
        leads.map(({ id }, index) => ({
          contact_message_id: id,
          state: index === 60 ? 'sent' : index % 2 === 0 ? 'failed' : 'waiting',
          next_attempt_at: time(60 - index),
        })),
      );
      return mails
        .filter(({ state }) => state !== 'sent')
        .sort(
          (a, b) =>
            a.state.localeCompare(b.state) ||
            a.next_attempt_at.localeCompare(b.next_attempt_at) ||
            a.id - b.id,
        )
        .map(({ contact_message_id }) => leads.find(({ id }) => id === contact_message_id)?.reference ?? '');
    },
  ],
];

function newestFirst<Row extends { id: number; received_at: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => b.received_at.localeCompare(a.received_at) || b.id - a.id);
}

describe.each(engines)('the pages of a list on %s', (engine) => {
  it.each(lists)('show every row of %s once and in order, forwards and backwards', async (path, fill) => {
    const desk = await tryPaging(engine);
    const expected = await fill(desk);
    const forwards = await desk.walk(path, 'next');
    expect(forwards.flatMap(({ rows }) => rows)).toEqual(expected);
    expect(forwards.map(({ line }) => line)).toEqual(['1 to 25 of 60', '26 to 50 of 60', '51 to 60 of 60']);

    const backwards = await desk.walk(forwards[1]?.next ?? '', 'previous');
    expect(backwards.toReversed()).toEqual(forwards);
  });

  it.each(lists)('of %s are addressed without anything personal', async (path, fill) => {
    const desk = await tryPaging(engine);
    await fill(desk);
    for (const { next, previous } of await desk.walk(path, 'next'))
      for (const link of [next, previous].filter((found) => found !== undefined))
        expect(link).toMatch(/^\/desk\/[a-z]+\?(after|before)=[a-z]+,2026-[-\dT:.]+Z,\d+$/);
  });

  it.each(lists)('of %s begin with the first page for an invalid cursor', async (path, fill) => {
    const desk = await tryPaging(engine);
    await fill(desk);
    const first = await desk.open(path);
    const [, last = ''] = /=(.+)/.exec((await desk.open(first.next ?? '')).previous ?? '') ?? [];
    const part = last.split(',')[0] ?? '';
    for (const query of [
      'page=2',
      'after=',
      'after=x',
      'before=x',
      `after=${last}&after=${last}`,
      `after=${last}x`,
      `after=nobody,${minute(1)},1`,
      `after=${part},yesterday,1`,
      `after=${part},${minute(1)},-1`,
      `after=${part},${minute(1)},99999999999999999999`,
      `after=${part},${minute(1)},1' or 1=1`,
      `after=${part}%00,${minute(1)},1`,
    ])
      expect([query, await desk.open(`${path}?${query}`)]).toEqual([query, first]);
  });

  it('skip and repeat nothing when a lead is answered and another arrives in between', async () => {
    const desk = await tryPaging(engine);
    const { database } = desk;
    const stored = await storeLeads(
      database,
      indexes(40).map((index) => ({ reply_by: time(index), received_at: time(index) })),
    );
    const references = stored.map(({ reference }) => reference);
    const first = await desk.open(deskPaths.leads);
    await desk.press(references[3] ?? '', 'answered');
    // The lead after which the next page begins.
    await desk.press(references[24] ?? '', 'answered');
    const [late] = await storeLeads(database, [{ reply_by: time(60), received_at: time(60) }]);
    const [urgent] = await storeLeads(database, [{ reply_by: minute(-1), received_at: minute(-1) }]);

    const second = await desk.open(first.next ?? '');
    const answered = [references[24], references[3]];
    expect(second.rows).toEqual([...references.slice(25), late?.reference, ...answered]);
    // Two leads have left the first page, and one was added.
    expect(second.line).toBe('25 to 42 of 42');
    const back = await desk.open(second.previous ?? '');
    expect(back.rows).toEqual([
      urgent?.reference,
      ...references.slice(0, 25).filter((reference) => !answered.includes(reference)),
      references[25],
    ]);
  });

  it('lead back to the first page, over rows that were added meanwhile', async () => {
    const desk = await tryPaging(engine);
    const stored = await storeApplications(
      desk.database,
      indexes(60).map((index) => ({ received_at: time(index) })),
    );
    const references = stored.map(({ reference }) => reference).toReversed();
    const [, second] = await desk.walk(deskPaths.applications, 'next');
    const [arrived] = await storeApplications(desk.database, [{ received_at: time(90) }]);
    const back = await desk.open(second?.previous ?? '');
    expect(back).toMatchObject({ rows: references.slice(0, 25), line: '2 to 26 of 61' });
    const newest = await desk.open(back.previous ?? '');
    expect(newest).toMatchObject({
      rows: [arrived?.reference, ...references.slice(0, 24)],
      line: '1 to 25 of 61',
      previous: undefined,
    });
  });

  it('begin with the first page when the rows after the cursor were deleted', async () => {
    const desk = await tryPaging(engine);
    const stored = await storeApplications(
      desk.database,
      indexes(30).map((index) => ({ received_at: time(index) })),
    );
    const { next = '', rows } = await desk.open(deskPaths.applications);
    await desk.database
      .deleteFrom('job_applications')
      .where(
        'id',
        'in',
        stored.slice(0, 5).map(({ id }) => id),
      )
      .execute();
    expect(await desk.open(next)).toEqual({ rows, line: undefined, next: undefined, previous: undefined });
  });

  it('count the result of an action at once', async () => {
    const { database, page, press } = await tryPaging(engine);
    const stored = await storeLeads(
      database,
      indexes(27).map(() => ({})),
    );
    const [first, second, third] = stored.map(({ reference }) => reference);
    const counts = async () => [
      /(\w+) people are waiting for you/.exec(await page(deskPaths.overview))?.[1],
      ...(/Requests (\d+) waiting (\d+)/.exec(await page(deskPaths.more))?.slice(1) ?? []),
    ];
    expect(await counts()).toEqual(['27', '27', '27']);
    await press(first ?? '', 'answered');
    expect(await counts()).toEqual(['26', '26', '27']);
    await press(second ?? '', 'spam');
    expect(await counts()).toEqual(['25', '25', '26']);
    expect(await page(deskPaths.more)).toMatch(/Spam Each deleted \d+ days after it came in 1/);
    await press(third ?? '', 'delete', { what: 'record' });
    expect(await counts()).toEqual(['24', '24', '25']);
    expect(await page(deskPaths.leads)).toMatch(/^Requests 25 /);
    await press(first ?? '', 'waiting');
    expect(await counts()).toEqual(['25', '25', '25']);
  });
});
