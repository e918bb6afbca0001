import { describe, expect, it } from 'vitest';
import { hiddenFields } from '../../../contract/api.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { search } from '../../records/search.ts';
import { engines } from '../../testing/engines.ts';
import { pdf } from '../../testing/resume-files/resume-files.ts';
import { minute, storeApplications, storeLeads, storeSubscribers } from '../../testing/stored-records.ts';
import { tryDesk, words } from '../../testing/try-desk.ts';
import { tryRequest } from '../../testing/try-request.ts';

describe.each(engines)('a search on %s', (engine) => {
  async function trySearch() {
    const desk = await tryDesk(engine);
    return {
      ...desk,
      async find(typed: string) {
        const response = await desk.post(deskPaths.search, { words: typed });
        const { location = '' } = response.headers;
        return { url: location, words: words((await desk.get(location)).body) };
      },
    };
  }

  it('finds names, addresses, references, phone numbers, words and notes, whatever their case', async () => {
    const { find, lead, press } = await trySearch();
    const reference = await lead({
      name: 'Zoë ÉTIENNE-Roy',
      email: 'zoe.roy@example.ca',
      phone: '+1 (647) 555-0123',
      message: 'Soffit and fascia, 100% of it, under_scored.',
    });
    await press(reference, 'note', { note: 'Beware of the parrot' });
    await lead({ name: 'Lee Chan', message: 'Something else entirely.' });
    const spellings = [
      'zoë',
      'étienne',
      'Étienne roy',
      'ZOE.ROY@example.ca',
      reference,
      reference.toLowerCase(),
      reference.slice(3).toLowerCase(),
      '647 555 0123',
      '647-555-0123',
      '5550123',
      'fascia soffit',
      '100%',
      'under_scored',
      'parrot',
    ];
    for (const typed of spellings) {
      const found = await find(typed);
      expect([typed, found.words]).toEqual([
        typed,
        expect.stringMatching(/1 result\. Requests Zoë ÉTIENNE-Roy/),
      ]);
    }
    for (const typed of ['nobody', 'soffit parrots', '%%', '__', "' or 1=1 --", 'a\\', '0000', 'no\0body'])
      expect((await find(typed)).words).toContain('Nothing was found with all of these words.');
    expect((await find('\0')).words).toBe((await find('')).words);
  });

  it('finds names without their accents, with another apostrophe or dash, and with them', async () => {
    const { find, lead, application, press, run } = await trySearch();
    const spellings: Record<string, readonly string[]> = {
      'Émilie Côté': ['emilie cote', 'ÉMILIE', 'Côté', 'co\u0302te\u0301'],
      'José Muñoz': ['jose', 'munoz'],
      'Nguyễn Thị Đào': ['nguyen', 'thi dao', 'NGUYỄN'],
      'Jürgen Müller': ['muller', 'jurgen MÜLLER'],
      'Sinéad O’Brien': ["o'brien", 'O’Brien', 'obrien', 'sinead'],
      'Anne–Marie Łoś': ['anne-marie', 'anne marie los', 'Anne‑Marie'],
      "D'Arcy Groß-Höhn": ['d’arcy', 'gross', 'gross-hohn'],
    };
    for (const name of Object.keys(spellings)) await lead({ name });
    for (const [name, typed] of Object.entries(spellings))
      for (const words of typed) {
        expect([words, (await find(words)).words]).toEqual([
          words,
          expect.stringContaining(`1 result. Requests ${name}`),
        ]);
        expect([words, (await run(`find ${words}`)).out]).toEqual([words, expect.stringContaining(name)]);
      }

    const reference = await lead({ name: 'Lee Chan' });
    await press(reference, 'note', { note: 'Wants a Café–Küche' });
    expect((await find('cafe kuche')).words).toContain('1 result. Requests Lee Chan');
    await application({ name: 'Zoë Ångström' }, { content: pdf(), name: 'Résumé.pdf' });
    for (const typed of ['zoe angstrom', 'resume.pdf'])
      expect((await find(typed)).words).toContain('1 result. Applications Zoë Ångström');
  });

  it('finds what was added to a request, and the place of its visit', async () => {
    const { find, lead, run, ...service } = await trySearch();
    await lead({ name: 'Lee Chan' });
    const { post, get } = await tryRequest(engine, { service, fields: { name: 'Maya Okafor' } });
    await post({ action: 'add', words: 'The Émaillé panel hums.' });
    const [, visit = ''] = / name="visit"[^>]* value="([^"]+)"/.exec((await get()).body) ?? [];
    const place = { street: '18 Plumbline Avenue', city: 'Étobicoke', access: 'Side door, beware of Rex.' };
    expect((await post({ action: 'book', visit, ...place })).statusCode).toBe(303);
    for (const typed of [
      'emaille',
      'PLUMBLINE',
      '18 plumbline ave',
      'etobicoke',
      'rex',
      'hums okafor plumb',
    ]) {
      expect([typed, (await find(typed)).words]).toEqual([
        typed,
        expect.stringContaining('1 result. Requests Maya Okafor'),
      ]);
      expect([typed, (await run(`find ${typed}`)).out]).toEqual([
        typed,
        expect.stringMatching(/Maya Okafor(?![\s\S]*Lee Chan)/),
      ]);
    }
  });

  it('finds a phone number as phones show it, with a country code that was not typed', async () => {
    const { find, lead } = await trySearch();
    await lead({ name: 'Lee Chan', phone: '(416) 555-0188' });
    for (const shown of ['+1 416 555 0188', '1-416-555-0188', '14165550188'])
      expect((await find(shown)).words).toContain('1 result. Requests Lee Chan');
  });

  it('finds applications, subscribers and spam, and says what each is', async () => {
    const { find, lead, application, subscriber } = await trySearch();
    await lead({ name: 'Sam Bot', [hiddenFields.honeypot]: 'x' });
    await application({ name: 'Sam Applicant' });
    await subscriber('sam@example.ca');
    expect((await find('sam')).words).toMatch(
      /3 results\. Requests Sam Bot.*Spam \(trap field\).*Applications Sam Applicant.*Newsletter sam@example\.ca/,
    );
  });

  it('leaves nothing of what was looked for in the URL, and can be come back to', async () => {
    const { find, lead, get } = await trySearch();
    await lead();
    const { url } = await find('Okafor');
    expect(url).toMatch(/^\/desk\/search\?for=[\w-]{40,}$/);
    expect(Buffer.from(url.split('=')[1] ?? '', 'base64url').toString('latin1')).not.toContain('Okafor');
    expect((await find('Okafor')).url).not.toBe(url);
    expect((await get(url)).body).toContain('Maya Okafor');
    for (const broken of [url.slice(0, -2), `${deskPaths.search}?for=x`, `${deskPaths.search}?for=a&for=b`])
      expect((await get(broken)).body).not.toContain('Maya Okafor');
  });

  it('finds the newest first, however many others it has to read', async () => {
    const { database } = await trySearch();
    const OTHERS = 450;
    const found = (index: number) => index % 100 === 0;
    // Groups of three have the same time, so that the id decides the order at the boundary of two steps of the search.
    const at = (index: number) => minute(Math.floor(index / 3));
    const texts = [...Array(OTHERS).keys()].map((index) => ({
      message: found(index) ? 'A Gazebo, please.' : 'A kitchen, please.',
      received_at: at(index),
    }));
    const leads = await storeLeads(database, texts);
    const applications = await storeApplications(database, texts);
    const subscribers = await storeSubscribers(
      database,
      texts.map(({ received_at }) => received_at),
    );
    const newest = <Row extends { id: number }>(rows: readonly Row[]) =>
      rows.map(({ id }) => id).sort((a, b) => b - a);

    const rare = await search(database, 'gazebo', 30);
    expect(rare.leads.map(({ id }) => id)).toEqual(newest(leads.filter((_, index) => found(index))));
    expect(rare.applications.map(({ id }) => id)).toEqual(
      newest(applications.filter((_, index) => found(index))),
    );
    expect((await search(database, 'gazebo', 3)).leads.map(({ id }) => id)).toEqual(
      newest(leads.filter((_, index) => found(index))).slice(0, 3),
    );

    const common = await search(database, 'example.ca', 420);
    expect(common.leads.map(({ id }) => id)).toEqual(newest(leads).slice(0, 420));
    expect(common.subscribers.map(({ id }) => id)).toEqual(newest(subscribers).slice(0, 420));
  });

  it('for nothing is the empty form', async () => {
    const { find } = await trySearch();
    expect(await find('  ')).toEqual({
      url: deskPaths.search,
      words: expect.stringMatching(/^More Search Name, phone.* Find$/),
    });
  });
});
