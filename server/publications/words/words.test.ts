import { describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { startTestService } from '../../testing/test-service.ts';
import { storeWords } from './received-words.ts';
import { askForWords, wordsOfProject, wordsOfRequest } from './words.ts';
import { findWordsByToken } from './words-link.ts';

const SENT = {
  content: 'They came late twice, and said so before we asked.',
  rating: 4,
  authorName: 'Ruth',
  authorLocation: '',
  isPermitted: true,
};

describe.each(engines)('asking for words on %s', (engine) => {
  it('gives the same link to the same client about the same thing', async () => {
    const { database, clock } = await startTestService(engine);
    const asking = { email: 'Ruth@example.com', project: 101, now: clock(), hasMail: false };
    const first = await askForWords(database, asking);
    const again = await askForWords(database, { ...asking, email: ' ruth@EXAMPLE.com ' });
    const other = await askForWords(database, { ...asking, email: 'otis@example.com' });
    expect(again.path).toBe(first.path);
    expect(other.path).not.toBe(first.path);
    expect((await wordsOfProject(database, 101)).map(({ path, state }) => [path, state])).toEqual([
      [other.path, 'asked'],
      [first.path, 'asked'],
    ]);
  });

  it('gives a client who has not answered one link, whether asked from a request or a project', async () => {
    const { database, clock } = await startTestService(engine);
    const client = { email: 'Ruth@example.com', now: clock(), hasMail: false };
    const { path } = await askForWords(database, { ...client, reference: 'HJ-ABCDE', name: 'Ruth' });
    const fromProject = await askForWords(database, { ...client, email: 'ruth@example.com', project: 101 });
    expect(fromProject.path).toBe(path);
    expect(await wordsOfRequest(database, 'HJ-ABCDE')).toMatchObject({ path, name: 'Ruth' });
    expect(await wordsOfProject(database, 101)).toMatchObject([{ path, state: 'asked' }]);
    const second = await askForWords(database, { ...client, project: 102 });
    expect(second.path).not.toBe(path);
    expect((await askForWords(database, { ...client, reference: 'HJ-FGHJK' })).path).toBe(second.path);
    // Callers without an address have nothing in common.
    const callers = [{ reference: 'HJ-MNPQR' }, { project: 103 }, { reference: 'HJ-TVWXY' }];
    const paths = [];
    for (const about of callers)
      paths.push((await askForWords(database, { ...client, email: '', ...about })).path);
    expect(new Set(paths).size).toBe(callers.length);
  });

  it('gives a link of its own for other words than those that came', async () => {
    const { database, clock } = await startTestService(engine);
    const client = { email: 'ruth@example.com', now: clock(), hasMail: false };
    const { path } = await askForWords(database, { ...client, reference: 'HJ-ABCDE' });
    await storeWords(database, 1, SENT, clock());
    expect((await askForWords(database, { ...client, project: 101 })).path).not.toBe(path);
    expect((await askForWords(database, { ...client, reference: 'HJ-ABCDE' })).path).toBe(path);
  });

  it('asks by mail once a day, and not at all where no mail is connected', async () => {
    const { database, clock } = await startTestService(engine);
    const mails = async () => (await database.selectFrom('outbox').select('kind').execute()).length;
    const ask = (hasMail: boolean) =>
      askForWords(database, { email: 'ruth@example.com', reference: 'HJ-ABCDE', now: clock(), hasMail });
    expect((await ask(false)).isMailed).toBe(false);
    expect(await mails()).toBe(0);
    expect((await ask(true)).isMailed).toBe(true);
    expect((await ask(true)).isMailed).toBe(false);
    expect(await mails()).toBe(1);
    clock.pass(25 * 3_600_000);
    expect((await ask(true)).isMailed).toBe(true);
    expect(await mails()).toBe(2);
  });

  it('finds a client by the token of the link and by no other', async () => {
    const { database, clock } = await startTestService(engine);
    const asking = { email: 'ruth@example.com', reference: 'HJ-ABCDE', now: clock(), hasMail: false };
    const { path } = await askForWords(database, asking);
    const token = path.slice('/words/'.length);
    expect((await findWordsByToken(database, token))?.email).toBe('ruth@example.com');
    expect((await wordsOfRequest(database, 'HJ-ABCDE'))?.path).toBe(path);
    for (const wrong of [`${token.slice(0, -1)}_`, `2.${token.slice(2)}`, token.slice(1), '1', ''])
      expect(await findWordsByToken(database, wrong)).toBeUndefined();
  });
});
