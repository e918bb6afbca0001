import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { smtpMailer } from './mailer.ts';

const from = { name: 'Site', address: 'site@renovations.example' };
const to = 'owner@renovations.example';
const message = {
  messageId: 'key@renovations.example',
  subject: 'A subject',
  replyTo: { name: 'Maya', address: 'maya@example.ca' },
  text: 'Text',
  html: '<p>Text</p>',
};

describe('the mailer', () => {
  it('gives up on a server that never says a word', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      silent.close();
    });
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const mailer = smtpMailer({ smtpUrl, from, to }, { connectMs: 200, silenceMs: 5000, totalMs: 5000 });
    await expect(mailer.send(message)).rejects.toThrow(/greeting/i);
  });

  it('gives up on an exchange that takes too long as a whole', async () => {
    const peer = await startSmtpPeer();
    peer.behave('hang');
    const mailer = smtpMailer(
      { smtpUrl: peer.url, from, to },
      { connectMs: 5000, silenceMs: 5000, totalMs: 400 },
    );
    await expect(mailer.send(message)).rejects.toThrow('took too long');
  });

  it('lets no value inject a header', async () => {
    const peer = await startSmtpPeer();
    const secondLine = '\r\nBcc: all@example.org';
    await smtpMailer({ smtpUrl: peer.url, from, to }).send({
      ...message,
      subject: `Subject${secondLine}`,
      replyTo: { name: `Maya${secondLine}`, address: 'maya@example.ca' },
    });
    const [mail] = peer.received;
    expect(mail?.to).toEqual([to]);
    expect([...(mail?.headers.keys() ?? [])]).not.toContain('bcc');
    expect(mail?.headers.get('reply-to')).toHaveLength(1);
  });

  it('carries attachments as they are', async () => {
    const peer = await startSmtpPeer();
    const content = Buffer.from(`%PDF-1.7 ${randomBytes(100_000).toString('hex')}`);
    const attachment = { filename: 'resume.pdf', content, contentType: 'application/pdf' };
    await smtpMailer({ smtpUrl: peer.url, from, to }).send({ ...message, attachments: [attachment] });
    expect(peer.received[0]?.parts.get('application/pdf')).toBe(content.toString());
  });
});
