import type { Tag } from '../client/head/tag.ts';
import type { ScreenName } from '../contract/screens.ts';

/** What Vite writes about the files of a build. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; src?: string }>;

const ENTRY = 'entry-client.tsx';
const STYLES = 'styles/site.css';

/** Which files a document loads, from the manifest of the build. */
export function chunksOf(manifest: Manifest, base: string) {
  const stylesheet = manifest[STYLES];
  const entry = manifest[ENTRY];
  if (!stylesheet || !entry)
    throw new Error('The build has no entry script or no stylesheet: look at vite.config.ts');
  const fonts = Object.values(manifest).filter(({ src }) => src?.endsWith('.woff2'));

  function loadingTags(screen: ScreenName): Tag[] {
    const scripts = new Set([
      ...filesOf(manifest, ENTRY),
      ...filesOf(manifest, `pages/${screen}/${screen}-page.tsx`),
    ]);
    scripts.delete(entry?.file ?? '');
    return [
      ...fonts.map(
        ({ file }): Tag => [
          'link',
          { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + file },
        ],
      ),
      ['script', { type: 'module', src: base + entry?.file }],
      ...[...scripts].map((file): Tag => ['link', { rel: 'modulepreload', href: base + file }]),
    ];
  }

  return { css: stylesheet.file, loadingTags };
}

/** A chunk and everything that it imports at once. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))];
}
