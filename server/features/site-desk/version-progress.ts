import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskPage } from '../../desk-pages/desk-page.ts';
import { queryValue } from '../../desk-pages/request-values.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { html } from '../../page-parts/html.ts';
import type { Version } from '../../publications/versions.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import { fullTime } from '../../time/spoken-time.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';

const REFRESH_SECONDS = 3;
/** A page that waits reloads itself long before. Whoever comes later did not ask for the result. */
const RESULT_WITHIN_MS = MINUTE_MS;
const PARAMETER = 'version';

const OUTCOME_PARAMETER = 'done';

/** What a version does for visitors, said once they see it. They are also true if there was nothing to do. */
const OUTCOMES = {
  published: { happened: 'It is live', sentence: 'It is live. Visitors see it from now on.' },
  'taken-off': { happened: 'Taken off the site', sentence: 'It is off the site. The draft is still here.' },
  deleted: { happened: 'Deleted', sentence: 'It is deleted, here and on the site.' },
  moved: { happened: 'Moved', sentence: 'It is moved. The site has the same order.' },
  retired: { happened: 'Retired', sentence: 'Retired. Visitors no longer see it.' },
  restored: { happened: 'Brought back', sentence: 'Brought back. Visitors see it again.' },
  'gone-back': { happened: 'Gone back', sentence: 'The site is as it was in that version.' },
} as const;

type Outcome = keyof typeof OUTCOMES;

/** Redirects to a page that shows the progress of publishing the version, if the change made one. */
export function redirectToProgress(
  reply: FastifyReply,
  path: string,
  { version, outcome }: { readonly version: Version | undefined; readonly outcome: Outcome },
  { wakePublisher }: Pick<SiteDeskDependencies, 'wakePublisher'>,
  otherParameters: Readonly<Record<string, string>> = {},
): FastifyReply {
  wakePublisher();
  const parameters = new URLSearchParams({
    ...(version && { [PARAMETER]: String(version.number) }),
    ...(outcome !== 'published' && { [OUTCOME_PARAMETER]: outcome }),
    ...otherParameters,
  });
  return reply.redirect(`${path}?${parameters}`, 303);
}

type Dependencies = Pick<SiteDeskDependencies, 'live' | 'publisher'>;

type Progress = Pick<DeskPage, 'notice' | 'refreshSeconds'>;

/**
 * The notice about the version that the URL names. While it is being published, the page reloads itself; after that the
 * notice says what visitors see.
 */
export function versionProgress(request: FastifyRequest, dependencies: Dependencies): Progress {
  const done = queryValue(request, OUTCOME_PARAMETER);
  const outcome = OUTCOME_NAMES.find((name) => name === done);
  const wanted = Number(queryValue(request, PARAMETER));
  if (!Number.isSafeInteger(wanted) || (wanted <= 0 && !outcome)) return {};
  return progressOf(wanted, dependencies, outcome);
}

/**
 * Tells the progress of the newest version on a page whose URL names none. Such a page, too, promises to tell when
 * visitors see the version: its next load does so, once.
 */
export function createNewestProgress(
  dependencies: Dependencies & Pick<SiteDeskDependencies, 'clock'>,
): (newest: number) => Progress {
  const { live, clock } = dependencies;
  let waiting: { readonly version: number; readonly since: number } | undefined;
  return (newest) => {
    const now = clock().getTime();
    if (newest > live.version()) {
      waiting = { version: newest, since: now };
      return progressOf(newest, dependencies);
    }
    const told = waiting;
    waiting = undefined;
    return told && now - told.since <= RESULT_WITHIN_MS ? progressOf(told.version, dependencies) : {};
  };
}

const OUTCOME_NAMES = Object.keys(OUTCOMES) as Outcome[];

function progressOf(
  wanted: number,
  { live, publisher }: Dependencies,
  outcome: Outcome = 'published',
): Progress {
  if (live.version() >= wanted)
    return {
      notice: {
        ...OUTCOMES[outcome],
        more: html`<p><a class="link" href="/">Look at the site</a></p>`,
      },
    };
  const isPublished = outcome === 'published';
  const failure = publisher.failure();
  if (failure && failure.version >= wanted)
    return {
      notice: {
        happened: isPublished ? 'Not published' : 'Not on the site yet',
        isProblem: true,
        sentence: isPublished
          ? 'Not published. The site is as it was before, and nothing that you wrote is lost.'
          : 'Done here, but not on the site yet: visitors see it as it was before.',
        more: html`<p>It was last tried on ${fullTime(failure.at)}, and is tried again by itself. If this stays so, tell the person who installed the site.</p>
<p><a class="link" href="${deskPaths.site}?${new URLSearchParams({ [PARAMETER]: String(wanted), ...(!isPublished && { [OUTCOME_PARAMETER]: outcome }) }).toString()}">Look again</a></p>`,
      },
    };
  return {
    refreshSeconds: REFRESH_SECONDS,
    notice: {
      happened: isPublished ? 'Publishing' : 'Changing the site',
      sentence: isPublished
        ? 'Publishing... The page tells you when it is live.'
        : 'Changing the site... The page tells you when visitors see it.',
    },
  };
}
