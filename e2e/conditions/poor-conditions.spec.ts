import { type BrowserContext, test as documentTest, type Page } from '@playwright/test';
import { documentPath } from '../../contract/documents.ts';
import { PROJECTS_PER_PAGE } from '../../contract/project-pages.ts';
import { splitRoute } from '../../contract/routes.ts';
import { patterns, to } from '../../contract/screens.ts';
import { arriveAt, expectHydratedForm } from '../support/arrival.ts';
import { answerContactCalls } from '../support/contact-calls.ts';
import { denyStorage } from '../support/denied-storage.ts';
import { allProjects, allServices } from '../support/entries.ts';
import { screenSweeps } from '../support/every-route.ts';
import { holdRequests } from '../support/held-requests.ts';
import { photo, photosInput, rows } from '../support/photo-form.ts';
import {
  expectRequest,
  fillRequest,
  REQUEST,
  requestField,
  sendButton,
  toast,
} from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';
import { startSlowProxy } from '../support/slow-proxy.ts';
import { LONG } from '../support/tags.ts';

/** The requested page is shown completely, even if scripts, pictures, styles or storage fail. */

const SCRIPTS = '**/assets/*.js';

/** The minimum number of words of a page: header and footer, which list the services, and a short main part. */
const FEWEST_WORDS = 110 + allServices.flatMap(({ title }) => title.split(' ')).length;

/** Only in the long run: similar to aborted scripts, or covered by inlined-styles.spec.ts. */
const LONG_CONDITIONS = ['scripts that are gone', 'no stylesheet'];

/** The number of pages that load in parallel: a document in chunks spends most of its time waiting. */
const AT_ONCE = 10;

type Shown = {
  readonly heading: string;
  readonly footer: string;
  readonly words: number;
  readonly faults: string[];
};

const [mainScreens, ...otherScreens] = screenSweeps.map(({ name, details, routes }) => ({
  name,
  details,
  // Each route by its path and by its fragment. Routes with a single address are excluded.
  addresses: routes
    .filter(({ route }) => route !== patterns['not-found'])
    .map(({ route }) => [documentPath(route), `/#${route}`] as const),
}));

/** Alternates between path and fragment for the main screens; the long run tests the other one. */
const inTurn = mainScreens?.addresses.map((both, at) => (at % 2 ? both.toReversed() : both)) ?? [];

const sweeps = [
  { name: 'the main screens', details: {}, addresses: inTurn.flatMap(([first = '']) => first) },
  {
    name: 'the main screens, by its other address,',
    details: LONG,
    addresses: inTurn.flatMap(([, other = '']) => other),
  },
  ...otherScreens.map((sweep) => ({ ...sweep, addresses: sweep.addresses.flat() })),
];

// These tests open their own pages and check for errors themselves.
for (const { name, details, addresses } of sweeps) {
  documentTest.describe(`each of ${name} is there`, details, () => {
    documentTest(
      'with its document in six pieces and its scripts in the cache',
      async ({ context, baseURL }) => {
        documentTest.slow();
        const proxy = await startSlowProxy(baseURL ?? '', { pieces: 6, pauseMs: 400 });
        try {
          const first = await context.newPage();
          await first.goto(proxy.origin);
          await whenAlive(first);
          await first.close();
          await expectPages(addresses, context, proxy.origin, whenAlive);
        } finally {
          proxy.close();
        }
      },
    );

    for (const [what, respond] of Object.entries({
      'aborted scripts': (page: Page) => page.route(SCRIPTS, (route) => route.abort()),
      'scripts that are gone': (page: Page) => page.route(SCRIPTS, (route) => route.fulfill({ status: 404 })),
      'scripts that throw': (page: Page) =>
        page.route(SCRIPTS, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
        ),
      'no stylesheet': (page: Page) => page.route('**/*.css', (route) => route.abort()),
      'pictures that never answer': (page: Page) => page.route('**/pictures/**', () => {}),
    })) {
      documentTest(
        `with ${what}`,
        LONG_CONDITIONS.includes(what) ? LONG : {},
        async ({ context, baseURL }) => {
          documentTest.slow();
          await expectPages(addresses, context, baseURL ?? '', async () => {}, respond, [
            /broken on purpose/,
          ]);
        },
      );
    }

    documentTest('before its scripts load, and is interactive then', async ({ context, baseURL }) => {
      documentTest.slow();
      const releases = new WeakMap<Page, () => void>();
      const hold = async (page: Page) => void releases.set(page, await holdRequests(page, SCRIPTS));
      const release = async (page: Page) => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        releases.get(page)?.();
        await whenAlive(page);
      };
      await expectPages(addresses, context, baseURL ?? '', release, hold);
    });

    documentTest('with storage that the browser denies, and is interactive', async ({ context, baseURL }) => {
      documentTest.slow();
      await expectPages(addresses, context, baseURL ?? '', whenAlive, denyStorage);
    });
  });
}

