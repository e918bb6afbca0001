import { leftOutProjects } from '../content/projects/catalogue.ts';
import { unwrittenServices } from '../content/services/catalogue.ts';
import { isWritten } from '../content/written.ts';
import { patterns, type ScreenName, screenNames, screenRow } from '../contract/screens.ts';

/** The function of client/entry-server.tsx. */
type Render = (route: string) => Promise<{ readonly body: string; readonly head: object }>;

/** Screens whose page shows TODO to visitors or search engines. They have no document until they are written. */
export async function unwrittenScreens(render: Render): Promise<ScreenName[]> {
  const unwritten: ScreenName[] = [];
  for (const screen of screenNames) {
    // Pages of services, projects and the like show their entries, which are left out one by one.
    if (screenRow(screen).documents) continue;
    const { body, head } = await render(patterns[screen]);
    if (!isWritten([/<main.*<\/main>/s.exec(body)?.[0], head])) unwritten.push(screen);
  }
  return unwritten;
}

/** What the site is built without, and why, for the person who builds or starts it. */
export function leftOutLines(unwritten: readonly ScreenName[]): string[] {
  const entries = [
    ...unwrittenServices.map(({ slug }) => `content/services/${slug}.ts`),
    ...leftOutProjects.filter((entry) => !isWritten(entry)).map(({ slug }) => `content/projects/${slug}.ts`),
  ];
  const places = [
    ...unwritten.map((screen) => `client/pages/${screen}/ still says TODO`),
    ...entries.map((file) => `${file} still says TODO, or content/pictures.ts does of one of its pictures`),
  ];
  return [
    ...places.map((place) => `Left out of the site until it is written: ${place}.`),
    ...leftOutProjects
      .filter(isWritten)
      .map(
        ({ slug, service }) =>
          `Left out of the site with its service: content/projects/${slug}.ts shows ${service}, which is not written.`,
      ),
  ];
}

/** Lists omit these screens by themselves; a link written by hand into a page has to be removed by hand. */
export function refuseLinksTo(unwritten: readonly ScreenName[], html: string, path: string): void {
  for (const screen of unwritten) {
    const pattern = patterns[screen];
    if (new RegExp(`(href|formaction)="[^"]*${pattern}["?#]`, 'i').test(html))
      throw new Error(
        `${path} links to ${pattern}, but client/pages/${screen}/ still says TODO: write it, or take the link out.`,
      );
  }
}
