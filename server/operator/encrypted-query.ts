import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../database/shared-secret.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts parts of the desk's URLs that nobody else may read or forge: names and email addresses in searches, since
 * URLs end up in browser histories and proxy logs, and messages that the page shows. Unlike the response to a POST,
 * such a page can be reloaded and returned to.
 */
type QueryCipher = {
  encrypt(query: string): Promise<string>;
  /** Returns undefined for anything that was not encrypted here. */
  decrypt(encrypted: string): Promise<string | undefined>;
};

/** A value encrypted under one name cannot be decrypted under another. */
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
