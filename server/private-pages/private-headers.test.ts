import { expect, it } from 'vitest';
import { askForWords } from '../publications/words/words.ts';
import { wordsPaths } from '../publications/words/words-link.ts';
import { requestPaths } from '../records/request-link.ts';
import { createUnsubscribeLinks, unsubscribePaths } from '../records/unsubscribe-link.ts';
import { formData } from '../testing/forms.ts';
import { plainPhoto } from '../testing/photo-files/photo-files.ts';
import { postAsBrowser } from '../testing/post-as-browser.ts';
import { storeSubscribers } from '../testing/stored-records.ts';
import { tryBooking } from '../testing/try-booking.ts';
import { privateStylesheetPath } from './stylesheet.ts';

type Booking = Awaited<ReturnType<typeof tryBooking>>;

it('whatever they respond, private pages are not cached, indexed or named to other sites, and run no script', async () => {
  const booking = await tryBooking('SQLite', { photos: [await plainPhoto('jpeg')] });
  await booking.book();
  const pages: Readonly<Record<string, string>> = {
    request: booking.path,
    words: await pathOfWords(booking),
    unsubscribe: await pathOfSubscription(booking),
  };
  const routes = routesOf(booking.app.printRoutes({ commonPrefix: false }));
  const folders = new Set(routes.flatMap(({ path }) => /^\/(\w+)\/:token$/.exec(path)?.[1] ?? []));
  // The owner's page of the link in mails, which is not made by `sendPrivatePage`.
  folders.delete('answered');
  expect([...folders].sort(), 'the folders of private pages').toEqual(Object.keys(pages).sort());

  const families = [requestPaths, wordsPaths, unsubscribePaths];
  const damaged: readonly string[] = families.flatMap((paths) => paths.damaged);
  for (const { path, methods } of routes) {
    const page = pages[path.split('/')[1] ?? ''];
    if (!page) continue;
    const url = path
      .replace(/^\/\w+\/:token/, page)
      .replace(':number', '1')
      .replace('*', 'a/b');
    const wrong = url.replace(page, `${page.slice(0, -1)}_`);
    if (methods.includes('GET')) {
      const response = await booking.get(url);
      expect(response.statusCode, url).toBe(damaged.includes(path) ? 404 : 200);
      expectPrivate(url, response);
      const missing = await booking.get(wrong);
      expectPrivate(wrong, missing);
      if (wrong === url && !damaged.includes(path)) continue;
      expect(missing.statusCode, wrong).toBe(404);
      expect(missing.body, wrong).toContain(privateStylesheetPath);
    }
    if (methods.includes('POST'))
      for (const to of [url, wrong])
        expectPrivate(`a post to ${to}`, await postAsBrowser(booking, to, new URLSearchParams()));
  }
});

async function pathOfWords(booking: Booking): Promise<string> {
  const { database, clock, sent } = booking;
  const { path } = await askForWords(database, {
    email: 'maya@example.ca',
    reference: sent.reference,
    now: clock(),
    hasMail: false,
  });
  const content = 'They came late twice, and said so before we asked. The stairs are quiet now.';
  const form = formData({ rating: '4', content, authorName: 'Maya Okafor', action: 'send' });
  form.append('photo', new File([new Uint8Array(await plainPhoto('jpeg'))], 'IMG_1.jpg'));
  expect((await postAsBrowser(booking, path, form)).statusCode).toBe(303);
  return path;
}

async function pathOfSubscription({ database, clock, config }: Booking): Promise<string> {
  const [subscriber] = await storeSubscribers(database, [clock().toISOString()]);
  if (!subscriber) throw new Error('Nobody was stored.');
  const linkOf = await createUnsubscribeLinks(database, config.siteUrl);
  return new URL(linkOf(subscriber)).pathname;
}

/** Reads the tree that Fastify prints: each path continues the one above that is less indented. */
function routesOf(tree: string): { path: string; methods: string }[] {
  const parents: string[] = [];
  return [...tree.matchAll(/^([│ ]*)[├└]── (\S+) \((.+)\)$/gm)].map(
    ([, indent = '', part = '', methods = '']) => {
      parents.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
      // The tree leaves out the slash before an asterisk.
      return { path: parents.join('').replace(/\/?\*$/, '/*'), methods };
    },
  );
}

type Response = Awaited<ReturnType<typeof postAsBrowser>>;

function expectPrivate(name: string, { statusCode, headers, body }: Response): void {
  expect(headers, name).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  });
  if (!String(headers['content-type']).startsWith('text/html')) return;
  if (statusCode === 200) expect(headers['content-security-policy'], name).toContain("script-src 'none'");
  expect(body, name).not.toContain('<script');
}
