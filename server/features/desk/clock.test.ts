import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readLastRun, saveLastRun } from '../../deletion/last-run.ts';
import { createRetention } from '../../deletion/retention.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { createService } from '../../service.ts';
import { engines } from '../../testing/engines.ts';
import { postAsBrowser } from '../../testing/post-as-browser.ts';
import { CLOCK_START } from '../../testing/test-service.ts';
import { AUTHORIZATION, tryDesk, words } from '../../testing/try-desk.ts';
import { DAY_MS } from '../../time/durations.ts';

const YEARS_MS = 3 * 365 * DAY_MS;
const PROBLEM =
  'The clock of this machine says November 14, 2029. The site last ran on November 15, 2026. Nothing is deleted by age until you say that the date is right.';

it('once confirmed lets the retention of the running server go on at once', async () => {
  const { lead, database, config, clock } = await tryDesk('SQLite');
  await lead();
  await saveLastRun(database, CLOCK_START);
  clock.pass(YEARS_MS);
  const service = await createService(config, { clock });
  onTestFinished(() => service.stop());
  const form = new URLSearchParams({ date: 'November 14, 2029' });
  const headers = { authorization: AUTHORIZATION };
  await postAsBrowser({ app: service.app, config }, deskPaths.confirmDate, form, headers);
  const leads = () => database.selectFrom('contact_messages').select('id').execute();
  await expect.poll(leads).toEqual([]);
});

describe.each(engines)('a clock that has jumped, on the desk on %s,', (engine) => {
  async function tryAfterJump() {
    const desk = await tryDesk(engine);
    await desk.lead();
    await saveLastRun(desk.database, CLOCK_START);
    expect(await desk.page(deskPaths.overview)).not.toContain('The clock of this machine');
    desk.clock.pass(YEARS_MS);
    return desk;
  }

  it('is named, and the owner confirms the date by a button', async () => {
    const { get, post, page, database, config, clock } = await tryAfterJump();
    const { body } = await get(deskPaths.overview);
    expect(words(body)).toContain(PROBLEM);
    const [, date = ''] = /name="date" value="([^"]+)"/.exec(body) ?? [];
    const { headers } = await post(deskPaths.confirmDate, { date });
    const shown = await page(String(headers.location));
    expect(shown).toContain('The date is confirmed. What is past its time is deleted, as always.');
    expect(shown).not.toContain('The clock of this machine');

    const log = { info: vi.fn(), error: vi.fn() };
    await createRetention({ database, dataDir: config.dataDir, log })(clock());
    expect(log.error).not.toHaveBeenCalled();
    expect(await database.selectFrom('contact_messages').select('id').execute()).toEqual([]);
  });

  it('is confirmed only as the date that was shown', async () => {
    const { post, page, database, clock } = await tryAfterJump();
    clock.pass(DAY_MS);
    for (const date of ['', 'November 14, 2029'])
      expect((await post(deskPaths.confirmDate, { date })).headers.location).toBe(deskPaths.overview);
    expect(await readLastRun(database)).toEqual(CLOCK_START);
    expect(await page(deskPaths.overview)).toContain('The clock of this machine says November 15, 2029.');
  });

  it('is spoken of no more when it is set right', async () => {
    const { page, clock } = await tryAfterJump();
    clock.pass(-YEARS_MS);
    expect(await page(deskPaths.overview)).not.toContain('The clock of this machine');
  });
});
