import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { securityHeaders } from '../security-headers.ts';
import { mediaTypeOf } from './media-types.ts';
import { bodyOf, Resource } from './resource.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

/** Loads scripts, styles, fonts and pictures of a build on their first request: unused files take no memory. */
export function assetResources(dist: string, config: Pick<Config, 'siteUrl'>) {
  const root = join(dist, 'client');
  const files = new Set(globSync('**/*', { cwd: root }).map((file) => file.replaceAll('\\', '/')));
  const paths = new Set(
    [...files]
      .filter((file) => !/^\.vite|\.(br|gz)$/.test(file) && statSync(join(root, file)).isFile())
      .map((file) => `/${file}`),
  );
  const loaded = new Map<string, Resource>();

  function load(path: string): Resource {
    const file = path.slice(1);
    const read = (ending = '') => readFileSync(join(root, file + ending));
    return new Resource({
      headers: {
        ...securityHeaders(config),
        // Some link previews load their picture from this site.
        ...(path.startsWith('/social/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
        'Cache-Control': hasHashedName(path) ? IMMUTABLE : ONE_DAY,
      },
      mediaType: mediaTypeOf(file),
      body: bodyOf(read(), files.has(`${file}.br`) ? { br: read('.br'), gzip: read('.gz') } : undefined),
    });
  }

  return {
    has: (path: string) => paths.has(path),
    get(path: string): Resource | undefined {
      if (!paths.has(path)) return undefined;
      const resource = loaded.get(path) ?? load(path);
      loaded.set(path, resource);
      return resource;
    },
  };
}

function hasHashedName(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/pictures/');
}
