import { wordsPermission } from '../../../content/client-words.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { ClientWordsRow } from '../../database/site-tables.ts';
import { enqueueWordsReceived } from '../../outbox/words-mail.ts';
import { isoDate } from '../../time/wall-clock.ts';
import { makeVersion } from '../new-version.ts';
import { removeUnusedPictures } from '../pictures/unused-pictures.ts';
import { newPhoto, type TestimonialContent } from '../record-content.ts';
import { findRecord, insertRecord, lockSite, updateRecord } from '../site-records.ts';
import { publishedTestimonialIds } from './words.ts';

/** What a client has written. */
export type SentWords = {
  readonly content: string;
  readonly rating: number;
  readonly authorName: string;
  readonly authorLocation: string;
  readonly isPermitted: boolean;
  /** The id of a stored picture. Null removes the photo; undefined keeps it. */
  readonly photo?: string | null | undefined;
};

/**
 * Stores the words as the client sent them, and makes a draft from them for the owner. Returns false once they are
 * published.
 */
export async function storeWords(
  database: Database,
  id: number,
  sent: SentWords,
  now: Date,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockSite(transaction);
    const row = await transaction
      .selectFrom('client_words')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { testimonial_id } = row;
    if (testimonial_id !== null && (await publishedTestimonialIds(transaction)).has(testimonial_id))
      return false;
    const photo_id = sent.photo === undefined ? row.photo_id : sent.photo;
    await transaction
      .updateTable('client_words')
      .set({
        kept_since: row.kept_since ?? now.toISOString(),
        sent_at: now.toISOString(),
        content: sent.content,
        rating: sent.rating,
        author_name: sent.authorName,
        author_location: sent.authorLocation,
        photo_id,
        permitted_at: sent.isPermitted ? now.toISOString() : null,
        permission_version: sent.isPermitted ? wordsPermission.version : null,
        permission_wording: sent.isPermitted ? wordsPermission.wording : null,
        testimonial_id: await saveDraft(transaction, { ...row, photo_id }, sent, now),
        withdrawn_at: null,
      })
      .where('id', '=', id)
      .execute();
    if (testimonial_id !== null) await deletePublished(transaction, testimonial_id, now);
    if (row.photo_id) await removeUnusedPictures(transaction, [row.photo_id]);
    await enqueueWordsReceived(transaction, row, now);
    return true;
  });
}

/**
 * If they were published and taken down again, no version may bring back the text that the client has since replaced,
 * and no rendered document may keep it.
 */
async function deletePublished(transaction: Transaction, id: number, now: Date): Promise<void> {
  await makeVersion(transaction, { now, summary: 'A client changed their words' }, async (_, records) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('site_revisions')
      .where('kind', '=', 'testimonial')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n ? { records, isPurge: true } : undefined;
  });
}

/** Keeps the owner's choices for earlier words. Returns the id of the draft. */
async function saveDraft(
  transaction: Transaction,
  { testimonial_id, project_id, photo_id }: ClientWordsRow,
  sent: SentWords,
  now: Date,
): Promise<number> {
  const earlier =
    testimonial_id === null ? undefined : await findRecord(transaction, 'testimonial', testimonial_id);
  const project = project_id === null ? undefined : await findRecord(transaction, 'project', project_id);
  const content: TestimonialContent = {
    content: sent.content,
    authorName: sent.authorName,
    authorLocation: sent.authorLocation,
    projectType: earlier?.content.projectType || project?.content.service || '',
    rating: String(sent.rating),
    project: earlier?.content.project || (project ? String(project.id) : ''),
    permission: sent.isPermitted,
    ...(photo_id && { photo: newPhoto(photo_id) }),
    showPhoto: earlier?.content.photo?.picture === photo_id && earlier.content.showPhoto,
    writtenOn: isoDate(now),
    original: {
      content: sent.content,
      permittedAt: sent.isPermitted ? now.toISOString() : '',
      permissionWording: wordsPermission.wording,
    },
  };
  if (!earlier) return (await insertRecord(transaction, 'testimonial', { content, now })).id;
  await updateRecord(transaction, 'testimonial', earlier.id, { content, now });
  return earlier.id;
}
