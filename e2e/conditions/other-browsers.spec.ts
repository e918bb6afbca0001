import { to } from '../../contract/screens.ts';
import type { Browser } from '../../testing/browsers/browser.ts';
import { isFirefoxInstalled, startFirefox } from '../../testing/browsers/firefox.ts';
import {
  isOldestWebKitInstalled,
  isWebKitInstalled,
  startOldestWebKit,
  startWebKit,
} from '../../testing/browsers/webkit.ts';
import { allProjects, oneProject } from '../support/entries.ts';
import { REQUEST } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

const engines = [
  {
    name: "Safari's engine",
    start: startWebKit,
    isInstalled: isWebKitInstalled(),
    needs: 'WebKitWebDriver, MiniBrowser and xvfb-run',
  },
  { name: 'Firefox', start: startFirefox, isInstalled: isFirefoxInstalled(), needs: 'Firefox' },
];

for (const { name, start, isInstalled, needs } of engines) {
  test.describe(`in ${name}`, LONG, () => {
    // One browser for all tests.
    test.describe.configure({ mode: 'default' });
    test.skip(!isInstalled, `needs ${needs}`);

    let browser: Browser;

    test.beforeAll(async () => {
      browser = await start();
    });
    test.afterAll(() => browser.close());

    async function arriveAt(url: string): Promise<void> {
      // Otherwise a change of the fragment alone would not reload the document.
      await browser.open('about:blank');
      await browser.open(url);
      await expect.poll(() => browser.evaluate('document.documentElement.dataset.live')).toBe('1');
    }

    const route = () => browser.evaluate('document.documentElement.dataset.route');
    const fragment = () => browser.evaluate('location.hash');
    const isShown = (selector: string) =>
      browser.evaluate(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false`);

    const arrivals = [
      ['/', to.home],
      [`/projects/${oneProject.id}`, to.project(oneProject.id)],
      ['/#/about?tab=team', to.about('team')],
      ['/#/contact', to.contact],
    ] as const;
    for (const [path, expected] of arrivals) {
      test(`${path} is the page that was asked for, and comes alive`, async ({ baseURL }) => {
        await arriveAt(`${baseURL}${path}`);
        expect(await fragment()).toBe(`#${expected}`);
        expect(expected.split('?')[0]).toBe(await route());
        expect(await isShown('h1')).toBe(true);
      });
    }

    test('a link shows the next page, and Back the one before', async ({ baseURL }) => {
      await browser.resize(1280, 900);
      await arriveAt(`${baseURL}/`);
      await browser.click('nav[aria-label=Main] a[href="/projects"]');
      await expect.poll(route).toBe(to.projects);
      expect(await fragment()).toBe(`#${to.projects}`);
      expect(await browser.evaluate('document.activeElement.tagName')).toBe('H1');
      await browser.evaluate('history.back()');
      await expect.poll(route).toBe(to.home);
    });

    test('the menu of phones opens, and closes with the chosen page', async ({ baseURL }) => {
      await browser.resize(420, 800);
      await arriveAt(`${baseURL}/`);
      await browser.click('header [popovertarget=site-menu]');
      await expect.poll(() => isShown('#site-menu a[href="/about"]')).toBe(true);
      await browser.click('#site-menu a[href="/about"]');
      await expect.poll(route).toBe(to.about());
      expect(await isShown('#site-menu')).toBe(false);
    });

    test('the call bar makes way for buttons and forms that offer the same', async ({ baseURL }) => {
      const isBarInView = () =>
        browser.evaluate("document.querySelector('.call-bar').getBoundingClientRect().top < innerHeight");
      const scrollTo = (selector: string) =>
        browser.evaluate(`document.querySelector('${selector}').scrollIntoView({ behavior: 'instant' })`);
      await browser.resize(420, 800);
      await arriveAt(`${baseURL}/terms`);
      expect(await isBarInView()).toBe(true);
      await browser.click('header a[href="/"]');
      await expect.poll(route).toBe(to.home);
      await expect.poll(isBarInView).toBe(false);
      // The list of services is fetched after a navigation and moves the content below; Safari has no scroll anchoring.
      await expect.poll(() => browser.evaluate("!document.querySelector('[data-skeleton]')")).toBe(true);
      await scrollTo('#process');
      await expect.poll(isBarInView).toBe(true);
      await scrollTo('#contact form');
      await expect.poll(isBarInView).toBe(false);
    });

    test('a request is sent from the dialog', async ({ baseURL }) => {
      await browser.resize(1280, 900);
      await arriveAt(`${baseURL}/about`);
      await browser.click('header > div > button[data-estimate]');
      await expect.poll(() => isShown('dialog[open]')).toBe(true);
      const { projectType, ...typed } = REQUEST;
      for (const [field, text] of Object.entries(typed)) await browser.type(`dialog [name=${field}]`, text);
      // The list of choices belongs to the system, not to the page.
      const choice = JSON.stringify(projectType);
      await browser.evaluate(`void (document.querySelector('dialog [name=projectType]').value = ${choice})`);
      await browser.click('dialog [type=submit]');
      await expect.poll(() => isShown('[data-toast=success]')).toBe(true);
      expect(await isShown('dialog[open]')).toBe(false);
    });

    test('the filters of phones are as high as what they contain', async ({ baseURL }) => {
      await browser.resize(420, 800);
      await arriveAt(`${baseURL}/projects`);
      await browser.click('main [popovertarget]');
      await expect.poll(() => isShown('search select')).toBe(true);
      const lastRow = "document.querySelector('search [popover] > :last-child')";
      const minHeight = await browser.evaluate(`getComputedStyle(${lastRow}).minHeight`);
      expect(await browser.evaluate(`getComputedStyle(${lastRow}).height`)).toBe(minHeight);
    });

    test('a city narrows the portfolio', async ({ baseURL }) => {
      await browser.resize(1280, 900);
      await arriveAt(`${baseURL}/projects`);
      const { city } = oneProject;
      // The list of choices belongs to the system, not to the page.
      await browser.evaluate(`(() => {
        const select = document.querySelector('search select');
        select.value = ${JSON.stringify(city)};
        select.dispatchEvent(new Event('change', { bubbles: true }));
      })()`);
      await expect.poll(fragment).toBe(`#${to.filteredProjects({ city })}`);
      const count = allProjects.filter((other) => other.city === city).length;
      await expect
        .poll(() => browser.evaluate("document.querySelectorAll('main article').length"))
        .toBe(count);
    });

    test('the pictures of a project open full screen, and Back closes them', async ({ baseURL }) => {
      await arriveAt(`${baseURL}/projects/${oneProject.id}`);
      await browser.click('[aria-labelledby=gallery-title] li a');
      await expect.poll(() => isShown('dialog[open] img')).toBe(true);
      await browser.evaluate('history.back()');
      await expect.poll(() => isShown('dialog[open]')).toBe(false);
      expect(await route()).toBe(to.project(oneProject.id));
    });
  });
}

