import fc from 'fast-check';
import { describe, it, onTestFinished } from 'vitest';
import {
  type Damaged,
  expectAllAnswered,
  formParts,
  startBehindProxy,
  wholeBody,
} from '../../testing/damaged-bodies.ts';
import { makeStore } from '../../testing/engines.ts';

const BODIES_PER_FORM = 6000;

/** Byte sequences with a meaning to a multipart parser. */
const tokens = [
  '\r\n',
  '\r',
  '\n',
  '--',
  '--edge',
  '\r\n--edge\r\n',
  '\r\n--edge--',
  '"',
  ';',
  ':',
  '\0',
  '\\',
];
const inserted = fc.oneof(
  fc.constantFrom(...tokens).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
);

/** Replaces some bytes at a position by others. */
type Damage = { readonly at: number; readonly removed: number; readonly inserted: Buffer };

const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), removed: fc.nat(40), inserted }),
  { minLength: 1, maxLength: 6 },
);

function damagedBody(body: Buffer, list: readonly Damage[]): Buffer {
  return list.reduce((current, { at, removed, inserted }) => {
    const start = Math.floor(at * current.length);
    return Buffer.concat([current.subarray(0, start), inserted, current.subarray(start + removed)]);
  }, body);
}

describe('a form that was damaged anywhere', () => {
  it('gets a response, and the process lives', async () => {
    const store = await makeStore('SQLite');
    onTestFinished(() => store.remove());
    const service = await startBehindProxy(store);
    for (const [path, parts] of Object.entries(formParts)) {
      const samples = fc.sample(fc.tuple(damages, fc.boolean()), BODIES_PER_FORM);
      const bodies = samples.map(
        ([list, breaks]): Damaged => ({ path, body: damagedBody(wholeBody(parts), list), breaks }),
      );
      await expectAllAnswered(service, bodies);
    }
    // Thousands of requests, on a machine that may be busy.
  }, 300_000);
});
