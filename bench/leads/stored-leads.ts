import { openDatabase } from '../../server/database/database.ts';

/** The number of rows in the database; the server may still run. */
export async function storedLeads(dataDir: string): Promise<number> {
  const database = await openDatabase({ dataDir });
  try {
    const { count } = await database
      .selectFrom('contact_messages')
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  } finally {
    await database.destroy();
  }
}
