import { describe, expect, it } from 'vitest';
import { company } from '../../../../content/company.ts';
import { services } from '../../../../content/services/catalogue.ts';
import { apiPaths } from '../../../../contract/api.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { engines } from '../../../testing/engines.ts';
import { phonePhoto, plainPhoto } from '../../../testing/photo-files/photo-files.ts';
import { postSiteForm, projectFields, widePhoto } from '../../../testing/site-forms.ts';
import { AUTHORIZATION, tryDesk, words } from '../../../testing/try-desk.ts';

const NEW = deskPaths.siteNew('projects');
const FIRST = deskPaths.siteEntry('projects', 101);
const SECOND = deskPaths.siteEntry('projects', 102);

describe.each(engines)('a project, on %s,', (engine) => {
  async function open() {
    const desk = await tryDesk(engine);
    const send = (
      url: string,
      fields: Record<string, string>,
      files: Parameters<typeof postSiteForm>[3] = [],
    ) => postSiteForm(desk, url, fields, files);
    return {
      ...desk,
      send,
      photo: async (field = 'photos') => ({ field, content: await widePhoto() }),
      /** What visitors' calls respond with, when the newest version is shown. */
      async publicProjects(): Promise<{ id: number; title: string; isSample: boolean; images: string[] }[]> {
        await desk.publisher.run();
        return (await desk.app.inject({ url: apiPaths.projects })).json();
      },
    };
  }

  it('needs a title, a service and a city to be saved, and nothing else', async () => {
    const desk = await open();
    const refused = await desk.send(NEW, { story: 'What the wall was hiding', action: 'save' });
    expect(refused.statusCode).toBe(422);
    for (const name of ['title', 'service', 'city'])
      expect(refused.body).toMatch(
        new RegExp(`name="${name}"[^>]* aria-invalid="true"[^>]* aria-describedby=`),
      );
    expect(refused.body).toContain('What the wall was hiding</textarea>');
    expect(await desk.database.selectFrom('site_records').selectAll().execute()).toEqual([]);

    const { title = '', service = '', city = '' } = projectFields();
    const saved = await desk.send(NEW, { title, service, city, action: 'save' });
    expect(saved.statusCode).toBe(303);
    expect(saved.headers.location).toMatch(`${FIRST}?`);
    expect(await desk.page(FIRST)).toContain('Draft');
  });

  it('goes live with its photograph, before all samples, and nothing of it is public before', async () => {
    const desk = await open();
    const published = await desk.send(NEW, projectFields({ action: 'publish' }), [await desk.photo()]);
    expect([published.statusCode, published.headers.location]).toEqual([303, `${FIRST}?version=1`]);
    const [file] = await desk.database.selectFrom('site_pictures').select('id').execute();
    const progress = await desk.get(String(published.headers.location));
    expect(progress.headers.refresh).toBe('3');
    expect(words(progress.body)).toContain('Publishing');

    const [first] = await desk.publicProjects();
    expect(first).toMatchObject({ id: 101, title: projectFields().title, isSample: false });
    expect(first?.images[0]).toContain(file?.id);
    for (const url of first?.images ?? []) {
      const picture = await desk.app.inject({ url });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(picture.headers['cache-control']).toContain('immutable');
      expect(picture.rawPayload.includes('Exif')).toBe(false);
    }
    const done = await desk.get(String(published.headers.location));
    expect(done.headers.refresh).toBeUndefined();
    expect(words(done.body)).toContain('It is live');
  });

  it('says at each field what is missing before it can go live, and keeps the draft with its photographs', async () => {
    const desk = await open();
    const { title = '', service = '', city = '' } = projectFields();
    const refused = await desk.send(NEW, { title, service, city, action: 'publish' }, [await desk.photo()]);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(`action="${FIRST}"`);
    for (const name of ['completed', 'description', 'permission', 'photoAlt-1'])
      expect(refused.body).toMatch(new RegExp(`name="${name}"[^>]* aria-invalid="true"`));
    const { 'photoAlt-1': alt = '' } = projectFields();
    const [, revision = ''] = /name="revision" value="(\d+)"/.exec(refused.body) ?? [];
    const fields = projectFields({ 'photoAlt-1': alt, revision, action: 'publish' });
    expect((await desk.send(FIRST, fields)).statusCode).toBe(303);
    expect(await desk.publicProjects()).toContainEqual(expect.objectContaining({ id: 101 }));
  });

  it.each([
    ['completed', { completed: '2027-01' }],
    ['completed', { completed: 'last summer' }],
    ['photos', { 'photoAlt-1': '' }],
  ])('is not published while %s is wrong', async (name, changes) => {
    const desk = await open();
    const refused = await desk.send(NEW, projectFields({ ...changes, action: 'publish' }));
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(new RegExp(`name="${name}"[^>]* aria-invalid="true"`));
    expect((await desk.publicProjects()).every(({ isSample }) => isSample)).toBe(true);
  });

  it('takes before and after only as a pair', async () => {
    const desk = await open();
    const fields = projectFields({
      'photoAlt-before': 'Dark.',
      'photoAlt-after': 'Light.',
      action: 'publish',
    });
    const refused = await desk.send(NEW, fields, [await desk.photo(), await desk.photo('before')]);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(/name="after"[^>]* aria-invalid="true"/);
    expect((await desk.send(FIRST, fields, [await desk.photo('after')])).statusCode).toBe(303);
    expect((await desk.publicProjects())[0]?.images).toHaveLength(3);
  });

  it('leaves out a photograph that is too narrow or none, with a sentence, and saves the rest', async () => {
    const desk = await open();
    const saved = await desk.send(NEW, projectFields({ action: 'save' }), [
      { field: 'photos', content: await phonePhoto({ width: 640, height: 480 }), name: 'IMG_2041.jpg' },
      { field: 'photos', content: Buffer.from('%PDF-1.7'), name: 'plan.pdf' },
      await desk.photo(),
    ]);
    expect(saved.statusCode).toBe(303);
    const page = await desk.page(String(saved.headers.location));
    expect(page).toContain('IMG_2041.jpg was left out. It is 640 pixels wide; we need 1200.');
    expect(page).toContain('plan.pdf was left out.');
    expect(await desk.database.selectFrom('site_pictures').select('id').execute()).toHaveLength(1);
  });

  it('stays one when its first form is sent twice', async () => {
    const desk = await open();
    const [, formKey = ''] = /name="formKey" value="([^"]+)"/.exec((await desk.get(NEW)).body) ?? [];
    for (const fields of [projectFields({ formKey }), projectFields()]) {
      const sent = await Promise.all([1, 2].map(() => desk.send(NEW, { ...fields, action: 'save' })));
      expect(new Set(sent.map(({ headers }) => headers.location)).size).toBe(1);
    }
    expect(await desk.database.selectFrom('site_records').selectAll().execute()).toHaveLength(2);
  });

  it('shows both texts to the second of two people who save, and stores nothing of it', async () => {
    const desk = await open();
    await desk.send(NEW, projectFields({ action: 'save' }));
    const fields = projectFields({ revision: '1', action: 'save' });
    await desk.send(FIRST, { ...fields, description: 'What Ann wrote' });
    const second = await desk.send(FIRST, { ...fields, description: 'What Ben wrote' });
    expect(second.statusCode).toBe(409);
    const page = words(second.body);
    expect(page).toContain('Ann');
    expect(page).toContain('Ben');
    expect(second.body).not.toContain('<textarea id="title"');
    expect((await desk.get(FIRST)).body).toContain('What Ann wrote');
    const { revision: _, ...withoutRevision } = fields;
    await desk.send(FIRST, { ...withoutRevision, description: 'The last one' });
    expect((await desk.get(FIRST)).body).toContain('The last one');
  });

  it('moves, removes and covers with its photographs by the buttons of each', async () => {
    const desk = await open();
    const photos = await Promise.all([1, 2, 3].map(() => desk.photo()));
    const alts = { 'photoAlt-1': 'One.', 'photoAlt-2': 'Two.', 'photoAlt-3': 'Three.' };
    await desk.send(NEW, projectFields({ ...alts, action: 'save' }), photos);
    const order = async () =>
      [...(await desk.get(FIRST)).body.matchAll(/<textarea id="photoAlt-\d"[^>]*>\s*([^<]*)</g)].map(
        ([, text]) => text,
      );
    await desk.send(FIRST, { action: 'up-3' });
    expect(await order()).toEqual(['One.', 'Three.', 'Two.']);
    await desk.send(FIRST, { action: 'first-3' });
    expect(await order()).toEqual(['Two.', 'One.', 'Three.']);
    await desk.send(FIRST, { action: 'remove-2' });
    expect(await order()).toEqual(['Two.', 'Three.']);
    await desk.send(FIRST, { cover: '2', 'focus-2': '15% 85%', action: 'publish' });
    const [project] = await desk.publicProjects();
    expect(project?.images).toHaveLength(2);
    const [cover] = await desk.database
      .selectFrom('site_picture_files')
      .select(['name', 'picture_id'])
      .where('name', 'like', 'preview%')
      .execute();
    expect(cover?.name).toBe('preview-15-85.jpg');
    expect(project?.images[0]).toContain(cover?.picture_id);
  });

  it('is taken off the site and stays a draft; deleted, it and its pictures are gone, and its id with it', async () => {
    const desk = await open();
    await desk.send(NEW, projectFields({ action: 'publish' }), [await desk.photo()]);
    const [project] = await desk.publicProjects();
    await desk.send(FIRST, { action: 'unpublish' });
    expect((await desk.publicProjects()).every(({ isSample }) => isSample)).toBe(true);
    expect(await desk.page(FIRST)).toContain('Draft');

    await desk.send(FIRST, { action: 'delete' });
    expect((await desk.get(FIRST)).statusCode).toBe(404);
    expect((await desk.app.inject({ url: project?.images[0] ?? '' })).statusCode).toBe(404);
    expect(await desk.database.selectFrom('site_picture_files').select('name').execute()).toEqual([]);
    await desk.send(NEW, projectFields({ action: 'save' }));
    expect((await desk.get(SECOND)).statusCode).toBe(200);
  });

  it('stands before older ones, and is moved by the buttons of the list at once', async () => {
    const desk = await open();
    for (const title of ['Older', 'Newer'])
      await desk.send(NEW, projectFields({ title, action: 'publish' }), [await desk.photo()]);
    const titles = async () => (await desk.publicProjects()).slice(0, 2).map(({ title }) => title);
    expect(await titles()).toEqual(['Newer', 'Older']);
    await desk.send(FIRST, { action: 'show-first' });
    expect(await titles()).toEqual(['Older', 'Newer']);
    await desk.send(SECOND, { action: 'move-up' });
    expect(await titles()).toEqual(['Newer', 'Older']);
  });

  it('is only text: markup is shown as it was typed', async () => {
    const desk = await open();
    const title = '<script>alert(1)</script> & "quotes"';
    await desk.send(NEW, projectFields({ title, action: 'save' }));
    const { body } = await desk.get(FIRST);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
  });

  it('has limits that are said before they are reached, and refuses what is longer', async () => {
    const desk = await open();
    expect((await desk.get(NEW)).body).toMatch(/name="title" maxlength="70"/);
    const refused = await desk.send(NEW, projectFields({ title: 'x'.repeat(71), action: 'save' }));
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('71 of at most 70');
  });

  it('is written by nobody but the operator, and by no other site', async () => {
    const desk = await open();
    const post = (headers: Record<string, string>) =>
      desk.app.inject({ method: 'POST', url: NEW, headers, payload: new FormData() });
    expect((await post({})).statusCode).toBe(401);
    const authorization = AUTHORIZATION;
    expect((await post({ authorization, origin: 'https://example.com' })).statusCode).toBe(403);
    for (const url of [NEW, FIRST, deskPaths.siteProjects])
      expect((await desk.app.inject({ url })).statusCode).toBe(401);
  });

  it('offers the services and the cities of the company', async () => {
    const desk = await open();
    const { body } = await desk.get(NEW);
    for (const { slug } of services) expect(body).toContain(`<option value="${slug}"`);
    for (const city of company.cities) expect(body).toContain(`<option value="${city}"`);
  });

  it('takes what phones send as PNG and WebP too', async () => {
    const desk = await open();
    for (const kind of ['png', 'webp'] as const)
      await desk.send(NEW, projectFields({ title: kind, action: 'save' }), [
        { field: 'photos', content: await plainPhoto(kind, 1300), name: `photo.${kind}` },
      ]);
    expect(await desk.database.selectFrom('site_pictures').select('id').execute()).toHaveLength(2);
  });
});
