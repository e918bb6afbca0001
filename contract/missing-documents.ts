import type { ScreenName } from './screens.ts';

/** The documents that are sent for unknown paths: screens with an id have one of their own, the others share one. */
const missingDocuments = {
  'not-found': '/404',
  project: '/projects/0',
  portfolio: '/portfolio/0',
  'case-study': '/case-study/0',
} as const satisfies Partial<Record<ScreenName, string>>;

export const missingPaths: readonly string[] = Object.values(missingDocuments);

export const NOT_FOUND_PATH = missingDocuments['not-found'];

export function missingPathOf(screen: ScreenName): string {
  return screen in missingDocuments
    ? missingDocuments[screen as keyof typeof missingDocuments]
    : NOT_FOUND_PATH;
}
