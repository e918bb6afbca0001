import type { ScreenName } from '../contract/screens.ts';

/** What Vite writes about the files of a build. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; src?: string }>;

const REACT = 'entry-react.ts';
const ENTRY = 'entry-client.tsx';
const STYLES = 'styles/site.css';

export function stylesheetOf(manifest: Manifest): string {
  const stylesheet = manifest[STYLES];
  if (!stylesheet) throw new Error(`The build has no stylesheet of ${STYLES}: look at scripts/site-build.ts`);
  return stylesheet.file;
}

/** Which files a document loads, from the manifest of the build. */
export function chunksOf(manifest: Manifest, base: string) {
  for (const script of [REACT, ENTRY]) {
    if (!manifest[script])
      throw new Error(`The build has no script of ${script}: look at scripts/site-build.ts`);
  }
  const fonts = Object.values(manifest).filter(({ src }) => src?.endsWith('.woff2'));

  /** In the order in which they are evaluated. */
  function scriptsOf(screen: ScreenName): string[] {
    const keys = [REACT, ENTRY, `pages/${screen}/${screen}-page.tsx`];
    const files = new Set(keys.flatMap((key) => filesOf(manifest, key)));
    return [...files].map((file) => base + file);
  }

  return { css: stylesheetOf(manifest), fonts: fonts.map(({ file }) => base + file), scriptsOf };
}

/** A chunk after everything that it imports at once. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen)), chunk.file];
}
