import { rowOf, type ScreenName, screens, withId } from './screens.ts';

export const NOT_FOUND_PATH = screens['not-found'].pattern;

/** The document that answers an unknown path of a screen: one of its own where it has ids, since no entry has 0. */
export function notFoundPath(screen: ScreenName): string {
  const { pattern } = rowOf(screen);
  const path = withId(pattern, 0);
  return path === pattern ? NOT_FOUND_PATH : path;
}

/** A function, so that it stays out of the browser's bundle. */
export function notFoundPaths(): readonly string[] {
  return [...new Set((Object.keys(screens) as ScreenName[]).map(notFoundPath))];
}
