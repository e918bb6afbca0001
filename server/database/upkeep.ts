import type { Database } from './database.ts';
import type { UpkeepName } from './schema.ts';

export async function readUpkeep(database: Database, name: UpkeepName): Promise<string | undefined> {
  const row = await database.selectFrom('upkeep').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function saveUpkeep(database: Database, name: UpkeepName, value: string): Promise<void> {
  await database
    .insertInto('upkeep')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
