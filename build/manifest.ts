/** What Vite writes about the files of a build. */
export type Manifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; src?: string }
>;

const ENTRY = 'runtime/main.ts';
const MOUNT = 'runtime/mount-island.tsx';
const STYLES = 'styles/site.css';

/** Which files a document loads, from the manifest of the build. */
export function filesOf(manifest: Manifest, base: string) {
  const fonts = Object.values(manifest).filter(({ src }) => src?.endsWith('.woff2'));
  const entryFiles = new Set(chunksOf(manifest, ENTRY));

  /** The modules that the entry will import for these islands: React, and their own code. */
  function preloadsFor(islands: readonly string[]): string[] {
    const keys = [MOUNT, ...islands.map(islandKey)];
    const files = new Set(keys.flatMap((key) => chunksOf(manifest, key)));
    return [...files].filter((file) => !entryFiles.has(file)).map((file) => base + file);
  }

  /** An island that another module imports too lies in a shared chunk, which is known by its name alone. */
  function islandKey(name: string): string {
    const source = `islands/${name}/${name}.tsx`;
    if (manifest[source]) return source;
    const shared = Object.entries(manifest).find(([, chunk]) => chunk.name === name && !chunk.src);
    return shared?.[0] ?? source;
  }

  return {
    css: chunkOf(manifest, STYLES).file,
    fonts: fonts.map(({ file }) => base + file),
    script: base + chunkOf(manifest, ENTRY).file,
    preloadsFor,
  };
}

/** A chunk after everything that it imports at once. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = chunkOf(manifest, key);
  return [...imports.flatMap((imported) => chunksOf(manifest, imported, seen)), file];
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no file of client/${key}: look at build/site-build.ts`);
  return chunk;
}
