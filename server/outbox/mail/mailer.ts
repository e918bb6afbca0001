import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { company } from '../../../content/company.ts';
import type { Config } from '../../config.ts';
import type { Mailbox } from '../../setting-rules.ts';
import { encodeLookalikes } from './encode-lookalikes.ts';
import { renderMailBody } from './mail-body.ts';
import type { KeyedMessage, MailMessage } from './mail-message.ts';

export type Mailer = {
  /** Resolves when the server has accepted the message. */
  send(message: KeyedMessage): Promise<void>;
  /** After this long at the latest, the message was sent or has failed. */
  timeoutMs(message: MailMessage): number;
};

export type MailTimeouts = {
  readonly connectMs: number;
  /** How long the server may neither send nor read anything: it may be scanning what it received for viruses. */
  readonly silenceMs: number;
  /** The slowest uplink on which a large mail is given enough time. */
  readonly bytesPerSecond: number;
};

type MailerOptions = {
  readonly timeouts?: MailTimeouts;
  /** Name and mailing address of the company, which end every mail. */
  sender?(): string;
};

const COMPANY: Mailbox = { name: company.name, address: company.email };

const defaultTimeouts: MailTimeouts = { connectMs: 15_000, silenceMs: 120_000, bytesPerSecond: 16 * 1024 };

/** Sends to a single recipient: the owner, or a validated address. No other field of a form changes the recipient. */
export function smtpMailer(
  { smtpUrl, from, to: owner }: Config['mail'] & { smtpUrl: string },
  { timeouts = defaultTimeouts, sender = () => '' }: MailerOptions = {},
): Mailer {
  const uploadMs = ({ attachments = [] }: MailMessage) => {
    const bytes = attachments.reduce((sum, { content }) => sum + content.byteLength * BASE64_GROWTH, 0);
    return (1000 * bytes) / timeouts.bytesPerSecond;
  };

  async function send(mail: KeyedMessage): Promise<void> {
    const { key, inReplyTo, to = owner, replyTo = COMPANY, attachments = [], body, ...message } = mail;
    // A socket of our own, since Nodemailer cannot abort a connection on which it is sending.
    const socket = new Socket();
    // Nodemailer handles the errors that matter. One that it no longer listens to must not end the process.
    socket.on('error', () => {});
    // One connection for each mail: occasional forms are no reason to keep one open.
    const transport = createTransport({
      url: smtpUrl,
      socket,
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      // Nothing in a message may make this server read a file or a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    transport.use('stream', encodeLookalikes);

    using progress = watchProgress(socket, { silenceMs: timeouts.silenceMs, uploadMs: uploadMs(mail) });
    const sending = transport.sendMail({
      ...message,
      ...renderMailBody(body, sender()),
      attachments: attachments.map((file) => ({
        ...file,
        // An attachment even if the HTML shows it, so that it can be saved like any other.
        contentDisposition: 'attachment',
        content: Readable.from(pieces(file.content, progress.restartTimer)),
      })),
      messageId: messageId(key, from),
      ...(inReplyTo && { inReplyTo: messageId(inReplyTo, from), references: messageId(inReplyTo, from) }),
      replyTo,
      headers: headersOf(mail),
      from,
      // An object is always one address, never a list.
      to: { name: '', address: to },
      envelope: { from: from.address, to: [to] },
    });
    await Promise.race([sending, progress.timedOut]);
  }

  return { send, timeoutMs: (mail) => uploadMs(mail) + timeouts.silenceMs };
}

/** The key and the sender's domain in the form of an email address, as the header requires. */
function messageId(key: string, { address }: Mailbox): string {
  return `<${key}@${address.slice(address.lastIndexOf('@') + 1)}>`;
}

function headersOf({ isAutomatic, unsubscribe }: MailMessage): Record<string, string> {
  return {
    ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/** Aborts the connection if the server makes no progress for too long. Each piece of a mail restarts the timer. */
function watchProgress(
  socket: Socket,
  { silenceMs, uploadMs }: { readonly silenceMs: number; readonly uploadMs: number },
) {
  const uploadedBy = performance.now() + uploadMs;
  const timedOut = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    // Reset instead of closed: the system would still send its buffers, which can hold a whole mail of two megabytes,
    // and the server would accept a mail that is sent again later.
    socket.resetAndDestroy();
    timedOut.reject(new Error('The mail server took too long.'));
  }, silenceMs);
  return {
    /** Only ever rejects. */
    timedOut: timedOut.promise,
    restartTimer() {
      if (performance.now() < uploadedBy) timer.refresh();
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

/** Four bytes for three, and line breaks. */
const BASE64_GROWTH = 1.37;

const PIECE_BYTES = 64 * 1024;

/**
 * Yields a file in pieces: passed as a whole, it is also encoded as a whole, in four ever larger copies that stay until
 * the garbage collector runs.
 */
function* pieces({ buffer, byteOffset, byteLength }: Uint8Array, onProgress: () => void): Generator<Buffer> {
  const content = Buffer.from(buffer, byteOffset, byteLength);
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    onProgress();
    yield content.subarray(at, at + PIECE_BYTES);
  }
}
