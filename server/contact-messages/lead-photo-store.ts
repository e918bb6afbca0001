import type { Database, Queries } from '../database/database.ts';

/** A photo that waits to be stored. */
export type NewPhoto = {
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly content: Buffer;
};

/** Within the transaction of their lead. */
export async function insertPhotos(
  transaction: Queries,
  lead: { readonly id: number; readonly received_at: string },
  photos: readonly NewPhoto[],
): Promise<void> {
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
