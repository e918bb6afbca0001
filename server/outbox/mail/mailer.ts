import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import { encodeLookalikes } from './encode-lookalikes.ts';
import { renderMailBody } from './mail-body.ts';
import type { MailMessage } from './mail-message.ts';

export type Mailer = {
  /** Resolves when the server has taken the message over. */
  send(message: MailMessage): Promise<void>;
  /** After this long at the latest, it was sent or has failed. */
  timeoutMs(message: MailMessage): number;
};

export type MailTimeouts = {
  readonly connectMs: number;
  /** For a server that neither says nor takes anything: it may be looking for viruses in what it has taken. */
  readonly silenceMs: number;
  /** A large mail may take as long as it needs on an uplink this slow. */
  readonly bytesPerSecond: number;
};

type MailerOptions = {
  readonly timeouts?: MailTimeouts;
  /** Name and mailing address of the company, which end every mail. */
  sender?(): string;
};

const defaultTimeouts: MailTimeouts = { connectMs: 15_000, silenceMs: 120_000, bytesPerSecond: 16 * 1024 };

/**
 * Sends from our address to one recipient: the configured one, or for a confirmation the address that the form was
 * checked for. No other field of a form changes the recipient.
 */
export function smtpMailer(
  { smtpUrl, from, to: owner }: Config['mail'] & { smtpUrl: string },
  { timeouts = defaultTimeouts, sender = () => '' }: MailerOptions = {},
): Mailer {
  const uploadMs = ({ attachments = [] }: MailMessage) => {
    const bytes = attachments.reduce((sum, { content }) => sum + content.byteLength * BASE64_GROWTH, 0);
    return (1000 * bytes) / timeouts.bytesPerSecond;
  };

  async function send(mail: MailMessage): Promise<void> {
    const { messageId, inReplyTo, to = owner, attachments = [], body, ...message } = mail;
    // Our own, since the transport cannot end a connection on which it is sending.
    const socket = new Socket();
    // The transport has the errors that matter. One that it no longer listens to must not end the process.
    socket.on('error', () => {});
    // One connection a mail: a lead now and then is no reason to keep one open.
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

    using patience = watchProgress(socket, { silenceMs: timeouts.silenceMs, uploadMs: uploadMs(mail) });
    const sending = transport.sendMail({
      ...message,
      ...renderMailBody(body, sender()),
      attachments: attachments.map((file) => ({
        ...file,
        // Also where the mail shows it: so that it can be saved like any other.
        contentDisposition: 'attachment',
        content: Readable.from(pieces(file.content, patience.renew)),
      })),
      messageId: `<${messageId}>`,
      ...(inReplyTo && { inReplyTo: `<${inReplyTo}>`, references: `<${inReplyTo}>` }),
      headers: headersOf(mail),
      from,
      // As an object it is one address, never a list.
      to: { name: '', address: to },
      envelope: { from: from.address, to: [to] },
    });
    await Promise.race([sending, patience.tooLong]);
  }

  return { send, timeoutMs: (mail) => uploadMs(mail) + timeouts.silenceMs };
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

/** Ends the connection when the server has been silent for too long, which is counted anew with each piece of a mail. */
function watchProgress(
  socket: Socket,
  { silenceMs, uploadMs }: { readonly silenceMs: number; readonly uploadMs: number },
) {
  const uploadedBy = performance.now() + uploadMs;
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    // Not merely closed: the system would still send what it holds, which is the whole of a mail of two megabytes, and
    // the server would take what is sent again later.
    socket.resetAndDestroy();
    over.reject(new Error('The mail server took too long.'));
  }, silenceMs);
  return {
    /** Never resolves. */
    tooLong: over.promise,
    renew() {
      if (performance.now() < uploadedBy) timer.refresh();
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

/** Four bytes for three, and line breaks. */
const BASE64_GROWTH = 1.37;

const PIECE_BYTES = 64 * 1024;

/** A file that is handed over whole is also encoded whole: four copies, each larger, until the garbage collector runs. */
function* pieces({ buffer, byteOffset, byteLength }: Uint8Array, onProgress: () => void): Generator<Buffer> {
  const content = Buffer.from(buffer, byteOffset, byteLength);
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    onProgress();
    yield content.subarray(at, at + PIECE_BYTES);
  }
}
