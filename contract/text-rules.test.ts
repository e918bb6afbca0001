import { describe, expect, it } from 'vitest';
import { applicationFields, jobApplicationSchema } from './forms/application.ts';
import { contactFields, contactMessageSchema } from './forms/contact.ts';
import { emailAddress, multiLineText, singleLine } from './text-rules.ts';

const MESSAGE = 'Type something.';

/** Each is longer than the fields below require, and shows nothing on a screen. */
const NOTHING_VISIBLE: Readonly<Record<string, string>> = {
  'spaces of every width': '\u0020\u00a0\u2003\u3000\u202f'.repeat(4),
  'zero-width spaces': '\u200b'.repeat(20),
  'zero-width joiners': '\u200d\u200c\u2060\ufeff'.repeat(5),
  'signs for the direction of writing': '\u202e\u2066\u200f\u061c'.repeat(5),
  'soft hyphens': '\u00ad'.repeat(20),
  'Hangul fillers': '\u3164\u115f\u1160\uffa0'.repeat(5),
  'blank Braille': '\u2800'.repeat(20),
  'variation selectors': '\ufe0f\u{e0101}'.repeat(10),
  'tags without an emoji': '\u{e0041}\u{e007f}'.repeat(10),
  'spaces and signs in turn': ' \u200b'.repeat(10),
};

describe.each(Object.entries(NOTHING_VISIBLE))('text of %s', (_what, value) => {
  it('is refused with the message of its field', () => {
    for (const rule of [singleLine, multiLineText]) {
      const result = rule({ min: 2, max: 100, message: MESSAGE }).safeParse(value);
      expect(result.error?.issues[0]?.message).toBe(MESSAGE);
    }
  });

  it('is refused by every field that a visitor types into', () => {
    for (const [fields, schema] of [
      [contactFields, contactMessageSchema],
      [applicationFields, jobApplicationSchema],
    ] as const) {
      const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
      const wrong = schema.safeParse(typed).error?.issues.map(({ path }) => path[0]) ?? [];
      // A field with only spaces counts as left out.
      for (const [name, { isRequired }] of Object.entries(fields))
        if (isRequired || value.trim() !== '') expect(wrong).toContain(name);
    }
  });
});

describe('text', () => {
  it('cannot be made long enough by invisible characters', () => {
    const { name, message } = contactMessageSchema.shape;
    expect(name.safeParse('A\u200b').success).toBe(false);
    expect(message.safeParse(`ok${'\u200b'.repeat(contactFields.message.minLength)}`).success).toBe(false);
  });

  it('may hold what joins letters and emoji, and what a phone puts around a number', () => {
    const { name, phone, message } = contactMessageSchema.shape;
    expect(name.safeParse('می‌خواهم').success).toBe(true);
    expect(phone.safeParse('\u202a(416) 555-0199\u202c').success).toBe(true);
    expect(message.safeParse('A kitchen for the family 👨‍👩‍👧 of three').success).toBe(true);
  });

  it('has no control characters, not even those of old terminals', () => {
    for (const control of ['\u0000', '\u001b', '\u007f', '\u0090', '\u009b']) {
      expect(singleLine({ min: 2, max: 100, message: MESSAGE }).safeParse(`Maya${control}`).success).toBe(
        false,
      );
      expect(multiLineText({ min: 2, max: 100, message: MESSAGE }).safeParse(`Maya${control}x`).success).toBe(
        false,
      );
    }
  });
});

describe('an email address', () => {
  it('is one that no mail program takes for an encoded word', () => {
    const rule = emailAddress(MESSAGE);
    for (const address of ['=?utf-8?Q?x=40evil.example?=@example.ca', 'maya=?utf-8?B?eA?=@example.ca'])
      expect(rule.safeParse(address).success).toBe(false);
    for (const address of ['a=b?c@example.ca', 'who?=me@example.ca', 'maya+site@example.ca'])
      expect(rule.safeParse(address).success).toBe(true);
  });
});
