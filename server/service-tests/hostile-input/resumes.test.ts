import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resumeMessages } from '../../../contract/forms/application.ts';
import { inspectBytes } from '../../testing/resume-files/inspect-bytes.ts';
import { doc, docx, pdf, pdfOfSize } from '../../testing/resume-files/resume-files.ts';

const VERDICTS = new Set(['pdf', 'doc', 'docx', ...Object.keys(resumeMessages)]);

const documents: Readonly<Record<string, Buffer>> = {
  pdf: pdf('4 0 obj << /Length 44 >> stream\nBT /F1 12 Tf (Twelve years of framing) Tj ET\nendstream endobj'),
  'pdf of 200 kB': pdfOfSize(200_000),
  doc: doc({ name: 'Data', content: Buffer.alloc(300, 1) }),
  docx: docx([{ name: 'word/media/image1.png', content: Buffer.alloc(2000, 7), isStored: true }]),
};

/** Boundary values of the lengths, offsets and counts in these formats. */
const number = fc.constantFrom(0, 1, 0x7fff, 0xffff, 0x7fffffff, 0xfffffffc, 0xfffffffe, 0xffffffff);

type Damage = (bytes: Buffer) => Buffer;

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(place, fc.nat(255)).map(([at, value]) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    if (copy.length > 0) copy[Math.floor(at * copy.length)] = value;
    return copy;
  }),
  fc.tuple(place, number).map(([at, value]) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    if (copy.length > 4) copy.writeUInt32LE(value, Math.floor(at * (copy.length - 4)));
    return copy;
  }),
  // The directories and tables are at the ends, which a random position seldom hits.
  fc.tuple(fc.nat(200), number, fc.boolean()).map(([at, value, isAtEnd]) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes);
    if (copy.length > 204) copy.writeUInt32LE(value, isAtEnd ? copy.length - 4 - at : at);
    return copy;
  }),
  // Points an entry of the container, in its allocation table or anywhere, to an existing sector, which can create
  // loops.
  fc
    .tuple(fc.oneof(fc.integer({ min: 128, max: 140 }), fc.nat(700)), fc.nat(4))
    .map(([index, target]) => (bytes: Buffer) => {
      const copy = Buffer.from(bytes);
      if (copy.length > 4 * index + 4) copy.writeUInt32LE(target, 4 * index);
      return copy;
    }),
  place.map((at) => (bytes: Buffer) => bytes.subarray(0, Math.floor(at * bytes.length))),
  place.map((at) => (bytes: Buffer) => bytes.subarray(Math.floor(at * bytes.length))),
  fc.tuple(place, fc.uint8Array({ maxLength: 64 })).map(([at, more]) => (bytes: Buffer) => {
    const middle = Math.floor(at * bytes.length);
    return Buffer.concat([bytes.subarray(0, middle), more, bytes.subarray(middle)]);
  }),
  fc.tuple(place, place, fc.integer({ min: 1, max: 20 })).map(([from, to, times]) => (bytes: Buffer) => {
    const [start, end] = [from, to].map((at) => Math.floor(at * bytes.length)).sort((a, b) => a - b);
    const repeated = Array.from({ length: times }, () => bytes.subarray(start, end).subarray(0, 4096));
    return Buffer.concat([bytes.subarray(0, end), ...repeated, bytes.subarray(end)]);
  }),
  fc
    .constantFrom(...Object.values(documents))
    .map((other) => (bytes: Buffer) => Buffer.concat([bytes, other])),
);

describe('the inspection of a resume', () => {
  it.each(Object.entries(documents))('takes the %s before it is damaged', async (name, bytes) => {
    expect(await inspectBytes(bytes)).toBe(name.split(' ')[0]);
  });

  it.each(Object.entries(documents))('comes to a verdict on a damaged %s', async (_name, whole) => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
        const bytes = damages.reduce((before, change) => change(before), whole);
        expect(VERDICTS).toContain(await inspectBytes(bytes));
      }),
      { numRuns: 400 },
    );
  });

  it('comes to a verdict on any bytes after a known beginning', async () => {
    const beginning = fc.constantFrom(
      '%PDF-1.7\n',
      'PK\u0003\u0004',
      '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1',
    );
    await fc.assert(
      fc.asyncProperty(beginning, fc.uint8Array({ maxLength: 4000 }), async (start, rest) => {
        const bytes = Buffer.concat([Buffer.from(start, 'latin1'), rest]);
        expect(VERDICTS).toContain(await inspectBytes(bytes));
      }),
      { numRuns: 400 },
    );
  });
});
