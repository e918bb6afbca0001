import { describe, expect, it } from 'vitest';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { projectFields } from '../../../testing/site-forms.ts';
import { tryDesk, words } from '../../../testing/try-desk.ts';

const FIRST = deskPaths.siteEntry('projects', 101);

async function openDraft() {
  const desk = await tryDesk('SQLite');
  const saved = await desk.post(deskPaths.siteNew('projects'), projectFields({ action: 'save' }));
  expect(saved.statusCode).toBe(303);
  return desk;
}

describe('an editor of the desk', () => {
  it('shows no words of whoever made the link to it', async () => {
    const { get } = await openDraft();
    const page = await get(
      `${FIRST}?${new URLSearchParams({ done: 'saved', 'left-out': 'Call this number' })}`,
    );
    expect(words(page.body)).toContain('Saved.');
    expect(words(page.body)).not.toContain('Call this number');
  });

  it('says that nothing is saved when what was sent over a draft is refused', async () => {
    const { get, post } = await openDraft();
    const refused = await post(FIRST, { title: '', action: 'save' });
    expect(refused.statusCode).toBe(422);
    expect(words(refused.body)).toContain('It is not saved yet; what you wrote is still here.');
    expect(words((await get(FIRST)).body)).toContain(projectFields().title);
  });

  it('refuses buttons that it does not have', async () => {
    const { post } = await openDraft();
    expect((await post(FIRST, { action: 'destroy' })).statusCode).toBe(400);
    expect((await post(deskPaths.sitePrices, { action: 'delete' })).statusCode).toBe(400);
  });
});
