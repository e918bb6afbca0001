import type { Database, Transaction } from '../database/database.ts';

/** A photo that is not stored yet. */
export type NewPhoto = {
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
};

/** Called in the transaction of their lead. `after` is the number of photos it already has. */
export async function insertPhotos(
  transaction: Transaction,
  lead: { readonly id: number; readonly received_at: string },
  photos: readonly NewPhoto[],
  { after = 0 } = {},
): Promise<void> {
  for (const [index, photo] of photos.entries())
    await transaction
      .insertInto('lead_photos')
      .values({
        contact_message_id: lead.id,
        number: after + index + 1,
        description: photo.description,
        width: photo.width,
        height: photo.height,
        size: photo.content.length,
        stored_at: lead.received_at,
        content: photo.content,
      })
      .execute();
}

/** A photo of a lead without its content, for lists. */
export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number];

/** In the order in which they were sent. */
export function listPhotos(database: Database, leadId: number) {
  return database
    .selectFrom('lead_photos')
    .select(['number', 'description', 'width', 'height', 'size'])
    .where('contact_message_id', '=', leadId)
    .orderBy('number')
    .execute();
}

export function findPhotoContent(database: Database, leadId: number, number: number) {
  return database
    .selectFrom('lead_photos')
    .select('content')
    .where('contact_message_id', '=', leadId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Photos with their contents, for attaching them to a mail. */
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

/** For JSON output. */
export function photoRecord({ number, description, width, height, size }: PhotoRow) {
  return { number, description, width, height, bytes: size };
}
