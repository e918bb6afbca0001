import { countedNoun } from '../../../content/grammar.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { windowOf } from '../../outbox/floods.ts';
import type { Fact } from '../../outbox/mail/mail-body.ts';
import type { Compose } from '../../outbox/outbox-worker.ts';
import { timeAgo } from '../../records/wording/ages.ts';
import type { Clock } from '../../time/clock.ts';
import { type FloodSubmission, readFloodSubmissions } from './flood-submissions.ts';

/** The number of submissions from each end of the flood. */
const LISTED = 10;

type Dependencies = { readonly config: Config; readonly clock: Clock; readonly database: Database };

/** One mail to the owner about all submissions of a flood. None if all of them were deleted since. */
export function floodDigest({ config, clock, database }: Dependencies): Compose {
  return async (row) => {
    const { count, hasAdditions, oldest, newest } = await readFloodSubmissions(
      database,
      windowOf(row),
      LISTED,
    );
    if (count === 0) return undefined;
    const now = clock();
    const listed = interleave(newest, oldest);
    const link = (path: string) => new URL(path, config.siteUrl).href;
    const heading = `${countedNoun(count, hasAdditions ? 'more message' : 'more request')} came in`;
    return {
      isAutomatic: true,
      subject: `${heading}: many at once`,
      body: {
        heading: `${heading}, more than usual at once.`,
        paragraphs: [
          'All of them are stored, and most of them are probably not serious. This is one email about all of them, and no reminders follow: please look through them on the desk.',
        ],
        facts: listed.map(
          ({ reference, name, about, received_at }): Fact => ({
            label: `${reference}, ${timeAgo(received_at, now)}`,
            value: `${name}, ${about}`,
            href: link(deskPaths.record(reference)),
          }),
        ),
        ...(count > listed.length && { message: `And ${count - listed.length} more.` }),
        action: { label: 'Open the desk', href: link(deskPaths.overview) },
        footnote: `You get one email like this instead of one for each when more than ${config.leadMailsPerHour} come within an hour, or half as many from one place. LEAD_MAILS_PER_HOUR changes the number.`,
      },
    };
  };
}

/**
 * Alternates between newest and oldest, because a genuine one came before or after the flood rather than in its
 * middle. One that is in both lists appears once.
 */
function interleave(
  newest: readonly FloodSubmission[],
  oldest: readonly FloodSubmission[],
): FloodSubmission[] {
  const pairs = newest.flatMap((submission, index) => [submission, oldest[index] ?? submission]);
  return [...new Map(pairs.map((submission) => [submission.reference, submission])).values()];
}
