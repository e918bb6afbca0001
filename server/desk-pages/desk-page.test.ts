import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { deskPaths } from '../operator/desk-paths.ts';
import { html } from '../page-parts/html.ts';
import { createSendDeskPage, type DeskPage } from './desk-page.ts';
import { addDeskStylesheet, stylesheetPath } from './stylesheet.ts';
import type { TabCounts } from './tabs.ts';

async function open(page: Partial<DeskPage> = {}, counts: TabCounts = {}) {
  const app = Fastify();
  const sendPage = createSendDeskPage({
    config: { siteUrl: new URL('http://localhost:3000') },
    readTabCounts: async () => counts,
  });
  app.get('/', (_request, reply) => sendPage(reply, { title: 'Prices', body: html`<p>Body</p>`, ...page }));
  return app.inject('/');
}

describe('a page of the desk', () => {
  it('begins its title with what happened, and gives the focus to the sentence that says it', async () => {
    const { body } = await open({ notice: { happened: 'Saved', sentence: 'Saved at 7:08 PM.' } });
    expect(body).toContain(
      `<title>Saved - Prices - Desk of ${company.shortName.replace('&', '&amp;')}</title>`,
    );
    expect(body).toContain('<p tabindex="-1" autofocus>Saved at 7:08 PM.</p>');
  });

  it('marks the tab and the part that are open, and shows the parts of that tab alone', async () => {
    const site = await open({ tabPath: deskPaths.sitePrices });
    expect(site.body).toMatch(new RegExp(`href="${deskPaths.site}" aria-current="true"`));
    expect(site.body).toMatch(new RegExp(`href="${deskPaths.sitePrices}" aria-current="page"`));
    expect(site.body).not.toContain(deskPaths.spam);
    const today = await open({ tabPath: deskPaths.overview });
    expect(today.body).toMatch(new RegExp(`href="${deskPaths.overview}" aria-current="page"`));
    expect(today.body).not.toContain(deskPaths.sitePrices);
  });

  it('says how many wait behind a tab', async () => {
    expect((await open({}, { requests: 3 })).body).toContain('3<span class="sr-only"> waiting</span>');
    expect((await open({}, { requests: 0 })).body).not.toContain('waiting');
  });

  it('loads again by itself only while it is told to', async () => {
    expect((await open({ refreshSeconds: 3 })).headers.refresh).toBe('3');
    expect((await open()).headers.refresh).toBeUndefined();
  });

  it('takes styles from its own stylesheet alone', async () => {
    const { headers, body } = await open();
    expect(headers['content-security-policy']).toContain("style-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).toContain(`<link rel="stylesheet" href="${stylesheetPath}">`);
    expect(body).not.toContain('<style');
  });
});

it('keeps the stylesheet in the owner’s browser, and behind the token', async () => {
  const app = Fastify();
  addDeskStylesheet(app, () => async (request) => {
    if (!request.headers.authorization) throw Object.assign(new Error(), { statusCode: 401 });
  });
  const ask = (headers: Record<string, string>) => app.inject({ url: stylesheetPath, headers });
  expect((await ask({})).statusCode).toBe(401);
  const plain = await ask({ authorization: 'x' });
  expect(plain.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(plain.body).toContain('--brick:');
  const compressed = await ask({ authorization: 'x', 'accept-encoding': 'br' });
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});
