import type { Tag } from '../client/head/tag.ts';
import type { ScreenName } from '../contract/screens.ts';

/** What Vite writes about the files of a build. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; src?: string }>;

const ENTRY = 'entry-client.tsx';
const STYLES = 'styles/site.css';

export function stylesheetOf(manifest: Manifest): string {
  const stylesheet = manifest[STYLES];
  if (!stylesheet) throw new Error(`The build has no stylesheet of ${STYLES}: look at scripts/site-build.ts`);
  return stylesheet.file;
}

/** Which files a document loads, from the manifest of the build. */
export function chunksOf(manifest: Manifest, base: string) {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no script of ${ENTRY}: look at scripts/site-build.ts`);
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
      ['script', { type: 'module', fetchpriority: 'low', src: base + entry?.file }],
      ...[...scripts].map(
        (file): Tag => ['link', { rel: 'modulepreload', fetchpriority: 'low', href: base + file }],
      ),
    ];
  }

  return { css: stylesheetOf(manifest), loadingTags };
}

/** A chunk and everything that it imports at once. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))];
}
