import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeskPage } from '../../desk-pages/desk-page.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { html } from '../../page-parts/html.ts';
import type { Version } from '../../publications/versions.ts';
import { fullTime } from '../../time/spoken-time.ts';
import type { SiteDeskDependencies } from './site-desk-dependencies.ts';

const REFRESH_SECONDS = 3;
const PARAMETER = 'version';

/** Redirects to a page that shows the progress of publishing the version. */
export function redirectToProgress(
  reply: FastifyReply,
  path: string,
  version: Version,
  { wakePublisher }: Pick<SiteDeskDependencies, 'wakePublisher'>,
  otherParameters: Readonly<Record<string, string>> = {},
): FastifyReply {
  wakePublisher();
  const parameters = new URLSearchParams({ [PARAMETER]: String(version.number), ...otherParameters });
  return reply.redirect(`${path}?${parameters}`, 303);
}

type Dependencies = Pick<SiteDeskDependencies, 'live' | 'publisher'>;

type Progress = Pick<DeskPage, 'notice' | 'refreshSeconds'>;

/**
 * The notice about the version that the URL names. While it is being published, the page reloads itself; after that the
 * notice says whether it is live.
 */
export function versionProgress(request: FastifyRequest, dependencies: Dependencies): Progress {
  const wanted = Number((request.query as Record<string, unknown>)[PARAMETER]);
  return Number.isSafeInteger(wanted) && wanted > 0 ? progressOf(wanted, dependencies) : {};
}

export function progressOf(wanted: number, { live, publisher }: Dependencies): Progress {
  if (live.version() >= wanted)
    return {
      notice: {
        happened: 'It is live',
        sentence: 'It is live. Visitors see it from now on.',
        more: html`<p><a class="link" href="/">Look at the site</a></p>`,
      },
    };
  const failure = publisher.failure();
  if (failure && failure.version >= wanted)
    return {
      notice: {
        happened: 'Not published',
        isProblem: true,
        sentence: 'Not published. The site is as it was before, and nothing that you wrote is lost.',
        more: html`<p>It was last tried on ${fullTime(failure.at)}, and is tried again by itself. If this stays so, tell the person who installed the site.</p>
<p><a class="link" href="${deskPaths.site}?${new URLSearchParams({ [PARAMETER]: String(wanted) }).toString()}">Look again</a></p>`,
      },
    };
  return {
    refreshSeconds: REFRESH_SECONDS,
    notice: {
      happened: 'Publishing',
      sentence: 'Publishing... The page tells you when it is live.',
    },
  };
}
