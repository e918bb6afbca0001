import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { photoFileName } from '../../../contract/forms/photos.ts';
import { engines } from '../../testing/engines.ts';
import { plainPhoto } from '../../testing/photo-files/photo-files.ts';
import { storedPhotos } from '../../testing/photo-files/photo-requests.ts';
import { emptyFolder } from './testing/stores.ts';
import { tryInbox } from './testing/try-inbox.ts';

describe.each(engines)('the photos of a request on %s', (engine) => {
  it('are listed with what they show', async () => {
    const { lead, run } = await tryInbox(engine);
    const photos = [await plainPhoto('jpeg'), await plainPhoto('png')];
    const reference = await lead({ photoDescription2: 'The wall to come out' }, photos);
    const { out } = await run(`show ${reference}`);
    expect(out).toMatch(/Photo 1 +40 x 40, 1 KB/);
    expect(out).toMatch(/Photo 2 +The wall to come out \(40 x 40, 1 KB\)/);
    expect(out).toContain(`npm run inbox -- photos ${reference} ~`);
    expect((await run(`photos ${reference}`)).out).toContain('The wall to come out');
    const { photos: records } = JSON.parse((await run(`show ${reference} --json`)).out);
    expect(records).toEqual([
      { number: 1, description: '', width: 40, height: 40, bytes: expect.any(Number) },
      { number: 2, description: 'The wall to come out', width: 40, height: 40, bytes: expect.any(Number) },
    ]);
  });

  it('are saved to a folder byte for byte, for its owner only, and overwrite nothing unless forced to', async () => {
    const inbox = await tryInbox(engine);
    const reference = await inbox.lead({}, [await plainPhoto('jpeg'), await plainPhoto('png', 90)]);
    const folder = await emptyFolder();
    expect((await inbox.run(`photos ${reference} ${folder}`)).exitCode).toBe(0);
    const names = [photoFileName(reference, 1), photoFileName(reference, 2)];
    expect((await readdir(folder)).toSorted()).toEqual(names);
    const stored = await storedPhotos(inbox);
    for (const [index, name] of names.entries()) {
      expect(await readFile(join(folder, name))).toEqual(Buffer.from(stored[index]?.content ?? []));
      expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }
    expect(await inbox.run(`photos ${reference} ${folder}`)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('--force'),
    });
    expect((await inbox.run(`photos ${reference} ${folder} --force`)).exitCode).toBe(0);
    expect((await inbox.run(`photos ${reference} ${join(folder, 'none')}`)).errors).toContain(
      'There is no folder',
    );
  });

  it('say in plain words that there are none', async () => {
    const { lead, application, run } = await tryInbox(engine);
    expect((await run(`photos ${await lead()}`)).errors).toContain('sent no photos with');
    expect((await run(`photos ${await application()}`)).errors).toContain('is a job application');
  });

  it('are counted in an export, and deleted with the person', async () => {
    const inbox = await tryInbox(engine);
    await inbox.lead({}, [await plainPhoto('jpeg'), await plainPhoto('webp')]);
    const file = join(await emptyFolder(), 'leads.csv');
    await inbox.run(`export ${file}`);
    expect(await readFile(file, 'utf8')).toMatch(/"Photos".*\r\n.*,"2",.*"Maya Okafor"/);
    await inbox.run('delete maya@example.ca --yes');
    expect(await storedPhotos(inbox)).toEqual([]);
  });
});
