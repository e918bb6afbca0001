import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { encodeLookalikes } from './encode-lookalikes.ts';
import type { MailMessage } from './mail-message.ts';

export type Mailer = {
  /** Resolves when the server has taken the message over. */
  send(message: MailMessage): Promise<void>;
};

export type MailTimeouts = {
  readonly connectMs: number;
  /** For a server that sends nothing. */
  readonly silenceMs: number;
  /** For the whole exchange. */
  readonly totalMs: number;
};

const defaultTimeouts: MailTimeouts = { connectMs: 15_000, silenceMs: 30_000, totalMs: 120_000 };

/**
 * Sends from our address to one recipient: the configured one, or for a confirmation the address that the form was
 * checked for. No other field of a form changes the recipient.
 */
export function smtpMailer(
  { smtpUrl, from, to: owner }: Config['mail'] & { smtpUrl: string },
  timeouts: MailTimeouts = defaultTimeouts,
): Mailer {
  return {
    async send({ messageId, inReplyTo, to = owner, isAutomatic, attachments = [], ...message }) {
      // One connection a mail: a lead now and then is no reason to keep one open.
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: timeouts.connectMs,
        greetingTimeout: timeouts.connectMs,
        socketTimeout: timeouts.silenceMs,
        // Nothing in a message may make this server read a file or a URL.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      transport.use('stream', encodeLookalikes);
      const deadline = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => deadline.reject(new Error('The mail server took too long.')),
        timeouts.totalMs,
      );
      try {
        const sending = transport.sendMail({
          ...message,
          attachments: attachments.map((file) => ({ ...file, content: Readable.from(pieces(file.content)) })),
          messageId: `<${messageId}>`,
          ...(inReplyTo && { inReplyTo: `<${inReplyTo}>`, references: `<${inReplyTo}>` }),
          ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
          from,
          // As an object it is one address, never a list.
          to: { name: '', address: to },
          envelope: { from: from.address, to: [to] },
        });
        await Promise.race([sending, deadline.promise]);
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
}

const PIECE_BYTES = 64 * 1024;

/** A file that is handed over whole is also encoded whole: four copies, each larger, until the garbage collector runs. */
function* pieces({ buffer, byteOffset, byteLength }: Uint8Array): Generator<Buffer> {
  const content = Buffer.from(buffer, byteOffset, byteLength);
  for (let at = 0; at < content.length; at += PIECE_BYTES) yield content.subarray(at, at + PIECE_BYTES);
}
