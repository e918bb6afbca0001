import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { careersHero } from '../../content/careers.ts';
import { heroHeadline } from '../../content/hero.ts';
import { projects } from '../../content/projects/catalogue.ts';
import { caseStudies } from '../../content/template-items.ts';
import { testimonials } from '../../content/testimonials.ts';
import { apiPaths } from '../../contract/api.ts';
import { denyStorage } from '../support/denied-storage.ts';
import { filesOf, linksOf } from '../support/document-links.ts';
import { FEWEST_FILES, oneProject, oneService, UNKNOWN_ID } from '../support/entries.ts';
import { startFileHost } from '../support/file-host.ts';
import { canonicalOf, readDocument, tagsOf } from '../support/read-document.ts';
import { fillRequest, openEstimate, REQUEST, sendButton, toast } from '../support/request-form.ts';
import { sentEntries } from '../support/sent-entries.ts';
import { expect, test } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

// One build serves every test.
test.describe.configure({ mode: 'default' });

const OUT = mkdtempSync(join(tmpdir(), 'static-site-'));
const BASE = '/sub/';
const FORWARDER = 'https://forms.example/f/abc';

const PROJECT = `projects/${oneProject.id}`;
const SERVICE = `services/${oneService.slug}`;
const [study] = caseStudies.slice(-1);

let server: Server;
let plainHost: Server;
let origin = '';
/** The same files on a host that shows its own page for missing files. */
let plainRoot = '';
let root = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  ({ server, origin } = await startFileHost(OUT, BASE));
  root = origin + BASE;
  const plain = await startFileHost(OUT, BASE, { serves404: false });
  plainHost = plain.server;
  plainRoot = plain.origin + BASE;
  await promisify(execFile)(
    process.execPath,
    ['scripts/build.ts', '--static', '--base', BASE, '--out', OUT],
    { env: { ...process.env, SITE_URL: origin, FORM_ENDPOINT: FORWARDER } },
  );
});

test.afterAll(() => {
  for (const host of [server, plainHost]) {
    host.closeAllConnections();
    host.close();
  }
  rmSync(OUT, { recursive: true });
});

