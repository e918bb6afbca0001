import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectPath } from '../../forms/redirect-path.ts';
import { naughtyStrings } from '../../testing/naughty-strings.ts';

const SITE = new URL('https://renovations.example');

/** Pieces of open redirects, combined in any order. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '%2f',
  '%5c',
  '%00',
  '\t',
  '\r\n',
  '\u0000',
  ' ',
  'http:',
  'https:',
  'javascript:',
  'data:text/html,',
  'evil.example',
  'renovations.example',
  '[::1]',
  '／',
  '。',
);

const next = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...naughtyStrings),
);
const host = fc.option(fc.oneof(fc.domain(), fc.constantFrom('evil.example', 'localhost:3000', '')), {
  nil: undefined,
});
const otherwise = fc.constantFrom('/', '/careers');

describe('the way back from a form', () => {
  it('never leaves the site that it is on, whatever _next and Host say', () => {
    fc.assert(
      fc.property(next, host, otherwise, (wanted, named, fallback) => {
        const location = redirectPath(wanted, {
          siteUrl: SITE,
          host: named,
          otherwise: fallback,
          anchor: 'request-sent',
        });
        // Printable ASCII, since it is sent in a header.
        expect(location).toMatch(/^\/(?![/\\])[!-~]*#request-sent$/);
        for (const origin of [SITE.origin, 'http://127.0.0.1:3000'])
          expect(new URL(location, origin).origin).toBe(origin);
      }),
      { numRuns: 5_000 },
    );
  });

  it('keeps a path of ours', () => {
    fc.assert(
      fc.property(
        fc.webPath().filter((path) => path.startsWith('/') && !path.startsWith('//')),
        (path) => {
          const location = redirectPath(path, {
            siteUrl: SITE,
            host: undefined,
            otherwise: '/x',
            anchor: 'a',
          });
          expect(location).toBe(`${new URL(path, SITE).pathname.replace(/^\/+/, '/')}#a`);
        },
      ),
    );
  });
});
