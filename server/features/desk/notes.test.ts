import { describe, expect, it } from 'vitest';
import { deskPaths } from '../../operator/desk-paths.ts';
import { engines } from '../../testing/engines.ts';
import { tryDesk } from '../../testing/try-desk.ts';
import { HOUR_MS } from '../../time/durations.ts';

describe.each(engines)('notes about a request on %s', (engine) => {
  async function tryNotes() {
    const desk = await tryDesk(engine);
    const reference = await desk.lead();
    const record = deskPaths.record(reference);
    return {
      ...desk,
      reference,
      record,
      /** The stored notes, oldest first. */
      async notes() {
        const rows = await desk.database.selectFrom('lead_notes').selectAll().orderBy('id').execute();
        return rows.map(({ id, text }) => ({ id, text }));
      },
    };
  }

  it('are dated, the newest first, and a later one leaves the earlier as it was', async () => {
    const { press, reference, record, page, clock, run } = await tryNotes();
    expect(await press(reference, 'note', { note: 'Rings at six.' })).toMatch(/^The note is kept\./);
    clock.pass(25 * HOUR_MS);
    // Sent from another tab, which does not show the first note yet.
    await press(reference, 'note', { note: 'Has a <dog>.' });
    expect(await page(record)).toMatch(
      /Notes Today at \S+ [AP]M Has a <dog>\..*Yesterday at \S+ [AP]M Rings at six\./,
    );
    expect((await run(`show ${reference}`)).out).toMatch(
      /Notes\n.*\n {2}Rings at six\.\n.*\n {2}Has a <dog>\./,
    );
  });

  it('are kept whatever button is pressed', async () => {
    const { press, reference, notes, page, record } = await tryNotes();
    const parts = ['answered', 'waiting', 'retry', 'spam', 'not-spam'];
    for (const part of parts) await press(reference, part, { note: `Typed before ${part}` });
    expect((await notes()).map(({ text }) => text)).toEqual(parts.map((part) => `Typed before ${part}`));
    await press(reference, 'answered', { note: ' \n' });
    expect(await notes()).toHaveLength(parts.length);
    expect(await page(record)).toContain('Typed before spam');
  });

  it('are sent by every button of the page', async () => {
    const { get, post, reference, record } = await tryNotes();
    for (const part of ['answered', 'spam']) {
      await post(deskPaths.recordPart(reference, part));
      const { body } = await get(`${record}?done=${part}`);
      const buttons = [...body.matchAll(/<button[^>]* formaction="([^"]+)"[^>]*>/g)];
      expect(buttons.length).toBeGreaterThan(1);
      for (const [button] of buttons) expect(button).toContain(' form="note-form"');
      expect(body).toContain('<form id="note-form"');
      // The record has no other form than those of the new note and of the existing notes.
      expect(body.match(/<form (?!id="note-form"|class="stack-form")/g)).toBeNull();
    }
  });

  it('are kept once when the button is pressed twice', async () => {
    const { press, reference, notes } = await tryNotes();
    const tap = () => press(reference, 'note', { note: 'Rings at six.' });
    await Promise.all([tap(), tap(), tap(), tap()]);
    await tap();
    expect(await notes()).toHaveLength(1);
  });

  it('are corrected and removed one by one', async () => {
    const { press, reference, notes, lead, post } = await tryNotes();
    await press(reference, 'note', { note: 'Rings at six.' });
    await press(reference, 'note', { note: 'Has a dog.' });
    const [first, second] = await notes();
    expect(await press(reference, `notes/${first?.id}`, { note: 'Rings at seven.', action: 'save' })).toMatch(
      /^The note is corrected\./,
    );
    expect(await press(reference, `notes/${second?.id}`, { action: 'remove', note: 'x' })).toMatch(
      /^The note is removed\./,
    );
    expect(await notes()).toEqual([{ id: first?.id, text: 'Rings at seven.' }]);
    // Saving an empty note removes it.
    await press(reference, `notes/${first?.id}`, { note: ' ', action: 'save' });
    expect(await notes()).toEqual([]);

    await press(reference, 'note', { note: 'Hers.' });
    const [hers] = await notes();
    const other = await lead({ name: 'Lee Chan' });
    for (const id of [hers?.id, 99, 'x', 99999999999])
      expect((await post(deskPaths.recordPart(other, `notes/${id}`), { action: 'remove' })).statusCode).toBe(
        404,
      );
    const url = deskPaths.recordPart(reference, `notes/${hers?.id}`);
    expect((await post(url, { action: 'else', note: 'x' })).statusCode).toBe(400);
    expect((await post(url, { action: 'save' })).statusCode).toBe(400);
    expect((await post(url, { action: 'save', note: 'x'.repeat(5001) })).statusCode).toBe(422);
    expect(await notes()).toEqual([{ id: hers?.id, text: 'Hers.' }]);
  });

  it('go with the request', async () => {
    const { press, reference, notes } = await tryNotes();
    await press(reference, 'note', { note: 'Rings at six.' });
    await press(reference, 'delete', { what: 'record' });
    expect(await notes()).toEqual([]);
  });
});
