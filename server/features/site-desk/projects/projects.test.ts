import { describe, expect, it } from 'vitest';
import { company } from '../../../../content/company.ts';
import { services } from '../../../../content/services/catalogue.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { listRecords } from '../../../publications/site-records.ts';
import { engines } from '../../../testing/engines.ts';
import { projectFields } from '../../../testing/site-forms.ts';
import { AUTHORIZATION, hiddenIn, words } from '../../../testing/try-desk.ts';
import { projectPaths, tryProjects } from '../../../testing/try-projects.ts';

const { new: NEW, first: FIRST, second: SECOND } = projectPaths;

describe.each(engines)('a project, on %s,', (engine) => {
  it('needs a title, a service and a city to be saved, and nothing else', async () => {
    const desk = await tryProjects(engine);
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

  it('says at each field what is missing before it can go live, and keeps the draft with its photographs', async () => {
    const desk = await tryProjects(engine);
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

  it('stays one when its first form is sent twice', async () => {
    const desk = await tryProjects(engine);
    const [, formKey = ''] = /name="formKey" value="([^"]+)"/.exec((await desk.get(NEW)).body) ?? [];
    for (const fields of [projectFields({ formKey }), projectFields()]) {
      const sent = await Promise.all([1, 2].map(() => desk.send(NEW, { ...fields, action: 'save' })));
      expect(new Set(sent.map(({ headers }) => headers.location)).size).toBe(1);
    }
    expect(await desk.database.selectFrom('site_records').selectAll().execute()).toHaveLength(2);
  });

  it('keeps what was typed on while its first form was on the way, unless it was changed elsewhere', async () => {
    const desk = await tryProjects(engine);
    const first = projectFields({ formKey: 'opened once' });
    await desk.send(NEW, { ...first, action: 'save' });
    const typedOn = { ...first, description: 'What Ann typed on', action: 'publish' };
    const second = await desk.send(NEW, typedOn, [await desk.photo()]);
    expect(second.headers.location).toMatch(`${FIRST}?version=1`);
    expect((await desk.publicProjects())[0]).toMatchObject({ id: 101, description: typedOn.description });

    await desk.send(FIRST, { description: 'What Ben wrote', action: 'save' });
    const late = await desk.send(NEW, { ...first, description: 'What Ann wrote', action: 'save' });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain(`action="${FIRST}"`);
    expect((await desk.get(FIRST)).body).toContain('What Ben wrote');
    expect(await desk.database.selectFrom('site_records').selectAll().execute()).toHaveLength(1);
  });

  it('tells the script what became of a form: its record, or the same form again', async () => {
    const desk = await tryProjects(engine);
    const asked = () => desk.get(`${NEW}?formKey=sent+once`);
    expect(hiddenIn((await asked()).body).formKey).toBe('sent once');
    const { title = '', service = '', city = '' } = projectFields();
    const form = { title, service, city, formKey: 'sent once', action: 'publish' };
    const named = 'data-form-key="sent once"';
    for (const story of ['', 'What was typed on']) {
      const refused = await desk.send(NEW, { ...form, story });
      expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining(named)]);
    }
    expect((await asked()).headers.location).toBe(`${FIRST}?done=saved`);
    expect((await desk.get(FIRST)).body).toContain(named);
    const { formKey, ...published } = { ...form, ...projectFields() };
    const { headers } = await desk.send(FIRST, published, [await desk.photo()]);
    expect((await desk.get(String(headers.location))).body).toContain(named);

    await desk.send(FIRST, { action: 'delete' });
    expect(hiddenIn((await asked()).body).formKey).toBe(formKey);
  });

  it('shows both texts to the second of two people who save, and stores nothing of it', async () => {
    const desk = await tryProjects(engine);
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

  it('also shows the second of two people what was chosen and ticked', async () => {
    const desk = await tryProjects(engine);
    await desk.send(NEW, projectFields({ action: 'save' }), [await desk.photo(), await desk.photo()]);
    const [{ title: first }, { slug, title: second } = services[0]] = services;
    const fields = projectFields({ 'photoAlt-2': 'Two.', cover: '1', revision: '1', action: 'save' });
    await desk.send(FIRST, { ...fields, featured: 'yes', cover: '2' });
    const { permission: _, ...unticked } = fields;
    const conflict = await desk.send(FIRST, { ...unticked, service: slug });
    expect(conflict.statusCode).toBe(409);
    const page = words(conflict.body);
    expect(page).toContain('Service Saved');
    for (const title of [first, second]) expect(page).toContain(title);
    expect(page).toMatch(/Cover .*Photo 2 .*Photo 1 /);
    expect(page).toMatch(/said yes .*Yes .*No .*Show it on Home .*Yes .*No /);
    expect(conflict.body).not.toContain('<textarea');
  });

  it('is taken off the site and stays a draft; deleted, it and its pictures are gone, and its id with it', async () => {
    const desk = await tryProjects(engine);
    await desk.send(NEW, projectFields({ action: 'publish' }), [await desk.photo()]);
    const [project] = await desk.publicProjects();
    const takenOff = await desk.send(FIRST, { title: 'A new title', action: 'unpublish' });
    expect((await desk.publicProjects()).every(({ isSample }) => isSample)).toBe(true);
    expect(await desk.page(String(takenOff.headers.location))).toMatch(/^It is off the site\./);
    expect(await desk.page(FIRST)).toContain('Draft');

    const deleted = await desk.send(FIRST, { action: 'delete' });
    await desk.publisher.run();
    expect(await desk.page(String(deleted.headers.location))).toMatch(/^It is deleted,/);
    expect((await desk.get(FIRST)).statusCode).toBe(404);
    const versions = await desk.page(deskPaths.siteVersions);
    expect(versions).toMatch(/Deleted: a project .*Taken off the site: a project .*Published: a project/);
    expect(versions).not.toContain(projectFields().title);
    expect((await desk.app.inject({ url: project?.images[0] ?? '' })).statusCode).toBe(404);
    expect(await desk.database.selectFrom('site_picture_files').select('name').execute()).toEqual([]);
    await desk.send(NEW, projectFields({ action: 'save' }));
    expect((await desk.get(SECOND)).statusCode).toBe(200);
  });

  it('stands before older ones, and is moved by the buttons of the list at once', async () => {
    const desk = await tryProjects(engine);
    for (const title of ['Older', 'Newer'])
      await desk.send(NEW, projectFields({ title, action: 'publish' }), [await desk.photo()]);
    const titles = async () => (await desk.publicProjects()).slice(0, 2).map(({ title }) => title);
    expect(await titles()).toEqual(['Newer', 'Older']);
    await desk.send(FIRST, { action: 'show-first' });
    expect(await titles()).toEqual(['Older', 'Newer']);
    const moved = await desk.send(SECOND, { action: 'move-up' });
    expect(await titles()).toEqual(['Newer', 'Older']);
    expect(await desk.page(String(moved.headers.location))).toMatch(/^It is moved\./);
  });

  it('is moved past the one that it was seen below, and once if the button is tapped twice', async () => {
    const desk = await tryProjects(engine);
    for (const title of ['Oldest', 'Older', 'Newest'])
      await desk.send(NEW, projectFields({ title, action: 'save' }));
    const titles = async () =>
      (await listRecords(desk.database, 'project')).map(({ content }) => content.title);
    const { body } = await desk.get(deskPaths.siteProjects);
    const aboveOf = (path: string) =>
      new RegExp(`action="${path}"><input type="hidden" name="above" value="(\\d+)"`).exec(body)?.[1] ?? '';
    for (const tap of [1, 2]) {
      const moved = await desk.send(FIRST, { above: aboveOf(FIRST), action: 'move-up' });
      expect([tap, await titles()]).toEqual([tap, ['Newest', 'Oldest', 'Older']]);
      expect(await desk.page(String(moved.headers.location))).toMatch(/^It is moved\./);
    }
    const late = await desk.send(SECOND, { above: aboveOf(SECOND), action: 'move-up' });
    expect(late.headers.location).toBe(deskPaths.siteProjects);
    expect(await titles()).toEqual(['Newest', 'Oldest', 'Older']);
  });
});

// The database engine makes no difference to these.
describe('the form of a project', () => {
  it.each([
    ['completed', { completed: '2027-01' }],
    ['completed', { completed: 'last summer' }],
    ['completed', { completed: '0000-01' }],
    ['photos', { 'photoAlt-1': '' }],
  ])('is not published while %s is wrong', async (name, changes) => {
    const desk = await tryProjects('SQLite');
    const refused = await desk.send(NEW, projectFields({ ...changes, action: 'publish' }));
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(new RegExp(`name="${name}"[^>]* aria-invalid="true"`));
    expect((await desk.publicProjects()).every(({ isSample }) => isSample)).toBe(true);
  });

  it('is only text: markup is shown as it was typed', async () => {
    const desk = await tryProjects('SQLite');
    const title = '<script>alert(1)</script> & "quotes"';
    await desk.send(NEW, projectFields({ title, action: 'save' }));
    const { body } = await desk.get(FIRST);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
  });

  it('has limits that are said before they are reached, and refuses what is longer', async () => {
    const desk = await tryProjects('SQLite');
    expect((await desk.get(NEW)).body).toMatch(/name="title" maxlength="70"/);
    const refused = await desk.send(NEW, projectFields({ title: 'x'.repeat(71), action: 'save' }));
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Shorten it by 1: up to 70 characters fit.');
  });

  it('keeps the address of a client whom it cannot ask, and of one who was to be asked later', async () => {
    const desk = await tryProjects('SQLite');
    await desk.send(NEW, projectFields({ action: 'save' }));
    const wrong = await desk.send(FIRST, { email: 'maya@home', action: 'ask-words' });
    expect([wrong.statusCode, wrong.body]).toEqual([422, expect.stringContaining('value="maya@home"')]);
    for (const email of ['maya@-home.ca', 'maya,@home.ca'])
      expect((await desk.send(FIRST, { email, action: 'ask-words' })).statusCode).toBe(422);
    expect(words(wrong.body)).toContain('One thing before we can ask It is saved');
    const unpublished = await desk.send(FIRST, { email: 'maya@example.ca', action: 'publish' });
    expect([unpublished.statusCode, unpublished.body]).toEqual([
      422,
      expect.stringContaining('value="maya@example.ca"'),
    ]);
  });

  it('is written by nobody but the operator, and by no other site', async () => {
    const desk = await tryProjects('SQLite');
    const post = (headers: Record<string, string>) =>
      desk.app.inject({ method: 'POST', url: NEW, headers, payload: new FormData() });
    expect((await post({})).statusCode).toBe(401);
    const authorization = AUTHORIZATION;
    expect((await post({ authorization, origin: 'https://example.com' })).statusCode).toBe(403);
    for (const url of [NEW, FIRST, deskPaths.siteProjects])
      expect((await desk.app.inject({ url })).statusCode).toBe(401);
  });

  it('offers the services and the cities of the company', async () => {
    const desk = await tryProjects('SQLite');
    const { body } = await desk.get(NEW);
    for (const { slug } of services) expect(body).toContain(`<option value="${slug}"`);
    for (const city of company.cities) expect(body).toContain(`<option value="${city}"`);
  });
});