test.describe('an island', () => {
  test.use({
    expectedNoise: [
      /did not arrive|Sending the request failed|\.js failed|Failed to load resource|Minified React error|on purpose/,
    ],
  });

  test('whose code does not arrive after a click shows what its document shows', async ({ page }) => {
    await arriveAt(page, '/sitemap');
    await page.route('**/assets/project-list-*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'View All Projects' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(
      Math.min(allProjects.length, PROJECTS_PER_PAGE),
    );
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  });

  test('whose code never answers does not hold up the others', async ({ page }) => {
    await page.route('**/assets/newsletter-form-*.js', () => {});
    await answerContactCalls(page, { status: 500 });
    await arriveAt(page, '/');
    const section = page.getByRole('region', { name: 'Get Your Free Estimate' });
    await expectHydratedForm(section);
    await fillRequest(section);
    await sendButton(section).click();
    await expect(toast(page)).toBeVisible();
  });

  test('whose code does not arrive shows no controls that need it', async ({ page }) => {
    await page.route('**/assets/project-list-*.js', (route) => route.abort());
    await arriveAt(page, to.projects);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  });

  test('that fails keeps what was entered, and shows no controls that need it', async ({ page }) => {
    await page.route(/assets\/(contact-form|testimonial-carousel)-/, async (route) => {
      const [, exported = ''] = /export\{([^}]*)\}/.exec(await (await route.fetch()).text()) ?? [];
      const names = exported.split(',').map((name) => name.split(' as ').at(-1));
      const body = `const fail = () => { throw 'broken on purpose' }; export { ${names.map((name) => `fail as ${name}`)} }`;
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    const release = await holdRequests(page, /assets\/(contact-form|testimonial-carousel)-/);
    await page.goto(to.home);
    const carousel = page.getByRole('region', { name: 'What Our Clients Say' });
    await expect(carousel.getByRole('button', { name: /next/i })).toBeVisible();
    const section = page.getByRole('region', { name: 'Get Your Free Estimate' });
    await fillRequest(section);
    const failed = page.waitForEvent('console', (message) => message.text().includes('on purpose'));
    release();
    await failed;
    await expect(section.locator('[data-slot="failed"]')).toBeAttached();
    await expectRequest(section, REQUEST);
    await expect(carousel.getByRole('button', { name: /next/i })).toBeHidden();
  });

  test('that React renders anew, as an extension has changed its HTML, keeps what was entered', async ({
    page,
  }) => {
    await page.route(to.contact, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/(<form [^>]*>)/g, '$1<i></i>') });
    });
    const release = await holdRequests(page, '**/assets/contact-form-*.js');
    await page.goto(to.contact);
    const main = page.getByRole('main');
    await fillRequest(main);
    await photosInput(main).setInputFiles(await photo());
    await requestField(main, 'name').focus();
    release();
    await expectHydratedForm(main);
    await expectRequest(main, REQUEST);
    await expect(main.locator('form > i')).toHaveCount(0);
    await expect(rows(main)).toHaveCount(1);
    await expect(requestField(main, 'name')).toBeFocused();
  });
});

async function whenAlive(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
}

async function expectPages(
  addresses: readonly string[],
  context: BrowserContext,
  origin: string,
  settle: (page: Page) => Promise<unknown>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
  expectedFaults: readonly RegExp[] = [],
): Promise<void> {
  const waiting = [...addresses];
  const results: Record<string, Shown> = {};
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      await prepare(page);
      await page.goto(origin + address, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      await settle(page);
      const unexpected = faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)));
      results[address] = { ...(await page.evaluate(look)), faults: unexpected };
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const [address, { heading, footer, words, faults }] of Object.entries(results)) {
    expect.soft(faults, `${address}: what went wrong`).toEqual([]);
    expect.soft(heading, `${address}: its heading`).toBe(await headingOf(context, address));
    expect.soft(footer, `${address}: its footer`).toContain('Privacy Policy');
    expect.soft(words, `${address}: its words`).toBeGreaterThan(FEWEST_WORDS);
  }
}

/** Runs in the page. */
function look(): Omit<Shown, 'faults'> {
  const heading = document.querySelector('h1');
  const isVisible = heading?.checkVisibility({ visibilityProperty: true });
  return {
    heading: isVisible ? (heading?.textContent ?? '').replace(/\s+/g, ' ').trim() : 'invisible',
    footer: document.querySelector<HTMLElement>('body > footer')?.innerText ?? '',
    words: document.body.innerText.split(/\s+/).length,
  };
}

/** The heading in the document at the address, read without a browser. */
async function headingOf({ request }: BrowserContext, address: string): Promise<string> {
  const path = address.startsWith('/#') ? documentPath(address.slice(2)) : address;
  const html = await (await request.get(splitRoute(path).path)).text();
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
