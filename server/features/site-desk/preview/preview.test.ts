import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { services } from '../../../../content/services/catalogue.ts';
import { to } from '../../../../contract/screens.ts';
import type { Site } from '../../../../contract/site.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { createRecord, saveRecord } from '../../../publications/site-records.ts';
import { latestVersionNumber } from '../../../publications/versions.ts';
import type { BuiltSite } from '../../../rendering/built-site.ts';
import { type Engine, engines } from '../../../testing/engines.ts';
import { ownProject, publishOwnProject, storePicture } from '../../../testing/own-site.ts';
import { postSiteForm, projectFields } from '../../../testing/site-forms.ts';
import { startTestService } from '../../../testing/test-service.ts';
import { AUTHORIZATION, hiddenIn } from '../../../testing/try-desk.ts';
import { draftPublication } from './draft-publication.ts';

const [{ slug }, , third] = services;

/** A server whose renderer returns what it was asked to render. */
async function tryPreview(engine: Engine) {
  const orders: { site: Site; route: string }[] = [];
  const builtSite = {
    preview: async (order: Parameters<BuiltSite['preview']>[0]) => {
      orders.push(order);
      return `<style>${order.banner.css}</style>${order.banner.html}`;
    },
    show: async (_site: Site, { onShown }: { onShown(): void }) => onShown(),
  } as unknown as BuiltSite;
  const service = await startTestService(engine, { builtSite });
  const { app, config } = service;
  const headers = { authorization: AUTHORIZATION, accept: 'text/html', origin: config.siteUrl.origin };
  return {
    ...service,
    orders,
    get: (url: string) => app.inject({ url, headers }),
    post: (url: string, fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}

describe.each(engines)('a preview on %s', (engine) => {
  it('saves first, and shows the page of the price that was given, to the operator alone', async () => {
    const { post, get, orders, database, app } = await tryPreview(engine);
    const price = (name: string) => ({
      [`from-${name}`]: '100',
      [`to-${name}`]: '200',
      [`basis-${name}`]: 'each',
    });
    await post(deskPaths.sitePrices, { ...price(slug), action: 'publish' });
    const saved = await post(deskPaths.sitePrices, { ...price(third?.slug ?? ''), action: 'preview' });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, deskPaths.sitePricesPreview]);
    const preview = await get(deskPaths.sitePricesPreview);
    expect(preview.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(orders.at(-1)?.route).toBe(to.service(third?.id ?? 0));
    expect(Object.keys(orders.at(-1)?.site.prices ?? {})).toEqual([slug, third?.slug]);
    expect(await latestVersionNumber(database)).toBe(1);
    expect((await app.inject(deskPaths.sitePricesPreview)).statusCode).toBe(401);
  });

  it('says which files of the form were left out', async () => {
    const { database, get, ...service } = await tryPreview(engine);
    const plan = { field: 'photos', content: Buffer.from('%PDF-1.7'), name: 'plan.pdf' };
    const fields = projectFields({ action: 'preview' });
    const saved = await postSiteForm(service, deskPaths.siteNew('projects'), fields, [plan]);
    expect((await get(String(saved.headers.location))).body).toContain('plan.pdf was left out.');
  });

  it('allows its own styles and no script', async () => {
    const { get } = await tryPreview(engine);
    const { body, headers } = await get(deskPaths.siteCompanyPreview);
    const [, css = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? [];
    const styleHash = hash('sha256', css, 'base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${styleHash}'`);
    expect(headers['content-security-policy']).toContain("script-src 'none'");
  });

  it('leads back to the form, and publishes what it has shown, and nothing that was saved since', async () => {
    const { post, get, database } = await tryPreview(engine);
    await post(deskPaths.siteCompany, { mailingAddress: 'Box 7', action: 'preview' });
    const { body } = await get(deskPaths.siteCompanyPreview);
    expect(body).toContain('Only you see this page.');
    expect(body).toContain(`<a href="${deskPaths.siteCompany}">Go on writing</a>`);
    expect(body).toContain(`<form method="post" action="${deskPaths.siteCompany}">`);
    const publish = { ...hiddenIn(body), action: 'publish' };
    await post(deskPaths.siteCompany, { mailingAddress: 'Box 8', action: 'save' });
    const unread = await post(deskPaths.siteCompany, publish);
    expect(unread.statusCode).toBe(409);
    expect(unread.body).toContain(`href="${deskPaths.siteCompany}"`);
    expect(await latestVersionNumber(database)).toBe(0);
    const read = { ...hiddenIn((await get(deskPaths.siteCompanyPreview)).body), action: 'publish' };
    for (const tap of [1, 2])
      expect([tap, (await post(deskPaths.siteCompany, read)).statusCode]).toEqual([tap, 303]);
    expect(await latestVersionNumber(database)).toBe(1);
  });
});

describe.each(engines)('a draft on %s', (engine) => {
  it('takes the place of its live revision, in the order of the list, with pictures of the desk', async () => {
    const { database, clock } = await tryPreview(engine);
    const first = await publishOwnProject(database, clock());
    const { id: second } = await createRecord(database, 'project', {
      content: ownProject(await storePicture(database, clock()), { title: 'A dry basement' }),
      now: clock(),
    });
    const changed = ownProject(first.picture, { title: 'A porch, again' });
    await saveRecord(database, 'project', first.id, { content: changed, now: clock() });

    const ofChanged = await draftPublication(database, { kind: 'project', id: first.id });
    expect(ofChanged.projects.map(({ title }) => title)).toEqual(['A porch, again']);
    const ofNew = await draftPublication(database, { kind: 'project', id: second });
    expect(ofNew.projects.map(({ id }) => id)).toEqual([second, first.id]);
    expect(ofNew.projects[0]?.cover.path).toMatch(new RegExp(`^${deskPaths.sitePictures}/`));
    expect(ofNew.projects[1]?.title).toBe(ownProject('').title);
    await expect(draftPublication(database, { kind: 'project', id: 999 })).rejects.toThrow();
  });

  it('shows a picture as it was received until it is encoded', async () => {
    const { database, clock, get, publisher } = await tryPreview(engine);
    const id = await storePicture(database, clock());
    const open = (name: string) => get(`${deskPaths.sitePictures}/${id}-${name}`);
    const byId = () => get(`${deskPaths.sitePictures}/${id}`);
    for (const received of [await open('800.1.avif'), await open('960.1.jpg'), await byId()]) {
      expect([received.statusCode, received.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(received.headers['cache-control']).toBe('no-store');
    }
    await publisher.run();
    const encoded = await open('800.1.avif');
    expect([encoded.statusCode, encoded.headers['content-type']]).toEqual([200, 'image/avif']);
    expect(encoded.headers['cache-control']).toMatch(/^private/);
    expect((await open('801.1.avif')).statusCode).toBe(404);
    expect((await byId()).headers['content-type']).toBe('image/jpeg');
    expect((await get(`${deskPaths.sitePictures}/..%2F..%2Fx.jpg`)).statusCode).toBe(404);
  });
});
