import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';

const SECRET_NAME = 'answered-links';
const TOKEN = /^([A-Z0-9-]{3,20})\.([\w-]{43})$/;

export const answeredPaths = {
  pattern: '/answered/:token',
  of: (token: string) => `/answered/${token}`,
} as const;

/** Signs the links of the owner's mails. The key lies in the database: all machines must agree on it. */
export type LinkSigner = {
  tokenOf(reference: string): string;
  /** The reference, if the token is one of ours. */
  referenceOf(token: string): string | undefined;
};

export async function createLinkSigner(database: Database): Promise<LinkSigner> {
  const key = await readOrMakeKey(database);
  const signatureOf = (reference: string) => createHmac('sha256', key).update(reference).digest('base64url');
  return {
    tokenOf: (reference) => `${reference}.${signatureOf(reference)}`,
    referenceOf(token) {
      const [, reference = '', signature = ''] = TOKEN.exec(token) ?? [];
      const expected = Buffer.from(signatureOf(reference));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected) ? reference : undefined;
    },
  };
}

async function readOrMakeKey(database: Database): Promise<Buffer> {
  // Of several machines that start at once the first one's key stands.
  await database
    .insertInto('secrets')
    .values({ name: SECRET_NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', SECRET_NAME)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
