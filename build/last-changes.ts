import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { splitRoute } from '../contract/routes.ts';
import { matchScreen, type ScreenName, screenRow } from '../contract/screens.ts';
import { projectWithId, type Site } from '../contract/site.ts';
import { serviceAt } from './render/documents.ts';

/** ISO dates by file of `content/`. */
export type LastChanges = Readonly<Record<string, string>>;

/** The files, or prefixes of their names, that a route's document depends on. */
export function contentOf(route: string, site: Site): readonly string[] {
  const service = serviceAt(route);
  const { screen, id } = matchScreen(splitRoute(route).path);
  const project = screen === 'project' && projectWithId(site, id);
  const own = service
    ? [`services/${service.slug}.ts`]
    : project
      ? [`projects/${project.slug}.ts`]
      : undefined;
  return (own ?? screenRow(screen).content ?? ['']).map((file) => `content/${file}`);
}

/** The date of the last change to a document's own subject, not to the text around it. */
export function lastChangeOf(route: string, changes: LastChanges, site: Site): string {
  const { screen, id } = matchScreen(splitRoute(route).path);
  const ownDay = screen === 'project' && projectWithId(site, id)?.changedOn;
  if (ownDay) return ownDay;
  const sources = contentOf(route, site);
  const days = Object.entries(changes)
    .filter(([file]) => sources.some((source) => file.startsWith(source)))
    .map(([, day]) => day);
  return newestOf([...days, ...publishedDays(screen, site)]);
}

/** Dates of published records that a list shows, because their changes are not in the Git log. */
function publishedDays(screen: ScreenName, { projects, testimonials }: Site): string[] {
  const ofProjects = projects.flatMap(({ changedOn }) => changedOn ?? []);
  const ofTestimonials = testimonials.flatMap(({ writtenOn }) => writtenOn ?? []);
  if (screen === 'home') return [...ofProjects, ...ofTestimonials];
  if (screen === 'projects') return ofProjects;
  return screen === 'testimonials' ? ofTestimonials : [];
}

/** ISO dates sort as text. */
function newestOf(days: readonly string[]): string {
  return days.reduce((newest, day) => (day > newest ? day : newest), '');
}

/** Taken from the Git log; for files that are not in it, or without a repository, the modification date. */
export function readLastChanges(): LastChanges {
  const log = spawnSync('git', ['log', '--format=%cs', '--name-only', '--', 'content'], { encoding: 'utf8' });
  return { ...changesOfFiles(), ...(log.status === 0 && changesOfLog(log.stdout)) };
}

/** The log begins with the newest commit, so the first date of a file counts. */
export function changesOfLog(log: string): LastChanges {
  const changes: Record<string, string> = {};
  let day = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(line)) day = line;
    else if (line) changes[line] ??= day;
  }
  return changes;
}

function changesOfFiles(): LastChanges {
  const files = globSync('content/**/*.ts').map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(files.map((file) => [file, statSync(file).mtime.toISOString().slice(0, 10)]));
}
