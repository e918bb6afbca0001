import { describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { startTestService } from '../../testing/test-service.ts';
import { askForWords, wordsOfProject, wordsOfRequest } from './words.ts';
import { findWordsByToken } from './words-link.ts';

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
