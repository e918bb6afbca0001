import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenName } from '../contract/screens.ts';
import { BUILD_FILE } from '../server/rendering/render-process.ts';
import { type LastChanges, readLastChanges } from './last-changes.ts';
import { leftOutLines } from './left-out.ts';
import { filesOf } from './manifest.ts';

/** What the renderer needs to know about a build. */
export type BuildFacts = {
  /** A hash of the scripts and styles: a navigation does not mix documents of different builds. */
  readonly build: string;
  /** The path under which the site is deployed, with a trailing slash. */
  readonly base: string;
  /** A hash of the rendering code, including the content. */
  readonly renderer: string;
  /** URLs of the files. */
  readonly script: string;
  readonly stylesheet: string;
  readonly fonts: readonly string[];
  readonly fontFaceRules: string;
  /** The file of the stylesheet, relative to `client/`. */
  readonly stylesheetFile: string;
  /**
   * Dates of the files of content/. The build can read them from the Git log, which may be missing where documents are
   * rendered.
   */
  readonly lastChanges: LastChanges;
  /** Screens that are not written yet, and sentences that say so. */
  readonly leftOut: readonly ScreenName[];
  readonly leftOutLines: readonly string[];
};

export function writeBuildFacts(dist: string, base: string, leftOut: readonly ScreenName[]): BuildFacts {
  const client = join(dist, 'client');
  const manifest = readFileSync(join(client, '.vite', 'manifest.json'), 'utf8');
  const { css, fontFaces, fonts, script } = filesOf(JSON.parse(manifest), base);
  const facts: BuildFacts = {
    build: hashOf(manifest).slice(0, 10),
    renderer: hashOf(
      ...globSync(join(dist, 'render/**/*.js'))
        .toSorted()
        .map((file) => readFileSync(file, 'utf8')),
    ),
    base,
    script,
    stylesheet: base + css,
    fonts,
    fontFaceRules: readFileSync(join(client, fontFaces), 'utf8').trim(),
    stylesheetFile: css,
    lastChanges: readLastChanges(),
    leftOut,
    leftOutLines: leftOutLines(leftOut),
  };
  writeFileSync(join(dist, BUILD_FILE), JSON.stringify(facts, null, 1));
  return facts;
}

export function readBuildFacts(dist: string): BuildFacts {
  return JSON.parse(readFileSync(join(dist, BUILD_FILE), 'utf8'));
}

function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url');
}
