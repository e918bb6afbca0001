import type { Mailbox } from '../../setting-rules.ts';
import type { MailBody } from './mail-body.ts';

/** A message from the configured sender. It is sent to the owner unless `to` is set. */
export type MailMessage = {
  /** The key of the message that this one replies to, for mail clients that show conversations. */
  readonly inReplyTo?: string;
  /** The recipient, if it is not the owner. */
  readonly to?: string;
  /** Tells auto-responders not to reply. */
  readonly isAutomatic?: boolean;
  /** The unsubscribe URL. Mail clients show a button for it that posts there: RFC 8058. */
  readonly unsubscribe?: string;
  readonly subject: string;
  /** The company unless set. */
  readonly replyTo?: Mailbox;
  readonly body: MailBody;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Uint8Array;
    readonly contentType: string;
    /** Content id by which the HTML shows it as a picture. */
    readonly cid?: string;
  }[];
};

/** `key` is the same for every attempt to send the message. */
export type KeyedMessage = MailMessage & { readonly key: string };
