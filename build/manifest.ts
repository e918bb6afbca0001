/** Vite's manifest of the files of a build. */
type Manifest = Record<string, { file: string; src?: string }>;

const ENTRY = 'runtime/main.ts';
const STYLES = 'styles/site.css';
const FONT_FACES = 'styles/fonts.css';
/** The fonts that every document needs, not those in subfolders. */
const FONT = /^styles\/fonts\/[^/]+\.woff2$/;

/** The files that a document loads, from the manifest of the build. */
export function filesOf(manifest: Manifest, base: string) {
  const fonts = Object.values(manifest).filter(({ src }) => src && FONT.test(src));
  return {
    css: chunkOf(manifest, STYLES).file,
    fontFaces: chunkOf(manifest, FONT_FACES).file,
    fonts: fonts.map(({ file }) => base + file),
    script: base + chunkOf(manifest, ENTRY).file,
  };
}

function chunkOf(manifest: Manifest, key: string) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no file of client/${key}: look at build/site-build.ts`);
  return chunk;
}
