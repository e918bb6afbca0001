import { testimonials } from '../content/testimonials.ts';
import { apiPaths } from '../contract/api.ts';
import { arriveAt } from './arrival.ts';
import { expect, test } from './site-test.ts';

const CALL = `**${apiPaths.testimonials}`;
const ERROR = 'Error loading testimonials. Please try again later.';

/** Two that the built-in ones do not have: a picture of the author, and a low rating. */
const OTHERS = [
  {
    id: 21,
    content: 'The stair no longer speaks at night.',
    authorName: 'Noor Haddad',
    authorLocation: 'Vaughan, Ontario',
    projectType: 'Stair Design and Renovation Services',
    authorImagePath: '/icon-192.png',
    rating: 3,
  },
  {
    id: 22,
    content: 'Not our kind of blue.',
    authorName: 'éloise Tremblay',
    authorLocation: 'Toronto, Ontario',
    projectType: 'Painting Services',
    authorImagePath: '',
    rating: 0,
  },
];

test.describe('Testimonials', () => {
  test('shows three placeholders while the call is under way', async ({ page }) => {
    await page.route(CALL, () => {});
    await arriveAt(page, '/#/terms');
    await page.goto('/#/testimonials');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Testimonials');
    await expect(page.locator('[data-skeleton]')).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading testimonials');
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0);
  });

  test('shows every testimonial with its quote, author, location, project type and rating', async ({
    page,
  }) => {
    await page.goto('/#/testimonials');
    const cards = page.getByRole('main').getByRole('figure');
    await expect(cards).toHaveCount(testimonials.length);
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    for (const [index, testimonial] of testimonials.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('blockquote')).toHaveText(`“${testimonial.content}”`);
      const author = card.locator('figcaption');
      await expect(author).toContainText(testimonial.authorName);
      await expect(author).toContainText(testimonial.authorLocation);
      await expect(author).toContainText(testimonial.projectType);
      await expect(card.getByRole('img', { name: `Rated ${testimonial.rating} out of 5` })).toBeVisible();
      await expect(card.locator('[data-filled]')).toHaveCount(5);
      await expect(card.locator('[data-filled=true]')).toHaveCount(testimonial.rating);
    }
    await expect(page.getByText('New testimonials are added regularly')).toBeVisible();
  });

  test("shows the author's image, or the initial letter where there is none", async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ json: OTHERS }));
    await page.goto('/#/testimonials');
    const [pictured, lettered] = [
      page.getByRole('figure').filter({ hasText: 'Noor Haddad' }),
      page.getByRole('figure').filter({ hasText: 'éloise Tremblay' }),
    ];
    await expect(pictured.getByRole('img', { name: 'Noor Haddad' })).toHaveAttribute('src', '/icon-192.png');
    await expect(pictured.locator('[data-filled=true]')).toHaveCount(3);
    await expect(lettered.getByRole('img', { name: 'éloise Tremblay' })).toHaveCount(0);
    await expect(lettered.getByText('É', { exact: true })).toBeVisible();
    await expect(lettered.locator('[data-filled=true]')).toHaveCount(0);
  });

  test('says so when there are none', async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ json: [] }));
    await page.goto('/#/testimonials');
    await expect(page.getByText('No testimonials available at the moment.', { exact: true })).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(0);
    await expect(page.getByText(ERROR)).toHaveCount(0);
  });

  test.describe('when something fails', () => {
    test.use({ expectedNoise: [/Failed to load resource|api\/testimonials failed/] });

    for (const [what, fail] of [
      ['an answer that is not OK', { status: 500, body: 'broken' }],
      ['an answer that is no list', { json: {} }],
      ['no answer', undefined],
    ] as const) {
      test(`${what} shows the error`, async ({ page }) => {
        await page.route(CALL, (route) => (fail ? route.fulfill(fail) : route.abort('connectionrefused')));
        await page.goto('/#/testimonials');
        await expect(page.getByRole('alert').getByText(ERROR, { exact: true })).toBeVisible();
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        await expect(page.getByText('No testimonials available at the moment.')).toHaveCount(0);
      });
    }

    test('an image that fails to load is replaced by the initial letter', async ({ page }) => {
      const [testimonial] = OTHERS;
      await page.route(CALL, (route) =>
        route.fulfill({ json: [{ ...testimonial, authorImagePath: '/no-such-face.jpg' }] }),
      );
      await page.goto('/#/testimonials');
      await expect(page.getByRole('figure').getByText('N', { exact: true })).toBeVisible();
    });
  });
});
