import type { Database } from '../../database/database.ts';

export type WaitingWords = Awaited<ReturnType<typeof waitingWords>>[number];

/**
 * Words that a client has sent and lets be shown, and that the owner has not decided about: they were never published,
 * nor deleted. Those that came first come first. What the client has since written anew waits again.
 */
export async function waitingWords(database: Database) {
  return waiting(database)
    .select(['testimonial_id', 'sent_at', 'content', 'rating', 'author_name', 'author_location'])
    .orderBy('sent_at')
    .orderBy('id')
    .$narrowType<{
      testimonial_id: number;
      sent_at: string;
      content: string;
      rating: number;
      author_name: string;
    }>()
    .execute();
}

export async function countWaitingWords(database: Database): Promise<number> {
  const { count } = await waiting(database)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function waiting(database: Database) {
  return database
    .selectFrom('client_words')
    .where('sent_at', 'is not', null)
    .where('permitted_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('site_revisions')
            .select('site_revisions.id')
            .where('site_revisions.kind', '=', 'testimonial')
            .whereRef('site_revisions.id', '=', 'client_words.testimonial_id'),
        ),
      ),
    );
}
