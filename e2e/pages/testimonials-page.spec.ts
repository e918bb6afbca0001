import { testimonials } from '../../content/testimonials.ts';
import { apiPaths } from '../../contract/api.ts';
import { arriveAt } from '../support/arrival.ts';
import { holdRequests } from '../support/held-requests.ts';
import { expect, test } from '../support/site-test.ts';

const CALL = `**${apiPaths.testimonials}`;
const ERROR = 'Error loading testimonials. Please try again later.';

/** Cases that the built-in testimonials do not cover: a picture of the author, and a low rating. */
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
  // The tests make calls and a picture fail on purpose.
  test.use({ expectedNoise: [/Failed to load resource|api\/testimonials failed/] });

  test('shows placeholders while the call is under way, then every testimonial with all that it has', async ({
    page,
  }) => {
    const release = await holdRequests(page, CALL);
    await arriveAt(page, '/terms');
    await page.goto('/#/testimonials');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Testimonials');
    await expect(page.locator('[data-skeleton]')).toHaveCount(3);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading testimonials');
    await expect(page.getByRole('main').getByRole('figure')).toHaveCount(0);
    release();
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

  test("shows the author's image, or the initial letter where there is none or it fails to load", async ({
    page,
  }) => {
    const list = [
      ...OTHERS,
      { ...OTHERS[0], id: 23, authorName: 'Bo Li', authorImagePath: '/no-such-face.jpg' },
    ];
    await page.route(CALL, (route) => route.fulfill({ json: list }));
    await page.goto('/#/testimonials');
    const by = (name: string) => page.getByRole('figure').filter({ hasText: name });
    const [pictured, lettered] = [by('Noor Haddad'), by('éloise Tremblay')];
    await expect(by('Bo Li').getByText('B', { exact: true })).toBeVisible();
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
    test('shows the error for an answer that is not OK, for no answer, and for one that is no list', async ({
      page,
    }) => {
      const failures = [{ status: 500, body: 'broken' }, undefined, { json: {} }];
      await page.route(CALL, (route) => {
        const failure = failures.shift();
        return failure ? route.fulfill(failure) : route.abort('connectionrefused');
      });
      for (const left of [2, 1, 0]) {
        await page.goto(`/?${left}#/testimonials`);
        await expect(page.getByRole('alert').getByText(ERROR, { exact: true })).toBeVisible();
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        await expect(page.getByText('No testimonials available at the moment.')).toHaveCount(0);
        expect(failures).toHaveLength(left);
      }
    });
  });
});
