import { describe, expect, it } from 'vitest';
import { deskPaths } from '../../operator/desk-paths.ts';
import { engines } from '../../testing/engines.ts';
import { plainPhoto } from '../../testing/photo-files/photo-files.ts';
import { sendPhotos } from '../../testing/photo-files/photo-requests.ts';
import { tryDesk } from '../../testing/try-desk.ts';

describe.each(engines)('the photos of a request on the desk, on %s,', (engine) => {
  it('are shown with what was written under them, inert', async () => {
    const desk = await tryDesk(engine);
    const response = await sendPhotos(desk, [await plainPhoto('png'), await plainPhoto('webp')], {
      changes: { photoDescription1: '"><img src=x onerror=alert(1)>' },
    });
    const { reference } = response.json();
    const { body } = await desk.get(deskPaths.record(reference));
    const shown = [...body.matchAll(/<img src="([^"]+)" alt="([^"]*)"/g)].map(([, src, alt]) => [src, alt]);
    expect(shown).toEqual([
      [deskPaths.leadPhoto(reference, 1), '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;'],
      [deskPaths.leadPhoto(reference, 2), 'Photo 2'],
    ]);
    for (const [src = ''] of shown) expect((await desk.get(src)).headers['content-type']).toBe('image/jpeg');
  });

  it('are not mentioned if there are none', async () => {
    const { lead, page } = await tryDesk(engine);
    expect(await page(deskPaths.record(await lead()))).not.toContain('Photos');
  });
});
