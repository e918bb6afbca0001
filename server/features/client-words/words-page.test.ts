import { describe, expect, it, vi } from 'vitest';
import { wordsPermission } from '../../../content/client-words.ts';
import { goBackTo, publishRecord, unpublishRecord } from '../../publications/site-changes.ts';
import { listRecords, saveRecord } from '../../publications/site-records.ts';
import { hasPurgeSince, latestVersion } from '../../publications/versions.ts';
import { askForWords } from '../../publications/words/words.ts';
import { withdrawWords } from '../../records/client-words.ts';
import { expectNoUploads } from '../../testing/applications.ts';
import { type Engine, engines } from '../../testing/engines.ts';
import { type Fields, formData } from '../../testing/forms.ts';
import { plainPhoto } from '../../testing/photo-files/photo-files.ts';
import { postAsBrowser } from '../../testing/post-as-browser.ts';
import { startTestService } from '../../testing/test-service.ts';
import { words } from '../../testing/try-desk.ts';

const SENT = {
  rating: '4',
  content: 'They came late twice, and said so before we asked. The stairs are quiet now.',
  authorName: 'Ruth Hawthorn',
  authorLocation: 'Oakville, Ontario',
  permission: 'yes',
  action: 'send',
};

async function tryWords(engine: Engine, options: Parameters<typeof startTestService>[1] = {}) {
  const service = await startTestService(engine, options);
  const { app, database, clock } = service;
  const { path } = await askForWords(database, {
    email: 'ruth@example.com',
    name: 'Ruth Hawthorn',
    reference: 'HJ-ABCDE',
    now: clock(),
    hasMail: false,
  });
  const get = (url = path) => app.inject({ url, headers: { accept: 'text/html' } });
  async function post(
    fields: Fields,
    { photo, headers }: { photo?: Buffer; headers?: Record<string, string> } = {},
  ) {
    const form = formData(fields);
    if (photo) form.append('photo', new File([new Uint8Array(photo)], 'IMG_1.jpg'));
    return postAsBrowser(service, path, form, headers);
  }
  return {
    ...service,
    path,
    get,
    post,
    page: async () => words((await get()).body),
    row: () => database.selectFrom('client_words').selectAll().executeTakeFirstOrThrow(),
    draft: async () => (await listRecords(database, 'testimonial'))[0],
    async publish() {
      const [draft] = await listRecords(database, 'testimonial');
      await publishRecord(database, 'testimonial', draft?.id ?? 0, { now: clock(), summary: 'Published' });
      return draft?.id ?? 0;
    },
  };
}

