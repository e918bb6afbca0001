import { describe, expect, it } from 'vitest';
import { deskPaths } from '../../operator/desk-paths.ts';
import { engines } from '../../testing/engines.ts';
import { minute, storeLeads } from '../../testing/stored-records.ts';
import { tryDesk } from '../../testing/try-desk.ts';

const NOTICE = 'notice';

/** The references of the waiting leads' cards, and the position of the notice among them. */
function cardsOf(body: string): string[] {
  const [list = ''] = /<ul class="cards[\s\S]*?<\/ul>/.exec(body) ?? [];
  return [...list.matchAll(/<li class="card[^>]*id="([^"]+)"|<li class="(notice)/g)].map(
    ([, id, notice]) => id ?? notice ?? '',
  );
}

/** The fields and the target of the form that a button submits. */
function formOf(body: string, action: string) {
  const [, inside = ''] =
    new RegExp(`<form method="post" action="${action}">([\\s\\S]*?)</form>`).exec(body) ?? [];
  const inputs = [...inside.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name, value]) => [name, value]));
}

describe.each(engines)('a list of 40 on %s', (engine) => {
  async function tryList() {
    const desk = await tryDesk(engine);
    const stored = await storeLeads(
      desk.database,
      Array.from({ length: 40 }, (_, index) => ({ reply_by: minute(index), received_at: minute(index) })),
    );
    return {
      ...desk,
      references: stored.map(({ reference }) => reference),
      /** Presses a button of a page and follows the redirect. */
      async pressOn(page: string, action: string) {
        const { headers } = await desk.post(action, formOf(page, action));
        const [url = '', fragment] = String(headers.location).split('#');
        return { url, fragment, body: (await desk.get(url)).body };
      },
    };
  }

  it.each([
    ['the first page', 3, ''],
    ['the second page', 28, 'next'],
    ['its last card', 39, 'next'],
  ])('is come back to at the same place of %s, after Answered and after Undo', async (_, index, link) => {
    const { get, pressOn, references } = await tryList();
    const first = (await get(deskPaths.leads)).body;
    const [, next = ''] = /href="([^"]+)" rel="next"/.exec(first) ?? [];
    const page = link ? (await get(next)).body : first;
    const cards = cardsOf(page);
    const reference = references[index] ?? '';
    expect(cards).toContain(reference);

    const answered = await pressOn(page, deskPaths.recordPart(reference, 'answered'));
    expect(answered.body).toMatch(/<li class="notice" id="done" tabindex="-1">/);
    expect(answered.fragment).toBe('done');
    expect(answered.body).toContain('<title>Marked as answered - ');
    const place = cards.indexOf(reference);
    const shown = cardsOf(answered.body);
    expect(shown.slice(0, place + 1)).toEqual([...cards.slice(0, place), NOTICE]);
    expect(shown.at(place + 1)).toBe(references[index + 1]);

    const undone = await pressOn(answered.body, deskPaths.recordPart(reference, 'waiting'));
    expect(undone.fragment).toBe('done');
    expect(cardsOf(undone.body)).toEqual(cards.toSpliced(place, 0, NOTICE));
    expect(undone.body).toContain('<title>Waiting again - ');
  });

  it('is come back to on Today, also when nobody else waits', async () => {
    const { get, pressOn, references, database } = await tryList();
    const today = (await get(deskPaths.overview)).body;
    const second = references[1] ?? '';
    const answered = await pressOn(today, deskPaths.recordPart(second, 'answered'));
    expect(answered.url).toMatch(/^\/desk\?/);
    expect(cardsOf(answered.body).slice(0, 3)).toEqual([references[0], NOTICE, references[2]]);

    await database
      .updateTable('contact_messages')
      .set({ answered_at: minute(90) })
      .where('reference', '!=', references[0] ?? '')
      .execute();
    const alone = (await get(deskPaths.overview)).body;
    const last = await pressOn(alone, deskPaths.recordPart(references[0] ?? '', 'answered'));
    expect(cardsOf(last.body)).toEqual([NOTICE]);
    expect(last.body).toContain('Nobody is waiting for you');
  });

  it('redirects to no other page, whatever the form says', async () => {
    const { post, references } = await tryList();
    for (const from of ['https://evil.example', '&done=deleted', 'after=x', '#x'])
      expect(
        (await post(deskPaths.recordPart(references[0] ?? '', 'answered'), { back: 'leads', from })).headers
          .location,
      ).toBe(`${deskPaths.leads}?done=answered&reference=${references[0]}#done`);
  });
});
