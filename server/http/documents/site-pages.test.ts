import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { smallSite } from '../../testing/small-site.ts';

const SCRIPT = '/assets/site-Abc123.js';
const PICTURE = '/pictures/kitchen-1a2b.avif';

const { ask } = smallSite();

describe('a page or a file', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'refuses %s and says what it takes',
    async (method) => {
      for (const path of ['/services', SCRIPT, '/nope']) {
        const { status, headers, text } = await ask(path, { method });
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
        expect(JSON.parse(text)).toEqual({ error: 'This address only answers GET.' });
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['content-security-policy']).toContain("default-src 'none'");
        expect(headers['cache-control']).toBe('no-store');
      }
    },
  );

  it.each(['/services', SCRIPT, PICTURE, '/sitemap.xml', '/nope'])(
    'responds to HEAD at %s with the headers of GET alone',
    async (path) => {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
      expect(head.status).toBe(get.status);
      expect(head.bytes).toHaveLength(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
      expect(Number(get.headers['content-length'])).toBe(get.bytes.length);
    },
  );

  it.each(['/services', SCRIPT, PICTURE])(
    'is sent once: %s is 304 while it has not changed',
    async (path) => {
      const { headers } = await ask(path);
      const etag = String(headers.etag);
      const strong = etag.replace('W/', '');
      for (const known of [etag, `"other", ${etag}`, strong, `W/"a",${strong} , "b"`, '*', ' * ']) {
        const again = await ask(path, { headers: { 'if-none-match': known, 'accept-encoding': 'br' } });
        expect(again.status).toBe(304);
        expect(again.bytes).toHaveLength(0);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
        expect(again.headers['content-length']).toBeUndefined();
      }
      const others = [
        'W/"other"',
        `x${etag}y`,
        `${etag}y`,
        strong.replaceAll('"', ''),
        `"*"`,
        `"a${strong}`,
        '',
      ];
      for (const other of others)
        expect((await ask(path, { headers: { 'if-none-match': other } })).status).toBe(200);
    },
  );

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0, gzip;q=0', undefined],
    ['br;Q=0, gzip', 'gzip'],
    ['br ; q = 0 , gzip ; q = 1', 'gzip'],
    ['br\t;\tq=0.000', undefined],
    ['GZIP', 'gzip'],
    ['Gzip;q=0.001', 'gzip'],
    ['bR, gzip', 'br'],
    ['brotli, xgzip', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('is packed for a client that accepts %j', async (accepted, encoding) => {
    for (const path of ['/services', SCRIPT]) {
      const plain = await ask(path);
      const { headers, bytes } = await ask(path, { headers: { 'accept-encoding': accepted } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers.etag).toBe(plain.headers.etag);
      expect(unpacked(bytes, encoding)).toEqual(plain.bytes);
      if (encoding) expect(bytes.length).toBeLessThan(plain.bytes.length);
    }
  });

  it('is always sent where there is no such page', async () => {
    const { headers } = await ask('/nope');
    for (const known of ['*', String(headers.etag)])
      expect((await ask('/nope', { headers: { 'if-none-match': known } })).status).toBe(404);
  });

  it('is not compressed again if its format is already compressed', async () => {
    const { headers } = await ask(PICTURE, { headers: { 'accept-encoding': 'br' } });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  });

  it.each([
    ['/services', 'text/html; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    [SCRIPT, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [PICTURE, 'image/avif', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
    ['/social/home.jpg', 'image/jpeg', 'public, max-age=86400'],
  ])('%s is %s, kept as %s', async (path, type, caching) => {
    const { headers } = await ask(path);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching]);
  });

  it('stays out of search results where it should', async () => {
    expect((await ask('/file-test')).headers['x-robots-tag']).toBe('noindex');
    expect((await ask('/services')).headers['x-robots-tag']).toBeUndefined();
  });
});

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
