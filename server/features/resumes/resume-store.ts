import type { Queries } from '../../database/database.ts';

/** In the order of the alphabet, the same on both engines: names are plain ASCII. */
export async function listResumeNames(database: Queries): Promise<string[]> {
  const rows = await database.selectFrom('resumes').select('file_name').execute();
  return rows.map((row) => row.file_name).sort();
}

export async function findResume(database: Queries, fileName: string) {
  const row = await database
    .selectFrom('resumes')
    .select(['file_name', 'media_type', 'content'])
    .where('file_name', '=', fileName)
    .executeTakeFirst();
  return row && { fileName: row.file_name, mediaType: row.media_type, content: row.content };
}
