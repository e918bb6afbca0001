import type { Database } from './database.ts';

/** A value that all instances agree on. When several start at once, the first one's value is kept. */
export async function sharedSecret(database: Database, name: string, proposed: string): Promise<string> {
  await database
    .insertInto('secrets')
    .values({ name, value: proposed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
