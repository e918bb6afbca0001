import { describe, expect, it } from 'vitest';
import { deskPaths } from '../../operator/desk-paths.ts';
import { engines } from '../../testing/engines.ts';
import { tryDesk } from '../../testing/try-desk.ts';
import { tryRequest } from '../../testing/try-request.ts';

/** Beyond what PostgreSQL's integer, a JavaScript number or anything else holds. */
const IDS = [2 ** 31, 2 ** 53 + 2, 1e21, -1, 1.5, 0, Number.NaN];

describe.each(engines)('an address of the desk whose number nothing has, on %s', (engine) => {
  it('is not found', async () => {
    const desk = await tryDesk(engine);
    const { sent } = await tryRequest(engine, { service: desk });
    const paths = IDS.flatMap((id) => [
      ...(['projects', 'testimonials', 'people'] as const).flatMap((list) => [
        deskPaths.siteEntry(list, id),
        deskPaths.sitePreview(list, id),
      ]),
      deskPaths.visit(id),
      deskPaths.deleteSubscriber(id),
      deskPaths.leadPhoto(sent.reference, id),
    ]);
    const pictures = ['%00', `${'A'.repeat(22)}-%00.1.avif`].map(
      (file) => `${deskPaths.sitePictures}/${file}`,
    );
    for (const path of [...paths, ...pictures, deskPaths.record('\0'), deskPaths.leadPhoto('%00', 1)])
      expect([path, (await desk.get(path)).statusCode]).toEqual([path, 404]);
    for (const id of IDS) {
      const posts = [
        await desk.post(deskPaths.siteEntry('projects', id), { action: 'save', title: 'A porch' }),
        await desk.post(deskPaths.siteVersions, { action: 'restore', version: String(id) }),
        await desk.post(deskPaths.recordPart(sent.reference, `notes/${id}`), { action: 'remove' }),
        await desk.post(deskPaths.visit(id), { action: 'cancel' }),
      ];
      expect([id, posts.map(({ statusCode }) => statusCode)]).toEqual([id, [404, 404, 404, 404]]);
    }
  });

  it('is shown whatever its query says', async () => {
    const { get } = await tryDesk(engine);
    const query = [
      'for',
      'done',
      'reference',
      'before',
      'after',
      'at',
      'id',
      'from',
      'version',
      'copies',
      'week',
    ];
    for (const value of ['%00', '2147483648', '99999999999999999999', '%ff', ''])
      for (const path of [
        deskPaths.overview,
        deskPaths.leads,
        deskPaths.applications,
        deskPaths.subscribers,
        deskPaths.spam,
        deskPaths.mail,
        deskPaths.search,
        deskPaths.visits,
        deskPaths.newVisit,
        deskPaths.site,
        deskPaths.siteVersions,
      ]) {
        const url = `${path}?${query.map((name) => `${name}=${value}`).join('&')}`;
        expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
      }
  });
});
