import type { Queries } from '../database/database.ts';

/** A photo of a lead without its content: for lists. */
export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number];

/** In the order in which they were sent. */
export function listPhotos(database: Queries, leadId: number) {
  return database
    .selectFrom('lead_photos')
    .select(['number', 'description', 'width', 'height', 'size'])
    .where('contact_message_id', '=', leadId)
    .orderBy('number')
    .execute();
}

export function findPhotoContent(database: Queries, leadId: number, number: number) {
  return database
    .selectFrom('lead_photos')
    .select('content')
    .where('contact_message_id', '=', leadId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** For JSON output. */
export function photoRecord({ number, description, width, height, size }: PhotoRow) {
  return { number, description, width, height, bytes: size };
}
