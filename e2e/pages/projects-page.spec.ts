import type { Page } from '@playwright/test';
import { apiPaths } from '../../contract/api.ts';
import { type ProjectResponse, readOnlyResponses } from '../../contract/api-responses.ts';
import { documentPath } from '../../contract/documents.ts';
import { pageOfProjects } from '../../contract/project-pages.ts';
import { to } from '../../contract/screens.ts';
import { sampleSite } from '../../contract/site.ts';
import { arriveAt, navigateTo } from '../support/arrival.ts';
import { allProjects } from '../support/entries.ts';
import { holdRequests } from '../support/held-requests.ts';
import { expect, test } from '../support/site-test.ts';

/** The projects of the first page. */
const SHOWN = allProjects.slice(0, 24);

const CALL = `**${apiPaths.projects}`;
const ERROR = 'Error loading projects. Please try again later.';
const ANSWER = readOnlyResponses(sampleSite())[apiPaths.projects] as readonly ProjectResponse[];

function cards(page: Page) {
  return page.getByRole('region', { name: 'Projects', exact: true }).getByRole('article');
}

test.describe('Projects', () => {
  test('shows placeholders while the call is under way, then what a card should tell of each project', async ({
    page,
  }) => {
    const release = await holdRequests(page, CALL);
    await arriveAt(page, '/terms');
    await page.goto('/#/projects');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Renovation Portfolio');
    await expect(page.locator('[data-skeleton]')).toHaveCount(6);
    await expect(page.getByText('Loading projects')).toBeAttached();
    await expect(cards(page)).toHaveCount(0);
    release();
    await expect(cards(page).getByRole('heading')).toHaveText(SHOWN.map(({ title }) => title));
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    for (const [at, project] of SHOWN.entries()) {
      const card = cards(page).nth(at);
      await expect(card.locator('picture source')).toHaveAttribute(
        'srcset',
        new RegExp(`${project.cover.path}-`),
      );
      await expect(card.getByText('Featured', { exact: true })).toHaveCount(project.isFeatured ? 1 : 0);
      await expect(card.getByText(project.category, { exact: true })).toBeVisible();
      await expect(card.getByText(project.description)).toHaveCSS('-webkit-line-clamp', '2');
      await expect(card.getByRole('definition')).toHaveText([project.location, project.completionDate]);
      await expect(card.getByRole('link')).toHaveText('View Details');
      await expect(card.getByRole('link')).toHaveAttribute('href', `/projects/${project.id}`);
    }
    await cards(page).last().getByRole('link').click();
    await expect(page).toHaveURL(`/#/projects/${SHOWN.at(-1)?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SHOWN.at(-1)?.title ?? '');
  });

  test('makes the call at each navigation, and shows what it brings this time', async ({ page }) => {
    const [first] = ANSWER;
    const { coverPicture: _, ...stranger } = { ...first, id: 99, title: 'A stranger', isFeatured: false };
    const strangers = [
      { ...stranger, images: ['/stranger.svg'], description: 'Long. '.repeat(200) },
      { ...stranger, id: 100, images: [] },
    ];
    const answers: unknown[] = [[], strangers, null, ANSWER.slice(0, 1)];
    await page.route(CALL, (route) => route.fulfill({ json: answers.shift() }));
    await page.route('**/stranger.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    const leave = async () => {
      await page.goto('/#/terms');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    };

    await test.step('none: they are being prepared', async () => {
      await arriveAt(page, '/#/projects');
      await expectPreparation(page);
    });

    await test.step('strangers: no badge without the flag, pictures by their address', async () => {
      await leave();
      await page.goto('/#/projects');
      await expect(cards(page)).toHaveCount(2);
      await expect(cards(page).getByText('Featured', { exact: true })).toHaveCount(0);
      await expect(cards(page).first().locator('img')).toHaveAttribute('src', '/stranger.svg');
      await expect(cards(page).last().locator('img')).toHaveCount(0);
      const [shown, whole, line] = await cards(page)
        .first()
        .getByText('Long.')
        .evaluate((box) => [
          box.clientHeight,
          box.scrollHeight,
          Number.parseFloat(getComputedStyle(box).lineHeight),
        ]);
      expect(Math.round((shown ?? 0) / (line ?? 1))).toBe(2);
      expect(whole).toBeGreaterThan(shown ?? 0);
    });

    await test.step('no list at all: it says so', async () => {
      await leave();
      await page.goto('/#/projects');
      await expect(page.getByText(ERROR)).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    });

    await test.step('one project', async () => {
      await leave();
      await page.goto('/#/projects');
      await expect(cards(page)).toHaveCount(1);
      expect(answers).toEqual([]);
    });
  });

  test('says in its document too that projects are being prepared when the call brings none', async ({
    page,
  }) => {
    await page.route(CALL, (route) => route.fulfill({ json: [] }));
    await page.goto('/projects');
    await expectPreparation(page);
  });

  test.describe('that are many', () => {
    // Prefetching the documents of the fictitious projects fails.
    test.use({ expectedNoise: [/404 \(Not Found\)|500 \(Internal Server Error\)/] });

    const houses = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...ANSWER[0], id: at + 1, title: `House ${at + 1}` }));

    test('are fetched page by page, and none is shown twice however often the button is pressed', async ({
      page,
      baseURL,
    }) => {
      const list = houses(60);
      const wanted: number[] = [];
      let isBroken = false;
      let isStaticHost = false;
      await page.route(`${CALL}*`, (route) => {
        if (isBroken) return route.fulfill({ status: 500 });
        const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
        wanted.push(number);
        return route.fulfill({ json: isStaticHost ? list : pageOfProjects(list, number) });
      });
      // The document contains the number of projects.
      await page.route(
        ({ pathname }) => pathname === to.projects || pathname === documentPath(to.projectsPage(2)),
        async (route) => {
          const response = await route.fetch({ url: `${baseURL}${to.projects}` });
          let rest = list.length;
          const body = (await response.text()).replaceAll(/&quot;count&quot;:\d+/g, () => {
            const count = `&quot;count&quot;:${rest}`;
            rest = 0;
            return count;
          });
          await route.fulfill({ response, body });
        },
      );
      await arriveAt(page, '/sitemap');
      await page.getByRole('contentinfo').getByRole('link', { name: 'View All Projects' }).click();
      await expect(cards(page)).toHaveCount(24);
      const more = page.getByRole('button', { name: 'Show more' });
      await more.dblclick();
      await expect(cards(page)).toHaveCount(48);
      await expect(cards(page).nth(24).getByRole('heading')).toHaveText('House 25');
      await test.step('one that does not arrive is asked for again, and says so beside the button', async () => {
        const failure = page.getByText('The next ones did not arrive. Please try again.');
        isBroken = true;
        await more.click();
        await expect(failure).toBeInViewport();
        await expect(page.getByText(ERROR)).toHaveCount(0);
        isBroken = false;
        await more.click();
        await expect(cards(page).nth(48).getByRole('link')).toBeFocused();
        await expect(failure).toHaveCount(0);
      });
      await expect(cards(page)).toHaveCount(60);
      await expect(cards(page).getByRole('heading')).toHaveText(list.map(({ title }) => title));
      expect([...new Set(wanted)]).toEqual([1, 2, 3]);

      await test.step('all are there again for who comes back, at the place that was left', async () => {
        await cards(page).nth(40).scrollIntoViewIfNeeded();
        const left = await page.evaluate(() => scrollY);
        await navigateTo(page, to.terms);
        await page.goBack();
        await expect(cards(page)).toHaveCount(60);
        expect(await page.evaluate(() => scrollY)).toBe(left);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });

      const expectSecondPage = async () => {
        await expect(page.getByText('24 of 36 are shown')).toBeVisible();
        await expect(cards(page)).toHaveCount(24);
        await expect(cards(page).first().getByRole('heading')).toHaveText('House 25');
        await more.click();
        await expect(cards(page)).toHaveCount(36);
        await expect(more).toHaveCount(0);
      };
      await test.step('the second page counts and shows what follows it', async () => {
        await page.goto(`/#${to.projectsPage(2)}`);
        await expectSecondPage();
      });

      await test.step('so it does where a static host sends the whole list', async () => {
        isStaticHost = true;
        await navigateTo(page, to.terms);
        await page.goto(`/#${to.projectsPage(2)}`);
        await expectSecondPage();
      });
    });

    test('are shown 24 at a time', async ({ page }) => {
      await page.route(CALL, (route) => route.fulfill({ json: houses(30) }));
      await arriveAt(page, '/#/projects');
      await expect(cards(page)).toHaveCount(24);
      await expect(page.getByText('24 of 30 are shown')).toBeVisible();
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(cards(page)).toHaveCount(30);
      await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
      await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    });
  });

  test.describe('whose call fails', () => {
    test.use({ expectedNoise: [/Failed to load resource/] });

    test('says so and can try again', async ({ page }) => {
      await page.route(CALL, (route) => route.fulfill({ status: 500, body: 'broken' }), { times: 1 });
      await arriveAt(page, '/#/projects');
      await expect(page.getByText(ERROR)).toBeVisible();
      await expect(page.getByText('Portfolio Loading...')).toHaveCount(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page)).toHaveCount(SHOWN.length);
      await expect(page.getByText(ERROR)).toHaveCount(0);
    });
  });
});

async function expectPreparation(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Portfolio Loading...' })).toBeVisible();
  await expect(page.getByText('Our projects are being prepared')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
}
