import { describe, expect, it } from 'vitest';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import type { RefusedCommand } from '../../testing/smtp-server.ts';
import { smtpMailer } from './mail/mailer.ts';
import { isRecipientRefused } from './retry.ts';

const MESSAGE = {
  key: 'key',
  to: 'visitor@example.ca',
  subject: 'A subject',
  replyTo: { name: '', address: 'owner@renovations.example' },
  body: { heading: 'Text', facts: [{ label: 'Name', value: 'Maya' }] },
};

async function failureOf(command: RefusedCommand, reply: string): Promise<unknown> {
  const peer = await startSmtpPeer();
  peer.refuse(command, reply);
  const smtpUrl = `smtp://site:secret@${new URL(peer.url).host}`;
  const from = { name: '', address: 'site@renovations.example' };
  const mailer = smtpMailer({ smtpUrl, from, to: 'owner@renovations.example' });
  return mailer.send(MESSAGE).catch((error: unknown) => error);
}

describe('a recipient', () => {
  it.each([
    '550 No such user',
    '550 5.1.1 No such user',
    '556 5.1.10 That domain takes no mail',
    '552 5.2.2 The mailbox is full',
    '554 Transaction failed',
  ])('is refused for good by "%s"', async (reply) => {
    expect(isRecipientRefused(await failureOf('RCPT TO', reply))).toBe(true);
  });

  it.each([
    ['AUTH', '535 5.7.8 Authentication failed'],
    ['AUTH', '535 Authentication failed'],
    ['MAIL FROM', '550 Sender rejected'],
    ['MAIL FROM', '550 5.1.0 Sender rejected'],
    ['RCPT TO', '530 Authentication required'],
    ['RCPT TO', '553 5.1.8 The domain of the sender does not exist'],
    ['RCPT TO', '554 5.7.1 Relay access denied'],
    ['RCPT TO', '550 5.4.5 Daily sending limit exceeded'],
    ['RCPT TO', '451 4.7.1 Greylisted, try again'],
    ['RCPT TO', '503 Bad sequence of commands'],
  ] as const)('may still be reached after %s got "%s"', async (command, reply) => {
    expect(isRecipientRefused(await failureOf(command, reply))).toBe(false);
  });

  it('may still be reached when there was no server', async () => {
    expect(isRecipientRefused(new Error('connect ECONNREFUSED'))).toBe(false);
  });
});
