import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { contactMessageSchema } from '../../../contract/forms/contact.ts';
import type { ReceivedMail } from '../../../testing/received-mail.ts';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { naughtyStrings } from '../../testing/naughty-strings.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { startTestService } from '../../testing/test-service.ts';

/** Headers that a mail has exactly once. No other may name people or change the structure. */
const HEADERS = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'];

const { name: nameRule, message: messageRule } = contactMessageSchema.shape;

/** Header fragments among the odd texts, as an injection would use them. */
const piece = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.constantFrom(
    '\r\nBcc: victim@example.org',
    '\nTo: victim@example.org',
    '?=\r\n =?utf-8?q?',
    '"<a@b.ca>',
    ', ',
  ),
  fc.string({ unit: 'grapheme' }),
);
const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' '));

function expectNoInjection({ from, to, headers, parts }: ReceivedMail, message: string) {
  expect(from).toBe(company.email);
  expect(to).toEqual([company.email]);
  expect([...headers.keys()].sort()).toEqual(HEADERS);
  for (const [name, values] of headers) expect(values, name).toHaveLength(1);
  expect([...parts.keys()].sort()).toEqual(['text/html', 'text/plain']);
  const plain = parts.get('text/plain')?.replaceAll('\r\n', '\n') ?? '';
  expect(plain).toContain(message);
  // Contains no markup but the server's own: everything typed is text.
  expect(parts.get('text/html')).not.toMatch(
    /<(script|img|iframe|svg|video|object|embed|style|link|base|form)\b/i,
  );
}

/** Every lead gets its own mail, however many arrive. */
const MANY = {
  limits: { postsPerMinute: 1_000_000 },
  settings: { LEAD_MAILS_PER_HOUR: '999999' },
};

describe('a mail to the owner', () => {
  it('is one message to one recipient, with our headers alone, whatever the lead holds', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService('SQLite', MANY);
    const outbox = testOutbox(service, peer.url);
    const lead = fc.record({
      name: text.filter((value) => nameRule.safeParse(value).success),
      message: text.filter((value) => messageRule.safeParse(value).success),
    });
    await fc.assert(
      fc.asyncProperty(lead, async (typed) => {
        peer.received.length = 0;
        const response = await post(service.app, estimateFields(typed));
        // Lone surrogates become one replacement character when they are sent, so the rule may see another length.
        fc.pre(response.statusCode === 200);
        await outbox.sendDue();
        expect(peer.received).toHaveLength(1);
        const { message } = await service.database
          .selectFrom('contact_messages')
          .select('message')
          .where('reference', '=', response.json().reference)
          .executeTakeFirstOrThrow();
        expectNoInjection(peer.received[0] as ReceivedMail, message);
      }),
      { numRuns: 80 },
    );
  });

  it('carries each of the naughty strings as it was typed', async () => {
    const peer = await startSmtpPeer();
    const service = await startTestService('SQLite', MANY);
    const CHUNK = 40;
    for (let at = 0; at < naughtyStrings.length; at += CHUNK) {
      const all = naughtyStrings
        .slice(at, at + CHUNK)
        .filter((value) => messageRule.safeParse(`Kitchen: ${value}.`).success);
      // In batches: together they are too long for one message, and one by one they would be too many mails.
      for (let first = 0; first < all.length; first += 8)
        await post(
          service.app,
          estimateFields({ message: `Kitchen:\n${all.slice(first, first + 8).join('\n')}.` }),
        );
    }
    await testOutbox(service, peer.url).sendDue();
    const stored = await service.database
      .selectFrom('contact_messages')
      .select(['message', 'reference'])
      .execute();
    expect(stored.length).toBeGreaterThan(50);
    expect(peer.received).toHaveLength(stored.length);
    for (const { message, reference } of stored) {
      const mail = peer.received.find(({ parts }) => parts.get('text/plain')?.includes(reference));
      expectNoInjection(mail as ReceivedMail, message);
    }
  });
});
