import type { Publication } from '../../contract/publication.ts';
import { type Site, siteOf } from '../../contract/site.ts';
import type { Database } from '../database/database.ts';
import { refusals } from '../http/responses/refusal.ts';
import { mapInSlices } from '../process/in-slices.ts';
import { oneAtATime } from '../process/one-at-a-time.ts';
import type { BuiltSite } from '../rendering/built-site.ts';
import type { PreviewOrder } from '../rendering/render-process.ts';
import type { Clock } from '../time/clock.ts';
import { isoDate } from '../time/wall-clock.ts';
import type { LiveSite } from './live-site.ts';
import {
  countMissingPictures,
  encodeNext,
  makeLinkPreviews,
  releaseLeases,
  waitingPictures,
} from './pictures/picture-encoder.ts';
import { makePicturesPublic } from './pictures/shown-pictures.ts';
import { coverOf, publicationOf } from './publication.ts';
import { picturesIn } from './record-content.ts';
import { findRevisions, type Revisions } from './revisions.ts';
import { hasPurgeSince, latestVersion, latestVersionNumber, type VersionWithRecords } from './versions.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: LiveSite;
  /** Undefined in development, where only the API shows the newest version. */
  readonly builtSite?: BuiltSite | undefined;
};

export type Publisher = {
  /**
   * Called before the server listens: shows the version that was shown last, if this build has rendered it, or else the
   * newest version whose pictures are encoded. If that cannot be rendered, shows the last documents of any build and
   * returns the error; throws if there are none. `run` then shows the newest version.
   */
  showAtStart(): Promise<unknown>;
  /** Encodes waiting pictures, and shows the newest version if it is not shown yet. */
  run(): Promise<void>;
  /** Ends a picture that is being encoded, and begins no other: the next start does. */
  stop(): void;
  /** Why the newest version is not shown, if showing it was attempted. */
  failure(): PublisherFailure | undefined;
  /** Number of failures since the start. */
  failureCount(): number;
  /** Renders one page of this publication for the operator, after the current task. */
  preview(publication: Publication, page: Pick<PreviewOrder, 'route' | 'banner'>): Promise<string>;
};

type PublisherFailure = { readonly version: number; readonly at: Date; readonly error: unknown };

/** What a version consists of. */
type Content = { readonly revisions: Revisions; readonly site: Site };

/**
 * Makes this process follow the newest version in the database. Each instance has a publisher, so that all of them show
 * a version within seconds; whichever is first encodes a picture. Its tasks run one at a time, since rendering and
 * encoding both take memory.
 */
export function createPublisher({ database, clock, live, builtSite }: Dependencies): Publisher {
  /** The version, the day and the missing pictures for which the documents were last rendered. */
  let shownFor = '';
  /** The last version that was shown in full: earlier sets that had to be removed are gone. */
  let finished = 0;
  let failure: PublisherFailure | undefined;
  let failureCount = 0;
  const stopping = new AbortController();

  const today = () => isoDate(clock());

  /** A picture that no version waits for any more may still be encoded later. */
  async function stateOf(version: number): Promise<string> {
    return `${version} ${today()} ${await countMissingPictures(database)}`;
  }

  async function showNewest(): Promise<void> {
    if (shownFor === (await stateOf(await latestVersionNumber(database)))) return;
    await show(await latestVersion(database));
  }

  /** `known` is what the version consists of, if that was read before and its pictures are encoded. */
  async function show(version: VersionWithRecords, known?: Content): Promise<void> {
    try {
      const revisions = known?.revisions ?? (await findRevisions(database, version.records));
      await makePicturesPublic(database, version, revisions, live.version());
      // Another process encodes them: the next run looks again.
      if (!(await preparePictures(database, clock, revisions, stopping.signal))) return;
      const state = await stateOf(version.number);
      const site = known?.site ?? (await siteAt(version, revisions));
      await builtSite?.show(site, {
        version: version.number,
        onShown: () => live.show(site, version.number),
        keepsPrevious: !(await hasPurgeSince(database, finished, version.number)),
        removesOthers: finished !== version.number,
      });
      if (!builtSite) live.show(site, version.number);
      finished = version.number;
      shownFor = state;
      failure = undefined;
    } catch (error) {
      failure = { version: version.number, at: clock(), error };
      failureCount++;
      throw error;
    }
  }

  async function siteAt(version: VersionWithRecords, revisions: Revisions): Promise<Site> {
    return siteOf(await publicationOf(database, version, revisions), today());
  }

  /** What was shown last, by the records as they are now; undefined before anything was shown. */
  async function lastShown(): Promise<(Content & { readonly version: VersionWithRecords }) | undefined> {
    const number = await builtSite?.lastVersion();
    if (number === undefined) return undefined;
    const version = await latestVersion(database, number);
    const revisions = await findRevisions(database, version.records);
    return { version, revisions, site: await siteAt(version, revisions) };
  }

  async function showFirst(): Promise<void> {
    const waiting = await waitingPictures(database);
    const shown = await lastShown();
    // Not if any of it was deleted since: without that it is another site, which was never rendered.
    const isRendered = shown && (await builtSite?.isRendered(shown.site));
    if (isRendered && !(await namesAny(shown.revisions, waiting))) return show(shown.version, shown);
    let version = await latestVersion(database);
    while (await namesAny(await findRevisions(database, version.records), waiting))
      version = await latestVersion(database, version.number - 1);
    await show(version);
  }

  const inTurn = oneAtATime();

  return {
    failure: () => failure,
    failureCount: () => failureCount,
    showAtStart: () =>
      inTurn(async () => {
        try {
          await releaseLeases(database);
          await showFirst();
          return undefined;
        } catch (error) {
          if (!(await builtSite?.showLast())) throw error;
          // The API shows the same version as the documents, if its records can be read.
          const shown = await lastShown().catch(() => undefined);
          if (shown) live.show(shown.site, shown.version.number);
          return error;
        }
      }),
    async run() {
      try {
        do await inTurn(showNewest);
        while (await inTurn(() => encodeNext(database, clock, stopping.signal)));
      } catch (error) {
        // An abort by `stop` is not a failure.
        if (!stopping.signal.aborted) throw error;
      }
    },
    stop: () => stopping.abort(),
    async preview(publication, page) {
      if (!builtSite) throw refusals.outOfService();
      return inTurn(() => builtSite.preview({ site: siteOf(publication, today()), ...page }));
    },
  };
}

/**
 * Encodes the pictures first, so that a document never refers to a missing file. Returns false if another process still
 * encodes some.
 */
export async function preparePictures(
  database: Database,
  clock: Clock,
  revisions: Revisions,
  signal?: AbortSignal,
): Promise<boolean> {
  while (await namesAny(revisions, await waitingPictures(database)))
    if (!(await encodeNext(database, clock, signal))) return false;
  const covers = await mapInSlices(revisions.project, ({ content }) => coverOf(content));
  await makeLinkPreviews(
    database,
    covers.filter((cover) => cover !== undefined),
    signal,
  );
  return true;
}

async function namesAny(revisions: Revisions, pictures: readonly string[]): Promise<boolean> {
  if (pictures.length === 0) return false;
  const named = await mapInSlices(Object.values(revisions).flat(), ({ content }) => picturesIn(content));
  return named.flat().some((id) => pictures.includes(id));
}
