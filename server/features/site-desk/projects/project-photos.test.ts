import { describe, expect, it } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { storePicture } from '../../../testing/own-site.ts';
import { heic, phonePhoto, plainPhoto, pngOf } from '../../../testing/photo-files/photo-files.ts';
import { projectFields } from '../../../testing/site-forms.ts';
import { hiddenIn, words } from '../../../testing/try-desk.ts';
import { projectPaths, tryProjects } from '../../../testing/try-projects.ts';

const { new: NEW, first: FIRST } = projectPaths;

describe.each(engines)('a project with photographs, on %s,', (engine) => {
  it('goes live with its photograph, before all samples, and nothing of it is public before', async () => {
    const desk = await tryProjects(engine);
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

  it('moves, removes and covers with its photographs by the buttons of each', async () => {
    const desk = await tryProjects(engine);
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
});

// These are refused before anything is stored, so the database engine makes no difference.
describe('the form of a project', () => {
  it('leads back to the photograph that was moved, with its buttons, or to the next one', async () => {
    const desk = await tryProjects('SQLite');
    const photos = await Promise.all([1, 2, 3].map(() => storePicture(desk.database, desk.clock())));
    await desk.send(NEW, projectFields({ 'kept-photos': photos.join(' '), action: 'save' }));
    for (const [action, part, sentence] of [
      ['up-3', 'photo-2', 'Moved. Only you see it'],
      ['first-2', 'photo-1', 'Moved. Only you see it'],
      ['up-1', 'photo-1', 'Moved. Only you see it'],
      ['remove-3', 'photo-2', 'Removed. Only you see it'],
      ['remove-1', 'photo-1', 'Removed. Only you see it'],
      ['remove-1', 'photo-list', 'Removed. Only you see it'],
    ] as const) {
      const opened = hiddenIn((await desk.get(FIRST)).body);
      const { location } = (await desk.send(FIRST, projectFields({ ...opened, action }))).headers;
      expect(String(location)).toMatch(new RegExp(`#${part}$`));
      const { body } = await desk.get(String(location));
      expect(body).toMatch(new RegExp(`id="${part}" tabindex="-1" autofocus>${sentence}`));
      expect(body.split(`id="${part}"`)).toHaveLength(2);
      expect(body.match(/class="notice"/g)).toHaveLength(1);
      if (part !== 'photo-list')
        expect(body.slice(body.indexOf(`id="${part}"`))).toMatch(/^.*?<details class="fold" open>/s);
    }
  });

  it('keeps the cover that was chosen while it waits for its description, and says at each that it waits', async () => {
    const desk = await tryProjects('SQLite');
    const photos = await Promise.all([1, 2].map(() => storePicture(desk.database, desk.clock())));
    await desk.send(NEW, projectFields({ 'kept-photos': photos.join(' '), cover: '2', action: 'save' }));
    const { body } = await desk.get(FIRST);
    expect(body).toMatch(/name="cover" value="2" checked/);
    expect(words(body)).toMatch(/Cover for now .*Cover, waits for its description/);
    const cover = /name="cover" value="([^"]+)" checked/.exec(body)?.[1] ?? '';
    await desk.send(FIRST, projectFields({ ...hiddenIn(body), cover, action: 'save' }));
    expect((await desk.project()).cover).toBe(photos[1]);
  });

  it('takes the descriptions of before and after with them, and says of one without a photo that it is left out', async () => {
    const desk = await tryProjects('SQLite');
    const { body } = await desk.get(NEW);
    const pair = { 'photoAlt-before': 'Dark.', 'photoAlt-after': 'Light.' };
    for (const name of Object.keys(pair)) expect(body).toContain(`<textarea id="${name}"`);
    const saved = await desk.send(NEW, projectFields({ ...pair, action: 'save' }), [
      await desk.photo('before'),
    ]);
    expect(await desk.project()).toMatchObject({ before: { alt: 'Dark.' } });
    expect(await desk.page(String(saved.headers.location))).toMatch(/“after” photo was left out.*“Light.”/);
    const refused = await desk.send(FIRST, projectFields({ ...pair, title: '', action: 'save' }));
    expect(refused.body).toMatch(/name="photoAlt-after"[^>]*>\s*Light\.</);
  });

  it('offers the second of two who save only covers that there are', async () => {
    const desk = await tryProjects('SQLite');
    const photos = await Promise.all([1, 2].map(() => storePicture(desk.database, desk.clock())));
    const alts = { 'photoAlt-1': 'One.', 'photoAlt-2': 'Two.' };
    await desk.send(NEW, projectFields({ ...alts, 'kept-photos': photos.join(' '), action: 'save' }));
    const opened = hiddenIn((await desk.get(FIRST)).body);
    await desk.send(FIRST, projectFields({ ...alts, ...opened, cover: '1', action: 'save' }));
    const conflict = await desk.send(
      FIRST,
      projectFields({ ...alts, ...opened, cover: '2', action: 'save' }),
    );
    expect(conflict.statusCode).toBe(409);
    const choices = /<select id="cover".*?<\/select>/s.exec(conflict.body)?.[0] ?? '';
    expect([...choices.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)).toEqual(['1', '2']);
  });

  it('asks neither of two who save about a cover that nobody chose', async () => {
    const desk = await tryProjects('SQLite');
    const photos = await Promise.all([1, 2].map(() => storePicture(desk.database, desk.clock())));
    const fields = { ...projectFields({ 'kept-photos': photos.join(' ') }), 'photoAlt-1': '' };
    await desk.send(NEW, { ...fields, action: 'save' });
    const opened = hiddenIn((await desk.get(FIRST)).body);
    await desk.send(FIRST, { ...fields, ...opened, 'photoAlt-1': 'One.', action: 'save' });
    const conflict = await desk.send(FIRST, { ...fields, ...opened, 'photoAlt-2': 'Two.', action: 'save' }, [
      await desk.photo(),
    ]);
    expect(conflict.statusCode).toBe(409);
    expect(conflict.body).not.toContain('<select id="cover"');
    expect(conflict.body).not.toContain('<textarea id="photoAlt-3"');
  });

  it('describes photos by the places that they have after saving, also where the form names those before', async () => {
    const desk = await tryProjects('SQLite');
    await desk.send(NEW, projectFields({ 'photoAlt-1': 'One.', action: 'save' }), [await desk.photo()]);
    const opened = hiddenIn((await desk.get(FIRST)).body);
    const alts = { 'photoAlt-1': 'One.', 'photoAlt-2': 'Two.', 'photoAlt-3': 'Three.' };
    const fields = projectFields({ ...opened, ...alts, 'focus-3': '15% 85%', action: 'save' });
    await desk.send(FIRST, fields, [await desk.photo(), await desk.photo()]);
    const { photos } = await desk.project();
    expect(photos.map(({ alt }) => alt)).toEqual(Object.values(alts));
    expect(photos[2]?.focus).toBe('15% 85%');
  });

  it('says where it is still shown although the permission was taken away, and takes it off', async () => {
    const desk = await tryProjects('SQLite');
    await desk.send(NEW, projectFields({ action: 'publish' }), [await desk.photo()]);
    expect(await desk.page(FIRST)).not.toContain('still on the site');
    const { permission: _, ...unticked } = projectFields();
    await desk.send(FIRST, { ...unticked, action: 'save' });
    expect(await desk.page(FIRST)).toContain('It is still on the site. Take it off the site');
    await desk.send(FIRST, { ...unticked, action: 'unpublish' });
    expect(await desk.page(FIRST)).not.toContain('still on the site');
  });

  it('takes before and after only as a pair', async () => {
    const desk = await tryProjects('SQLite');
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
    const desk = await tryProjects('SQLite');
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

  it.each([
    ['far too tall', () => pngOf(1300, 6000), 'more than 4 times as tall as it is wide', '1040 pixels'],
    ['in a format of phones', () => heic, 'save it as a JPEG first', 'screenshot'],
  ])('says what helps with a photograph that is %s', async (_, make, told, untold) => {
    const desk = await tryProjects('SQLite');
    const odd = { field: 'photos', content: await make(), name: 'IMG_2041.jpg' };
    const saved = await desk.send(NEW, projectFields({ action: 'save' }), [odd]);
    const page = await desk.page(String(saved.headers.location));
    expect(page).toContain('IMG_2041.jpg was left out. It is');
    expect(page).toContain(told);
    expect(page).not.toContain(untold);
  });

  it('takes a tall photograph, which keeps its width', async () => {
    const desk = await tryProjects('SQLite');
    // The file of a phone that was held upright lies on its side.
    const content = await phonePhoto({ width: 2800, height: 1240, orientation: 6 });
    await desk.send(NEW, projectFields({ action: 'save' }), [{ field: 'photos', content }]);
    const pictures = await desk.database.selectFrom('site_pictures').select(['width', 'height']).execute();
    expect(pictures).toEqual([{ width: 1200, height: 2710 }]);
  });

  it.each([
    ['publish', {}],
    ['unpublish', {}],
    ['ask-words', { email: 'ruth@example.com' }],
  ])('says so as well at the button %s', async (action, changes) => {
    const desk = await tryProjects('SQLite');
    await desk.send(NEW, projectFields({ action: 'publish' }), [await desk.photo()]);
    const narrow = { field: 'photos', content: await phonePhoto(), name: 'IMG_2041.jpg' };
    const done = await desk.send(FIRST, projectFields({ ...changes, action }), [narrow]);
    expect(done.statusCode).toBe(303);
    const page = await desk.page(String(done.headers.location));
    expect(page).toContain('IMG_2041.jpg was left out.');
  });

  it('leaves out photographs that a page has no room for, and says how many', async () => {
    const desk = await tryProjects('SQLite');
    const ids = await Promise.all(
      Array.from({ length: 14 }, () => storePicture(desk.database, desk.clock())),
    );
    const saved = await desk.send(
      NEW,
      projectFields({ 'kept-photos': ids.slice(0, 13).join(' '), action: 'save' }),
    );
    expect(await desk.page(String(saved.headers.location))).toContain('One photo was left out');
    const preview = await desk.send(
      FIRST,
      projectFields({ 'kept-photos': ids.slice(12).join(' '), action: 'unpublish' }),
    );
    expect(await desk.page(String(preview.headers.location))).toContain('2 photos were left out');
    expect((await desk.project()).photos.map(({ picture }) => picture)).toEqual(ids.slice(0, 12));
  });

  it('says of any number of files that they were left out, in an address that every proxy passes on', async () => {
    const desk = await tryProjects('SQLite');
    const fields = projectFields({ action: 'save', 'photoAlt-before': 'Plaster. '.repeat(2000) });
    const files = Array.from({ length: 90 }, (_, index) => ({
      field: 'photos',
      content: heic,
      name: `IMG_${1001 + index} before the work.HEIC`,
    }));
    for (const [sent, told, others] of [
      [[], 'The description of the “before” photo was left out', undefined],
      [files, 'IMG_1001 before the work.HEIC was left out.', 'more were left out.'],
    ] as const) {
      const saved = await desk.send(NEW, fields, sent);
      expect(saved.statusCode).toBe(303);
      expect(String(saved.headers.location).length).toBeLessThan(3_000);
      const page = await desk.page(String(saved.headers.location));
      expect(page).toContain(told);
      if (others) expect(page).toContain(others);
    }
  });

  it('does once what is tapped twice', async () => {
    const desk = await tryProjects('SQLite');
    const photos = await Promise.all([1, 2, 3].map(() => storePicture(desk.database, desk.clock())));
    const [one, two, three] = photos;
    await desk.send(NEW, projectFields({ 'kept-photos': photos.join(' '), action: 'save' }));
    for (const [action, left] of [
      ['up-3', [one, three, two]],
      ['first-2', [three, one, two]],
      ['remove-2', [three, two]],
    ] as const) {
      const opened = hiddenIn((await desk.get(FIRST)).body);
      for (const tap of [1, 2]) {
        const answer = await desk.send(FIRST, projectFields({ ...opened, cover: '2', action }));
        expect([action, tap, answer.statusCode]).toEqual([action, tap, 303]);
      }
      expect((await desk.project()).photos.map(({ picture }) => picture)).toEqual(left);
    }
  });

  it('shows photographs as they are stored where the form is refused, and removes them with the next', async () => {
    const desk = await tryProjects('SQLite');
    const photos = await Promise.all([1, 2, 3].map(() => storePicture(desk.database, desk.clock())));
    const [one, two, three] = photos;
    const stored = async () => (await desk.project()).photos.map(({ picture }) => picture);
    const inOrder = (body: string) =>
      Object.entries(hiddenIn(body)).flatMap(([name, id]) => (name.startsWith('photo-') ? [id] : []));
    await desk.send(NEW, projectFields({ 'kept-photos': photos.join(' '), action: 'save' }));
    for (const [action, left] of [
      ['remove-3', [one, two]],
      ['up-2', [two, one]],
      ['first-2', [one, two]],
    ] as const) {
      const before = await stored();
      const opened = hiddenIn((await desk.get(FIRST)).body);
      const refused = await desk.send(FIRST, projectFields({ ...opened, title: '', action }));
      expect([refused.statusCode, inOrder(refused.body)]).toEqual([422, before]);
      await desk.send(FIRST, projectFields({ ...hiddenIn(refused.body), action }));
      expect(await stored()).toEqual(left);
    }
    expect(await stored()).not.toContain(three);
  });

  it('removes a photograph from the first form, too', async () => {
    const desk = await tryProjects('SQLite');
    const photos = await Promise.all([1, 2].map(() => storePicture(desk.database, desk.clock())));
    const refused = await desk.send(NEW, { 'kept-photos': photos.join(' '), action: 'save' });
    await desk.send(NEW, projectFields({ ...hiddenIn(refused.body), action: 'remove-1' }));
    expect((await desk.project()).photos.map(({ picture }) => picture)).toEqual(photos.slice(1));
  });

  it('is saved by the button that removes a photograph with too long a description', async () => {
    const desk = await tryProjects('SQLite');
    await desk.send(NEW, projectFields({ action: 'save' }), [await desk.photo()]);
    const tooLong = projectFields({ 'photoAlt-1': 'x'.repeat(201), action: 'remove-1' });
    expect((await desk.send(FIRST, tooLong)).statusCode).toBe(303);
    expect((await desk.project()).photos).toEqual([]);
  });

  it('keeps each description at its photograph when two people add some at once', async () => {
    const desk = await tryProjects('SQLite');
    const [first = '', ann = '', ben = ''] = await Promise.all(
      [1, 2, 3].map(() => storePicture(desk.database, desk.clock())),
    );
    await desk.send(NEW, projectFields({ 'kept-photos': first, action: 'save' }));
    const opened = hiddenIn((await desk.get(FIRST)).body);
    const adds = (id: string, alt: string) =>
      projectFields({ ...opened, 'kept-photos': id, 'photo-2': id, 'photoAlt-2': alt, action: 'save' });
    await desk.send(FIRST, adds(ann, 'What Ann added.'));
    const conflict = await desk.send(FIRST, adds(ben, 'What Ben added.'));
    expect(conflict.statusCode).toBe(409);
    expect([...conflict.body.matchAll(/<textarea id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'photoAlt-3',
    ]);
    await desk.send(FIRST, { ...hiddenIn(conflict.body), 'photoAlt-3': 'What Ben added.', action: 'save' });
    expect((await desk.project()).photos).toMatchObject([
      { picture: first },
      { picture: ann, alt: 'What Ann added.' },
      { picture: ben, alt: 'What Ben added.' },
    ]);
  });

  it('leaves out a photograph that was sent ahead and is gone by now, and does not publish without one', async () => {
    const desk = await tryProjects('SQLite');
    const sentAhead = { 'kept-photos': 'x'.repeat(22) };
    const saved = await desk.send(NEW, projectFields({ ...sentAhead, action: 'save' }));
    expect(await desk.page(String(saved.headers.location))).toContain('A photo was left out');
    const refused = await desk.send(FIRST, projectFields({ ...sentAhead, action: 'publish' }));
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(/name="photos"[^>]* aria-invalid="true"/);
    expect(words(refused.body)).toContain('A photo was left out');
  });

  it('shows both descriptions to the second of two who save, and takes back nothing else that was saved', async () => {
    const desk = await tryProjects('SQLite');
    const fields = projectFields({ 'photoAlt-2': 'Two.', featured: 'yes', action: 'save' });
    await desk.send(NEW, fields, [await desk.photo(), await desk.photo(), await desk.photo('before')]);
    const opened = hiddenIn((await desk.get(FIRST)).body);
    const { featured: _, ...unticked } = fields;
    const benAlt = 'What Ben sees.';
    await desk.send(FIRST, { ...unticked, ...opened, 'photoAlt-1': benAlt, 'focus-1': '15% 85%' }, [
      await desk.photo('before'),
    ]);
    await desk.send(FIRST, { action: 'remove-2' });
    const saved = await desk.project();

    const annAlt = 'What Ann sees.';
    const ann = { ...fields, ...opened, title: 'What Ann built', 'photoAlt-1': annAlt, action: 'remove-1' };
    const plan = { field: 'photos', content: Buffer.from('%PDF-1.7'), name: 'plan.pdf' };
    const conflict = await desk.send(FIRST, ann, [await desk.photo('after'), plan]);
    expect(conflict.statusCode).toBe(409);
    expect(words(conflict.body)).toContain('plan.pdf was left out.');
    for (const text of [benAlt, annAlt, 'What does photo 1 show?'])
      expect(words(conflict.body)).toContain(text);
    const { title, 'photoAlt-1': alt = '', action } = { ...ann, action: 'save' };
    const settled = { ...hiddenIn(conflict.body), title, 'photoAlt-1': alt, action };
    expect((await desk.send(FIRST, settled)).statusCode).toBe(303);
    const { after, ...rest } = await desk.project();
    expect(after?.picture).toMatch(/./);
    expect(rest).toEqual({ ...saved, title, photos: [{ ...saved.photos[0], alt }] });
  });

  it('also accepts PNG and WebP from phones', async () => {
    const desk = await tryProjects('SQLite');
    for (const kind of ['png', 'webp'] as const)
      await desk.send(NEW, projectFields({ title: kind, action: 'save' }), [
        { field: 'photos', content: await plainPhoto(kind, 1300), name: `photo.${kind}` },
      ]);
    expect(await desk.database.selectFrom('site_pictures').select('id').execute()).toHaveLength(2);
  });
});
