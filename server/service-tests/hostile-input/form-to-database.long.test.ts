import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenFields } from '../../../contract/api.ts';
import { contactFields, contactMessageSchema } from '../../../contract/forms/contact.ts';
import { engines } from '../../testing/engines.ts';
import { encode, estimateFields, formData, post } from '../../testing/forms.ts';
import { naughtyStrings } from '../../testing/naughty-strings.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const MANY = { limits: { postsPerMinute: 1_000_000 } };

/** With other text around it, a naughty string is long enough for any field and is refused only for its content. */
const beside = (text: string) => `Kitchen: ${text} (see the plan)`;

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: contactFields.message.maxLength }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...naughtyStrings),
);

async function countLeads({ database }: TestService): Promise<number> {
  const { count } = await database
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Normalises line breaks like the form reader, since a browser sends each as CRLF. */
function asTyped(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text)).replace(/\r\n?/g, '\n');
}

type Typed = { readonly name: string; readonly phone: string; readonly message: string };

/**
 * Expects that a value is stored exactly as the shared rules return it, or refused by them, but never altered or lost.
 */
function createStorageCheck(service: TestService) {
  let leads = 0;
  return async function expectStoredOrRefused(typed: Typed): Promise<void> {
    const fields = estimateFields(typed);
    const expected = contactMessageSchema.safeParse({
      ...fields,
      name: asTyped(typed.name),
      phone: asTyped(typed.phone),
      message: asTyped(typed.message),
    });
    const response = await post(service.app, fields);
    expect(response.statusCode).toBe(expected.success ? 200 : 422);
    if (!expected.success) {
      expect(await countLeads(service)).toBe(leads);
      return;
    }
    leads++;
    const stored = await service.database
      .selectFrom('contact_messages')
      .select(['name', 'phone', 'message'])
      .where('reference', '=', response.json().reference)
      .executeTakeFirstOrThrow();
    const { name, phone, message } = expected.data;
    expect(stored).toEqual({ name, phone, message });
  };
}

describe.each(engines)('what a form may hold, on %s', (engine) => {
  it('is stored as it was typed: the big list of naughty strings', async () => {
    const expectStoredOrRefused = createStorageCheck(await startTestService(engine, MANY));
    for (const text of naughtyStrings)
      await expectStoredOrRefused({ name: beside(text), phone: '', message: beside(text) });
  });

  it('is stored as it was typed or refused by its field: any text at all', async () => {
    const expectStoredOrRefused = createStorageCheck(await startTestService(engine, MANY));
    const typed = fc.record({ name: anyText, phone: anyText, message: anyText });
    await fc.assert(fc.asyncProperty(typed, expectStoredOrRefused), { numRuns: 150 });
  });
});

// Refused before any query, so one engine is enough.
it('is refused by its field where a naughty string is all it holds', async () => {
  const expectStoredOrRefused = createStorageCheck(await startTestService('SQLite', MANY));
  for (const text of naughtyStrings) await expectStoredOrRefused({ name: text, phone: text, message: text });
});

describe('the body of a form', () => {
  const CONTENT_TYPE = 'multipart/form-data; boundary=edge';

  function send({ app }: TestService, payload: Buffer, contentType: string) {
    const headers = { 'content-type': contentType };
    return app.inject({ method: 'POST', url: '/api/contact', payload, headers });
  }

  it('may be any bytes under any type: it is refused, and nothing is stored', async () => {
    const service = await startTestService('SQLite', MANY);
    const type = fc.oneof(
      fc.constant(CONTENT_TYPE),
      fc.string().map((text) => `multipart/form-data; boundary=${text.replace(/[^ -~]/g, '')}`),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), type, async (bytes, contentType) => {
        const { statusCode } = await send(service, Buffer.from(bytes), contentType);
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
    expect(await countLeads(service)).toBe(0);
  });

  it('may be damaged anywhere: it is one lead or none, and never our fault', async () => {
    const service = await startTestService('SQLite', MANY);
    const damage = fc.array(
      fc.record({
        at: fc.nat(1_000),
        drop: fc.nat(30),
        insert: fc.uint8Array({ maxLength: 30 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(damage, async (cuts) => {
        const { body, contentType } = await encode(formData(estimateFields()));
        let damaged = body;
        for (const { at, drop, insert } of cuts) {
          const place = at % damaged.length;
          damaged = Buffer.concat([damaged.subarray(0, place), insert, damaged.subarray(place + drop)]);
        }
        const before = await countLeads(service);
        const { statusCode } = await send(service, damaged, contentType);
        expect(statusCode).toBeLessThan(500);
        expect(await countLeads(service)).toBe(before + (statusCode === 200 ? 1 : 0));
      }),
      { numRuns: 100 },
    );
  });

  it('may hold any hidden fields: they change neither the recipient nor the kind of response', async () => {
    const service = await startTestService('SQLite', MANY);
    const hidden = fc.dictionary(
      fc.constantFrom(...Object.values(hiddenFields).filter((name) => name !== hiddenFields.submissionId)),
      anyText,
    );
    await fc.assert(
      fc.asyncProperty(hidden, async (values) => {
        const fields = { ...estimateFields(values), [hiddenFields.submissionId]: randomUUID() };
        const { statusCode } = await post(service.app, fields);
        expect([200, 422]).toContain(statusCode);
      }),
      { numRuns: 200 },
    );
  });
});
