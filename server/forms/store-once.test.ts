import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { newReference } from './reference.ts';
import { storeOnce } from './store-once.ts';

describe('a reference', () => {
  it('has no characters that are taken for one another', () => {
    for (let count = 0; count < 500; count++) {
      expect(newReference('lead')).toMatch(
        new RegExp(`^${company.initials}-[2-9][2-9ACDEFGHJKMNPQRTWXY]{4}$`),
      );
    }
  });

  it('tells by its first character what it refers to', () => {
    for (let count = 0; count < 500; count++) {
      expect(newReference('application')).toMatch(new RegExp(`^${company.initials}-[ACDEFGHJKMNPQRTWXY]`));
    }
  });
});

describe('storing once', () => {
  it('takes another reference when the first is taken', async () => {
    const tried: string[] = [];
    const { stored, isNew } = await storeOnce({
      kind: 'lead',
      bodyHash: 'hash',
      find: async () => undefined,
      insert: async (reference) => (tried.push(reference) < 3 ? undefined : { reference, body_hash: 'hash' }),
    });
    expect(isNew).toBe(true);
    expect(new Set(tried).size).toBe(3);
    expect(stored.reference).toBe(tried[2]);
  });
});