describe.each(engines)("a client's page on %s", (engine) => {
  it('asks for words, and for the permission to show them', async () => {
    const { get } = await tryWords(engine);
    const response = await get();
    expect(response.statusCode).toBe(200);
    expect(words(response.body)).toContain(wordsPermission.wording);
    expect(words(response.body)).toContain('four stars are welcome');
    expect(response.body).toMatch(/name="permission"[^>]*value="yes">/);
    expect(response.body).toContain('value="Ruth Hawthorn"');
  });

  it('does not exist for a wrong token', async () => {
    const { app, path } = await tryWords(engine, { limits: { guessesPerMinute: 3 } });
    const wrong = `${path.slice(0, -1)}_`;
    for (const method of ['GET', 'POST', 'GET'] as const)
      expect((await app.inject({ method, url: wrong })).statusCode).toBe(404);
    expect((await app.inject(wrong)).statusCode).toBe(429);
  });

  it('keeps the words with the permission, and makes a draft of them', async () => {
    const { post, path, row, draft, clock, page, database } = await tryWords(engine);
    const response = await post(SENT);
    expect([response.statusCode, response.headers.location]).toEqual([303, path]);
    expect(await row()).toMatchObject({
      content: SENT.content,
      rating: 4,
      permitted_at: clock().toISOString(),
      permission_version: wordsPermission.version,
      permission_wording: wordsPermission.wording,
    });
    expect((await draft())?.content).toMatchObject({
      content: SENT.content,
      rating: '4',
      authorName: SENT.authorName,
      authorLocation: SENT.authorLocation,
      permission: true,
      showPhoto: false,
    });
    const mails = await database.selectFrom('outbox').select('kind').execute();
    expect(mails).toEqual([{ kind: 'words-received' }]);
    expect(await page()).toContain('not yet on the site');
  });

  it('gives back what was typed when something is missing', async () => {
    const { post, row } = await tryWords(engine);
    const response = await post({ ...SENT, content: 'Very good.', rating: undefined, permission: undefined });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('Very good.');
    expect(response.body).toMatch(/id="content"[^>]*aria-invalid="true"[^>]*aria-describedby="content-error/);
    expect(response.body).toMatch(/id="rating"[^>]*aria-invalid="true"/);
    expect(response.body).toContain('href="#content"');
    expect((await row()).sent_at).toBeNull();
  });

  it('refuses an action that no button has, and sends without one', async () => {
    const { post, row, database, ...service } = await tryWords(engine);
    const photo = await plainPhoto('jpeg');
    expect((await post({ ...SENT, action: 'destroy' }, { photo })).statusCode).toBe(400);
    expect((await row()).sent_at).toBeNull();
    expect(await database.selectFrom('site_pictures').select('id').execute()).toEqual([]);
    await expectNoUploads({ ...service, database });
    expect((await post({ ...SENT, action: undefined })).statusCode).toBe(303);
    expect((await row()).content).toBe(SENT.content);
  });

  it('takes words without the tick, for the owner alone', async () => {
    const { post, row, draft, page } = await tryWords(engine);
    // What is not required may be missing.
    await post({ ...SENT, permission: undefined, authorLocation: undefined });
    expect(await row()).toMatchObject({
      content: SENT.content,
      permitted_at: null,
      permission_wording: null,
    });
    expect((await draft())?.content.permission).toBe(false);
    expect(await page()).toContain('only we read them');
  });

  it('lets the client change them until they are published', async () => {
    const { post, draft, publish, database, page, clock } = await tryWords(engine);
    await post(SENT);
    const first = await draft();
    await post({ ...SENT, content: `${SENT.content} Really.`, rating: '5' });
    const second = await draft();
    expect(second?.id).toBe(first?.id);
    expect(second?.content).toMatchObject({ content: `${SENT.content} Really.`, rating: '5' });
    await publish();
    const refused = await post(SENT);
    expect(refused.statusCode).toBe(409);
    expect((await draft())?.content.content).toBe(`${SENT.content} Really.`);
    expect(await page()).toContain('Your words are on the site');
    expect(await page()).toContain('Yes, take them back');
    expect((await database.selectFrom('outbox').select('kind').execute()).length).toBe(1);
    clock.pass(1);
  });

  it('takes them back at once, or not at all', async () => {
    const { post, row, database, config, clock } = await tryWords(engine);
    await post(SENT);
    vi.spyOn(database, 'transaction').mockImplementationOnce(() => {
      throw new Error('the connection was lost');
    });
    await expect(withdrawWords(database, config, await row(), clock())).rejects.toThrow();
    expect(await row()).toMatchObject({ content: SENT.content, withdrawn_at: null });
    await withdrawWords(database, config, await row(), clock());
    expect(await row()).toMatchObject({ content: null, withdrawn_at: clock().toISOString() });
  });

  it('takes them back from every version, with the photo', async () => {
    const { post, publish, database, page, row, draft, get, path } = await tryWords(engine);
    await post(SENT, { photo: await plainPhoto('jpeg') });
    expect((await get(`${path}/photo`)).headers['content-type']).toBe('image/jpeg');
    const id = await publish();
    const response = await post({ action: 'withdraw' });
    expect([response.statusCode, response.headers.location]).toEqual([303, path]);
    expect(await latestVersion(database)).toMatchObject({ number: 2 });
    expect(await hasPurgeSince(database, 1, 2)).toBe(true);
    expect((await latestVersion(database)).records.testimonial).toEqual([]);
    for (const table of ['site_revisions', 'site_pictures', 'site_picture_files', 'outbox'] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await draft()).toBeUndefined();
    const { withdrawn_at, created_at, reference, id: wordsId, project_id, ...rest } = await row();
    expect(withdrawn_at).not.toBeNull();
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
    expect([typeof created_at, reference, wordsId, project_id]).toEqual(['string', 'HJ-ABCDE', 1, null]);
    expect(await page()).toContain('Your words are gone');
    expect(JSON.stringify(await database.selectFrom('site_records').selectAll().execute())).not.toContain(
      'Hawthorn',
    );
    // New words create a new draft: an id is never reused.
    await post({ ...SENT, content: 'We thought about it again, and this is what we think.' });
    expect((await draft())?.id).toBe(id + 1);
  });

  it('does not let an older version bring back what was written anew', async () => {
    const { post, publish, database, clock } = await tryWords(engine);
    await post(SENT);
    const id = await publish();
    await unpublishRecord(database, 'testimonial', id, { now: clock(), summary: 'Off' });
    await post({ ...SENT, permission: undefined });
    // Nor a document that was rendered of one.
    expect(await hasPurgeSince(database, 2, 3)).toBe(true);
    await goBackTo(database, 1, { now: clock(), summary: 'Back' });
    expect((await latestVersion(database)).records.testimonial).toEqual([]);
  });

  it('keeps one photo, of a size that may be taken, and leaves out the one before', async () => {
    const { post, row, database, get, path, ...service } = await tryWords(engine);
    await post(SENT, { photo: await plainPhoto('jpeg') });
    const { photo_id: first } = await row();
    await post(SENT, { photo: await plainPhoto('png') });
    const { photo_id: second } = await row();
    expect(second).not.toBe(first);
    expect((await database.selectFrom('site_pictures').select('id').execute()).map(({ id }) => id)).toEqual([
      second,
    ]);
    const refused = await post(SENT, { photo: Buffer.from('not a photo') });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(/id="photo-error">IMG_1.jpg is not a photo/);
    expect(refused.body).toContain(SENT.content);
    const large = await post(SENT, { photo: Buffer.alloc(11 * 1024 * 1024) });
    expect(large.statusCode).toBe(413);
    expect(large.body).toContain(SENT.content);
    expect((await row()).photo_id).toBe(second);
    expect(large.body).toMatch(/name="withoutPhoto"[^>]* value="yes">/);
    const corrected = await post({ ...SENT, rating: undefined, withoutPhoto: 'yes' });
    expect(corrected.body).toMatch(/name="withoutPhoto"[^>]* checked>/);
    await post({ ...SENT, withoutPhoto: 'yes' });
    expect((await row()).photo_id).toBeNull();
    expect((await get(`${path}/photo`)).statusCode).toBe(404);
    await expectNoUploads({ ...service, database });
  });

  it('refuses posts of other sites, and too many', async () => {
    const { post, row } = await tryWords(engine, { limits: { postsPerMinute: 2 } });
    const other = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect((await post(SENT, { headers: other })).statusCode).toBe(403);
    expect((await row()).sent_at).toBeNull();
    await post(SENT);
    expect((await post(SENT)).statusCode).toBe(429);
  });

  it('shows hostile words as they are', async () => {
    const { post, get } = await tryWords(engine);
    await post({ ...SENT, content: '<script>alert(1)</script> and twenty more characters' });
    expect((await get()).body).not.toContain('<script>');
  });

  it('shows shortened words as visitors see them', async () => {
    const { post, draft, database, clock, publish, page } = await tryWords(engine);
    await post(SENT);
    await publish();
    const record = await draft();
    if (!record) throw new Error('There is no draft.');
    const content = { ...record.content, content: '[...] The stairs are quiet now.' };
    await saveRecord(database, 'testimonial', record.id, { content, now: clock() });
    await publish();
    expect(await page()).toContain('[...] The stairs are quiet now.');
    expect(await page()).not.toContain('late twice');
    // Going back shows the words as they came again.
    await goBackTo(database, 1, { now: clock(), summary: 'Back' });
    expect(await page()).toContain('late twice');
  });
});
