import type { Mailbox } from '../../setting-rules.ts';
import type { MailBody } from './mail-body.ts';

/** One message, from the configured sender. It goes to the owner unless `to` is set. */
export type MailMessage = {
  /** Without angle brackets. The same for every attempt to send the same message. */
  readonly messageId: string;
  /** The message that this one belongs to, for mail clients that show conversations. */
  readonly inReplyTo?: string;
  /** The one visitor whom a confirmation goes to. */
  readonly to?: string;
  /** Tells auto-responders not to reply. */
  readonly isAutomatic?: boolean;
  /** The URL that ends such mail. Mail programs show a button for it, which posts there: RFC 8058. */
  readonly unsubscribe?: string;
  readonly subject: string;
  readonly replyTo: Mailbox;
  readonly body: MailBody;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Uint8Array;
    readonly contentType: string;
    /** By which the mail shows it as a picture. */
    readonly cid?: string;
  }[];
};

/** Made of the key and the sender's domain, in the form of an email address, as the header requires. */
export function createMessageId(messageKey: string, from: Mailbox): string {
  return `${messageKey}@${from.address.slice(from.address.lastIndexOf('@') + 1)}`;
}
