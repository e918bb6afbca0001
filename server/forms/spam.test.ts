import { describe, expect, it } from 'vitest';
import { hiddenFields } from '../../contract/api.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { engines } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { tryDesk } from '../testing/try-desk.ts';

const LINKS =
  'Look at http://one.example/a and www.two.example and <a href="https://three.example">this</a>.';
const PHRASES = 'Backlinks for your website, first page of Google.';
const WITHOUT_SCRIPTS = { [hiddenFields.submissionId]: undefined, [hiddenFields.elapsed]: '' };
const BROWSER = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

async function send(
  engine: (typeof engines)[number],
  fields: Record<string, string | undefined>,
  headers: Record<string, string> = {},
) {
  const desk = await tryDesk(engine);
  const { reference } = (await post(desk.app, estimateFields(fields), { headers })).json();
  const mails = await desk.database.selectFrom('outbox').select('kind').execute();
  return { ...desk, reference, mails };
}

describe.each(engines)('what a message says, on %s', (engine) => {
  it.each([
    [
      'a program has sent several links',
      { message: LINKS, ...WITHOUT_SCRIPTS },
      {},
      'several links, sent without scripts, sent by a program',
    ],
    [
      'several links come with the words of spam, and without scripts',
      { message: `${LINKS} ${PHRASES}`, ...WITHOUT_SCRIPTS },
      BROWSER,
      'several links, sent without scripts, words that spam uses',
    ],
  ])('puts it aside when %s, and desk and terminal say why', async (_when, fields, headers, why) => {
    const { page, run, reference, mails } = await send(engine, fields, headers);
    expect(mails).toEqual([]);
    expect(await page(deskPaths.record(reference))).toContain(`Spam (${why})`);
    expect(await page(deskPaths.spam)).toContain(`Spam (${why})`);
    expect((await run('spam')).out).toContain(why);
  });

  it.each([
    ['three links from a browser', { message: LINKS }, BROWSER],
    ['three links from a browser without scripts', { message: LINKS, ...WITHOUT_SCRIPTS }, BROWSER],
    ['three links and such words from a browser', { message: `${LINKS} ${PHRASES}` }, BROWSER],
    [
      'one link from a program, with such words',
      { message: `See http://one.example/a. ${PHRASES}`, ...WITHOUT_SCRIPTS },
      {},
    ],
    ['no link at all', { message: PHRASES, ...WITHOUT_SCRIPTS }, {}],
  ])('makes a lead of %s', async (_what, fields, headers) => {
    const { page, reference, mails } = await send(engine, fields, headers);
    expect(mails.map(({ kind }) => kind)).toContain('contact-message');
    expect(await page(deskPaths.record(reference))).not.toContain('Spam (');
  });
});
