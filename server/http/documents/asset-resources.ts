import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { securityHeaders } from '../security-headers.ts';
import { mediaTypeOf } from './media-types.ts';
import { Resource } from './resource.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Scripts, styles, fonts and pictures of a build, each at its path. */
export function* assetResources(
  dist: string,
  config: Pick<Config, 'siteUrl'>,
): Generator<[string, Resource]> {
  const root = join(dist, 'client');
  const files = new Set(globSync('**/*', { cwd: root }));
  for (const file of files) {
    if (/^\.vite|\.(br|gz)$/.test(file) || statSync(join(root, file)).isDirectory()) continue;
    const path = `/${file.replaceAll('\\', '/')}`;
    const read = (ending = '') => readFileSync(join(root, file + ending));
    // These carry a hash of their content in their name.
    const isHashed = path.startsWith('/assets/') || path.startsWith('/pictures/');
    const headers = {
      ...securityHeaders(config),
      // Some link previews take their picture from here.
      ...(path.startsWith('/social/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      'Cache-Control': isHashed ? IMMUTABLE : ONE_DAY,
    };
    yield [
      path,
      new Resource({
        load: () => ({ body: read(), headers }),
        ...(files.has(`${file}.br`) && { compressed: () => ({ br: read('.br'), gzip: read('.gz') }) }),
        mediaType: mediaTypeOf(file),
      }),
    ];
  }
}
