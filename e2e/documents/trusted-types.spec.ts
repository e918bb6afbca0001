import { TRUSTED_TYPES_POLICY } from '../../contract/documents.ts';
import { arriveAt } from '../support/arrival.ts';
import { expect, test } from '../support/site-test.ts';

test.describe('text that a script has', () => {
  // The browser logs an error for each attempt.
  test.use({ expectedNoise: [/TrustedHTML|Trusted Type|trusted-types|createPolicy/i] });

  test('does not become HTML or a policy of its own', async ({ page }) => {
    await arriveAt(page, '/terms');
    const attempts = {
      innerHTML: () => {
        document.body.innerHTML = '<p>text</p>';
      },
      parser: () => {
        new DOMParser().parseFromString('<p>text</p>', 'text/html');
      },
      'another policy': () => {
        Reflect.get(window, 'trustedTypes').createPolicy('other', {});
      },
      'the same policy again': (name: string) => {
        Reflect.get(window, 'trustedTypes').createPolicy(name, {});
      },
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      const refusal = await page.evaluate(attempt, TRUSTED_TYPES_POLICY).then(
        () => 'nothing happened',
        (error) => String(error),
      );
      expect(refusal, name).toContain('TypeError');
    }
  });
});

test.describe('an island that breaks', () => {
  test.use({ expectedNoise: [/TypeError|undefined/] });

  test('still shows what the document showed', async ({ page }) => {
    const island = 'data-island="rotating-word"';
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const broken = html.replace(new RegExp(`(${island}[^>]*data-props=)"[^"]*"`), '$1"{}"');
      expect(broken).not.toBe(html);
      await route.fulfill({ response, body: broken });
    });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    page.on('console', (message) => message.type() === 'error' && errors.push(new Error(message.text())));
    await page.goto('/');
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    const failed = page.locator(`[${island}] [data-slot="failed"]`);
    await expect(failed).not.toBeEmpty();
  });
});