test.describe('in the engine of Safari 16.0, the oldest that must work', LONG, () => {
  // One browser for all tests.
  test.describe.configure({ mode: 'default' });
  test.skip(!isOldestWebKitInstalled(), 'needs WebKitWebDriver and cog with the engine of Safari 16.0');

  let browser: Browser;

  test.beforeAll(async () => {
    browser = await startOldestWebKit();
  });
  test.afterAll(() => browser.close());

  const isLive = () => browser.evaluate('document.documentElement.dataset.live');

  test('the chosen tab of About Us is shown alone', async ({ baseURL }) => {
    await browser.open(`${baseURL}/about`);
    await expect.poll(isLive).toBe('1');
    const shownPanels = () =>
      browser.evaluate(
        "[...document.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.offsetHeight > 0).map(({ id }) => id)",
      );
    expect(await shownPanels()).toEqual(['company']);
    await browser.click('#team-tab');
    expect(await shownPanels()).toEqual(['team']);
  });

  test('a request is sent, and its page offers times', async ({ baseURL }) => {
    await browser.open(`${baseURL}/contact`);
    await expect.poll(isLive).toBe('1');
    const { projectType, ...typed } = REQUEST;
    for (const [field, text] of Object.entries(typed)) await browser.type(`main [name=${field}]`, text);
    // The list of choices belongs to the system, not to the page.
    const choice = JSON.stringify(projectType);
    await browser.evaluate(`void (document.querySelector('main [name=projectType]').value = ${choice})`);
    await browser.click('main form [type=submit]');
    const requestPage = () =>
      browser.evaluate("document.querySelector('[data-receipt] a[href*=request]')?.href");
    await expect.poll(requestPage).toBeTruthy();
    await browser.open(String(await requestPage()));
    expect(await browser.evaluate("document.querySelectorAll('[name=visit]').length")).toBeGreaterThan(0);
  });
});
