import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from './database.ts';

/** A value that all instances share. If several start at the same time, the first value stored is kept. */
export async function sharedSecret(database: Database, name: string, proposed: string): Promise<string> {
  const secret = database.selectFrom('secrets').select('value').where('name', '=', name);
  // Read first: an insert, even of nothing, would wait for the lock of whoever writes.
  const known = await secret.executeTakeFirst();
  if (known) return known.value;
  await database
    .insertInto('secrets')
    .values({ name, value: proposed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await secret.executeTakeFirstOrThrow()).value;
}

export type Signer = {
  /** Returns 43 characters that are safe in a URL. */
  sign(text: string): string;
  isSignature(given: string, text: string): boolean;
};

/** Signs links in mails. The key is stored in the database, since all instances must use the same one. */
export async function createSigner(database: Database, secretName: string): Promise<Signer> {
  const proposed = randomBytes(32).toString('base64url');
  const key = Buffer.from(await sharedSecret(database, secretName, proposed), 'base64url');
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign,
    isSignature(given, text) {
      const [a, b] = [Buffer.from(given), Buffer.from(sign(text))];
      return a.length === b.length && timingSafeEqual(a, b);
    },
  };
}
