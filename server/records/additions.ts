import { sql } from 'kysely';
import { PHOTOS_MAX } from '../../contract/forms/photos.ts';
import { type Database, isPostgres, type Transaction } from '../database/database.ts';
import type { LeadAdditionRow } from '../database/schema.ts';
import { foldText } from '../database/search-columns.ts';
import { enqueueFloodDigest } from '../outbox/floods.ts';
import { enqueue, rowDueAt } from '../outbox/outbox.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS, MINUTE_MS } from '../time/durations.ts';
import { countPhotos, findPhotos, insertPhotos, type NewPhoto } from './photos.ts';

/** Each addition sends a mail to the owner. */
const MAX_PER_DAY = 10;
/** They are all shown on one page, whose link is with whoever sent the request, for as long as it is kept. */
const MAX_PER_REQUEST = 50;
const DOUBLE_TAP_WINDOW_MS = 10 * MINUTE_MS;

type Addition = { readonly text: string; readonly photos: readonly Omit<NewPhoto, 'description'>[] };

type Options = {
  readonly now: Date;
  /** Set if this network, or all together, send so much that it is mailed in a digest. */
  readonly isFlooding: boolean;
  /** Called in the transaction before photos are stored. */
  reserve(transaction: Transaction, bytes: number): Promise<void>;
};

/**
 * Stores text and photos that a visitor adds to a request, and enqueues the mail about them. Stores nothing if a limit
 * is exceeded, or if the same was added within ten minutes: the page has no scripts, so a double tap sends its form
 * twice.
 */
export async function storeAddition(
  database: Database,
  leadId: number,
  addition: Addition,
  { now, isFlooding, reserve }: Options,
): Promise<'added' | 'too-many-photos' | 'too-often' | 'too-many' | 'gone'> {
  const { text, photos } = addition;
  return database.transaction().execute(async (transaction) => {
    // Locks the row: two concurrent additions could both find room for their photos otherwise, and a double tap would
    // not find the addition of the first.
    const lead = await transaction
      .selectFrom('contact_messages')
      .select(['id', 'reference', 'received_at'])
      .where('id', '=', leadId)
      .$if(isPostgres(database), (query) => query.forUpdate())
      .executeTakeFirst();
    if (!lead) return 'gone';
    const earlier = await listAdditions(transaction, leadId);
    const latest = earlier.at(-1);
    const windowStart = addMilliseconds(now, -DOUBLE_TAP_WINDOW_MS).toISOString();
    if (latest && latest.received_at > windowStart && (await isSame(transaction, latest, addition)))
      return 'added';
    const stored = await countPhotos(transaction, leadId);
    if (stored + photos.length > PHOTOS_MAX) return 'too-many-photos';
    const dayAgo = addMilliseconds(now, -DAY_MS).toISOString();
    const ofToday = earlier.filter(({ received_at }) => received_at > dayAgo);
    if (ofToday.length >= MAX_PER_DAY) return 'too-often';
    if (earlier.length >= MAX_PER_REQUEST) return 'too-many';
    // The timestamp is unique within the request, because it joins photos and mail to their addition.
    const last = latest?.received_at ?? lead.received_at;
    const at = last >= now.toISOString() ? addMilliseconds(new Date(last), 1) : now;
    const received_at = at.toISOString();
    if (photos.length > 0) {
      await reserve(
        transaction,
        photos.reduce((sum, { content }) => sum + content.length, 0),
      );
      const described = photos.map((photo) => ({ ...photo, description: '' }));
      await insertPhotos(transaction, { id: leadId, received_at }, described, { after: stored });
    }
    await transaction
      .insertInto('lead_additions')
      .values({
        contact_message_id: leadId,
        received_at,
        text,
        photo_count: photos.length,
        search_text: foldText(text),
      })
      .execute();
    // Not sent while the request is spam, but if it turns out to be none.
    const mail = rowDueAt('request-added', lead.reference, { contact_message_id: leadId }, at);
    if (isFlooding) await enqueueFloodDigest(transaction, at);
    else await enqueue(transaction, [mail]);
    return 'added';
  });
}

/** Compares the photos too: the same bytes are encoded to the same. */
async function isSame(transaction: Transaction, stored: LeadAdditionRow, { text, photos }: Addition) {
  if (stored.text !== text || stored.photo_count !== photos.length) return false;
  if (photos.length === 0) return true;
  const all = await findPhotos(transaction, stored.contact_message_id);
  const contents = all
    .filter(({ stored_at }) => stored_at === stored.received_at)
    .map(({ content }) => content);
  return photos.every(({ content }, index) => content.equals(contents[index] ?? Buffer.alloc(0)));
}

/** Oldest first. */
export function listAdditions(database: Database, leadId: number): Promise<LeadAdditionRow[]> {
  return database
    .selectFrom('lead_additions')
    .selectAll()
    .where('contact_message_id', '=', leadId)
    .orderBy('id')
    .execute();
}

/** A subquery with all additions to a request as one text; `search_text` for a search. */
export function allAdditions(column: 'text' | 'search_text') {
  return sql<string | null>`(
    select string_agg(lead_additions.${sql.ref(column)}, ${sql.lit('\n\n')} order by lead_additions.id)
    from lead_additions
    where lead_additions.contact_message_id = contact_messages.id and lead_additions.text <> ''
  )`;
}

/** For JSON output. */
export function additionRecord({ received_at, text, photo_count }: LeadAdditionRow) {
  return { receivedAt: received_at, text, photos: photo_count };
}