test.describe('the site as files below a path', LONG, () => {
  test('has no link and needs no file that is outside or missing', async ({ request }) => {
    const wanted = new Set<string>();
    for (const path of ['', 'services', 'projects', PROJECT, 'about', 'contact', 'careers', '404.html']) {
      const document = await readDocument(
        request,
        `${root}${path && !path.includes('.') ? `${path}/` : path}`,
      );
      const at = { ...document, path: new URL(document.path).pathname };
      expect(document.html).not.toMatch(/%[A-Z_]{4,}%/);
      for (const address of [...linksOf(at), ...filesOf(at)]) wanted.add(address.replace(/[?#].*/, ''));
    }
    expect(wanted.size).toBeGreaterThan(FEWEST_FILES);
    expect([...wanted].filter((address) => !address.startsWith(BASE))).toEqual([]);
    const missing: string[] = [];
    for (const address of wanted) if (!(await request.head(origin + address)).ok()) missing.push(address);
    expect(missing).toEqual([]);
  });

  test('names its own addresses to search engines and link previews', async ({ request }) => {
    const { html } = await readDocument(request, `${root}${PROJECT}/`);
    expect(canonicalOf(html)).toBe(`${root}${PROJECT}`);
    const picture = tagsOf(html, 'meta').find(({ property }) => property === 'og:image')?.content ?? '';
    expect((await request.head(picture)).ok()).toBe(true);
    const list = await (await request.get(`${root}sitemap.xml`)).text();
    expect(list).toContain(`<loc>${root}${SERVICE}</loc>`);
    expect(await (await request.get(`${root}robots.txt`)).text()).toContain(`Sitemap: ${root}sitemap.xml`);
  });

  test('opens at a document and goes on by fragment', async ({ page }) => {
    await page.goto(`${root}${SERVICE}`);
    await expect(page).toHaveURL(`${root}#/services?id=${oneService.id}`);
    await expect(page.getByRole('heading', { level: 1, name: oneService.title })).toBeVisible();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await expect(link).toHaveAttribute('href', `${BASE}careers`);
    await link.click();
    await expect(page).toHaveURL(`${root}#/careers`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: careersHero.title })).toBeVisible();
  });

  test('selects the service that the query of a document names', async ({ page }) => {
    await page.goto(`${root}services?id=${oneService.id}`);
    await expect(page.getByRole('heading', { level: 1, name: oneService.title })).toBeVisible();
    await expect(page).toHaveURL(`${root}#/services?id=${oneService.id}`);
    await page.goto(`${root}services/?id=${UNKNOWN_ID}`);
    await expect(page).toHaveURL(`${root}#/services?id=${UNKNOWN_ID}`);
  });

  test('reads its lists from files', async ({ page }) => {
    const answers: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.includes('/api/')) answers.push(`${response.status()} ${pathname}`);
    });
    await page.goto(`${root}#/projects`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: `${projects.length} projects` })).toBeVisible();
    await expect.poll(() => answers.length).toBe(1);
    await page.goto(`${root}#/testimonials`);
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(testimonials.length);
    await expect.poll(() => answers.length).toBe(2);
    await page.goto(`${root}#/case-study/${study?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(study?.title ?? '');
    await expect.poll(() => answers.length).toBe(3);
    expect(answers).toEqual(
      [apiPaths.projects, apiPaths.testimonials, apiPaths.caseStudy(study?.id ?? 0)].map(
        (path) => `200 /sub${path}`,
      ),
    );
  });

  test('sends its forms to the forwarder, and back to itself', async ({ page }) => {
    const sent: [string, string][][] = [];
    await page.route(FORWARDER, async (route) => {
      sent.push(await sentEntries(route.request()));
      await route.fulfill({ json: { success: 'true' }, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await page.goto(root);
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).click();
    await expect(toast(page)).toContainText('Request sent!');
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ ...REQUEST, _next: root });
  });

  test.describe('at an address that no file has', () => {
    test.use({ expectedNoise: [/status of 404/] });

    test('brings the visitor to the app, which says so', async ({ page }) => {
      await page.goto(`${root}no/such/page?from=mail`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      await expect(page).toHaveURL(`${root}#/no/such/page?from=mail`);
      await page.getByRole('main').getByRole('link', { name: 'Back to Homepage' }).click();
      await expect(page).toHaveURL(`${root}#/`);
      await expect(page.getByRole('heading', { level: 1, name: heroHeadline })).toBeVisible();
    });

    test('says so itself where the browser denies storage', async ({ page }) => {
      await denyStorage(page);
      await page.goto(`${root}no/such/page`);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    });

    test('shows that a project does not exist', async ({ page }) => {
      await page.goto(`${root}projects/${UNKNOWN_ID}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible();
      await expect(page).toHaveURL(`${root}#/projects/${UNKNOWN_ID}`);
    });
  });

  for (const [route, title] of [
    ['/no/such/page', 'Page Not Found'],
    [`/projects/${UNKNOWN_ID}`, 'Project Not Found'],
    [`/projects/${UNKNOWN_ID}?from=mail#pictures`, 'Project Not Found'],
    [`/portfolio/${UNKNOWN_ID}`, 'Error'],
  ] as const)
    test.describe(`on a host that knows nothing of 404.html, at #${route}`, () => {
      // The browser itself logs each missing file; the site logs nothing.
      test.use({ expectedNoise: [/status of 404/] });

      test('says that it is not there when it is opened', async ({ page }) => {
        await page.goto(`${plainRoot}#${route}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page).toHaveURL(`${plainRoot}#${route}`);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      });

      test('says that it is not there within an open page', async ({ page }) => {
        await page.goto(plainRoot);
        await expect(page.locator('html[data-live]')).toHaveCount(1);
        await page.evaluate((hash) => {
          location.hash = hash;
        }, route);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page).toHaveURL(`${plainRoot}#${route}`);
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: heroHeadline })).toBeVisible();
      });
    });
});
