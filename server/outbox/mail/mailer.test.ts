import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { type Encryption, startSmtpServer } from '../../../testing/smtp-server.ts';
import { openTcpGate } from '../../../testing/tcp-gate.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import type { MailMessage } from './mail-message.ts';
import { smtpMailer } from './mailer.ts';

const from = { name: 'Site', address: 'site@renovations.example' };
const to = 'owner@renovations.example';
const message = {
  key: 'key',
  subject: 'A subject',
  replyTo: { name: 'Maya', address: 'maya@example.ca' },
  body: { heading: 'Text', facts: [{ label: 'Name', value: 'Maya' }] },
};

const LONG_TIMEOUTS = { connectMs: 5000, silenceMs: 5000, bytesPerSecond: 1 };
/** The test server's certificate is self-signed. */
const ANY_CERTIFICATE = '?tls.rejectUnauthorized=false';

describe('the mailer', () => {
  it('gives up on a server that never says a word', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      silent.close();
    });
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const mailer = smtpMailer({ smtpUrl, from, to }, { timeouts: { ...LONG_TIMEOUTS, connectMs: 200 } });
    await expect(mailer.send(message)).rejects.toThrow(/greeting/i);
  });

  it('gives up on an exchange that takes too long as a whole', async () => {
    const peer = await startSmtpPeer();
    peer.behave('hang');
    const mailer = smtpMailer(
      { smtpUrl: peer.url, from, to },
      { timeouts: { ...LONG_TIMEOUTS, silenceMs: 400 } },
    );
    await expect(mailer.send(message)).rejects.toThrow('took too long');
  });

  it.each(['none', 'STARTTLS', 'TLS'] as const)(
    'that has given up on a slow server does not let it have the mail after all (encryption: %s)',
    async (encryption) => {
      const { gate, taken } = await startSlowServer(encryption);
      const mail = { ...message, attachments: [photo(1e6)] };
      const stalled = gate.stallAfter(50_000);
      const mailer = smtpMailer(
        { smtpUrl: gate.url, from, to },
        { timeouts: { ...LONG_TIMEOUTS, silenceMs: 1500 } },
      );
      await expect(mailer.send(mail)).rejects.toThrow('took too long');
      await stalled;
      await gate.finish();
      expect(taken()).toBe(0);

      await smtpMailer({ smtpUrl: gate.url, from, to }).send(mail);
      expect(taken()).toBe(1);
    },
  );

  it('lets a large mail take its time on a slow uplink', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { gate, taken } = await startSlowServer();
    const mailer = smtpMailer({ smtpUrl: gate.url, from, to });
    // More than fits into the socket buffers of the system.
    const mail = { ...message, attachments: [photo(12e6)] };
    const sending = mailer.send(mail);
    for (const megabytes of [1, 6, 11]) {
      await gate.stallAfter(megabytes * 1e6);
      vi.advanceTimersByTime(1.5 * MINUTE_MS);
    }
    void gate.finish();
    await sending;
    expect(taken()).toBe(1);
  });

  it('gives up a mail that is still on its way when it should have arrived at 16 KB a second', () => {
    const mailer = smtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, to });
    const minutes = (mail: MailMessage) => mailer.timeoutMs(mail) / MINUTE_MS;
    expect(minutes(message)).toBe(2);
    expect(minutes({ ...message, attachments: [photo(10e6)] })).toBeCloseTo(16, 0);
  });

  it.each(['STARTTLS', 'TLS'] as const)(
    'sends nothing to a server whose certificate nobody vouches for (%s)',
    async (encryption) => {
      const server = await startSmtpServer(() => 'accept', encryption);
      onTestFinished(() => server.close());
      const mailer = smtpMailer({ smtpUrl: server.url, from, to });
      await expect(mailer.send(message)).rejects.toThrow(/certificate/);
    },
  );

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

  it('ends every mail with the name and the mailing address of the company, as they are then', async () => {
    const peer = await startSmtpPeer();
    let sender = '';
    const mailer = smtpMailer({ smtpUrl: peer.url, from, to }, { sender: () => sender });
    await mailer.send(message);
    sender = 'Renovations\n12 Main Street, Toronto';
    await mailer.send(message);
    const [before, after] = peer.received.map(({ parts }) => parts);
    expect(before?.get('text/plain')).not.toContain('Main Street');
    expect(after?.get('text/plain')?.trim()).toMatch(/Renovations\s+12 Main Street, Toronto$/);
    expect(after?.get('text/html')).toContain('12 Main Street, Toronto');
  });

  it('carries attachments as they are', async () => {
    const peer = await startSmtpPeer();
    const content = Buffer.from(`%PDF-1.7 ${randomBytes(100_000).toString('hex')}`);
    const attachment = { filename: 'resume.pdf', content, contentType: 'application/pdf' };
    await smtpMailer({ smtpUrl: peer.url, from, to }).send({ ...message, attachments: [attachment] });
    expect(peer.received[0]?.parts.get('application/pdf')).toBe(content.toString());
  });

  /** A mail server whose connection lets through as many bytes as the test says. */
  async function startSlowServer(encryption: Encryption = 'none') {
    let taken = 0;
    const server = await startSmtpServer(() => {
      taken++;
      return 'accept';
    }, encryption);
    onTestFinished(() => server.close());
    const { protocol, hostname, port } = new URL(server.url);
    const gate = await openTcpGate({ host: hostname, port: Number(port) });
    const url = `${protocol}//${gate.host}:${gate.port}${ANY_CERTIFICATE}`;
    return { gate: { ...gate, url }, taken: () => taken };
  }

  function photo(bytes: number) {
    return { filename: 'photo.jpg', content: randomBytes(bytes), contentType: 'image/jpeg' };
  }
});
