import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../database/shared-secret.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * For what a URL of the desk has to say and nobody else is to read or write: names and email addresses that are searched
 * for, since URLs end up in histories and in the logs of proxies, and sentences that the page shows. Such a page can be
 * reloaded and returned to, which the response to a post cannot.
 */
type QueryCipher = {
  encrypt(query: string): Promise<string>;
  /** Undefined for what was not encrypted here. */
  decrypt(encrypted: string): Promise<string | undefined>;
};

/** What is encrypted under one name cannot be decrypted under another. */
export function queryCipher(database: Database, secretName: string): QueryCipher {
  const key = async () => {
    const proposed = randomBytes(32).toString('base64url');
    return Buffer.from(await sharedSecret(database, secretName, proposed), 'base64url');
  };
  return {
    async encrypt(query) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, await key(), nonce);
      const text = Buffer.concat([cipher.update(query, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    async decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, await key(), bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
