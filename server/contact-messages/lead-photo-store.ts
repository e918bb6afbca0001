import { company } from '../../content/company.ts';
import { photosField } from '../../contract/forms/photos.ts';
import { addMilliseconds } from '../clock.ts';
import type { Database, Queries } from '../database/database.ts';
import { DAY_MS } from '../durations.ts';
import { Refusal } from '../http/responses/refusal.ts';

/** A photo that waits to be stored. */
export type NewPhoto = {
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly content: Buffer;
};

/** Some thousand photos: more than a contractor gets, and less than fills a disk overnight. */
const DAILY_PHOTOS_MAX_BYTES = 2 * 1024 * 1024 * 1024;

/** Within the transaction of their lead, so that a refusal leaves nothing of it. */
export async function insertPhotos(
  transaction: Queries,
  lead: { readonly id: number; readonly received_at: string },
  photos: readonly NewPhoto[],
): Promise<void> {
  if (photos.length > 0) await refuseOverDailyLimit(transaction, new Date(lead.received_at));
  for (const [index, photo] of photos.entries())
    await transaction
      .insertInto('lead_photos')
      .values({
        contact_message_id: lead.id,
        number: index + 1,
        description: photo.description,
        width: photo.width,
        height: photo.height,
        size: photo.size,
        stored_at: lead.received_at,
        content: photo.content,
      })
      .execute();
}

/** A sender of endless photos must not fill the disk that the leads are stored on. */
async function refuseOverDailyLimit(queries: Queries, now: Date): Promise<void> {
  const { bytes, oldest } = await queries
    .selectFrom('lead_photos')
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum('size'), lit(0)).as('bytes'),
      fn.min('stored_at').as('oldest'),
    ])
    .where('stored_at', '>', addMilliseconds(now, -DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(bytes) < DAILY_PHOTOS_MAX_BYTES) return;
  const sentence = `We cannot take more photos today. Please send your request without them, or call us at ${company.phone.display}.`;
  throw new Refusal(503, sentence, {
    fields: { [photosField.name]: sentence },
    // The earliest time at which there is room again: when the oldest no longer counts.
    retryAfterSeconds: Math.ceil((new Date(oldest).getTime() + DAY_MS - now.getTime()) / 1000),
  });
}

/** With their contents, for the mail that they are attached to. */
export function findPhotos(database: Database, leadId: number) {
  return database
    .selectFrom('lead_photos')
    .selectAll()
    .where('contact_message_id', '=', leadId)
    .orderBy('number')
    .execute();
}

export async function countPhotos(database: Database, leadId: number): Promise<number> {
  const { count } = await database
    .selectFrom('lead_photos')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('contact_message_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findPhoto(database: Database, reference: string, number: number) {
  return database
    .selectFrom('lead_photos')
    .innerJoin('contact_messages', 'contact_messages.id', 'lead_photos.contact_message_id')
    .select('lead_photos.content')
    .where('contact_messages.reference', '=', reference)
    .where('lead_photos.number', '=', number)
    .executeTakeFirst();
}
