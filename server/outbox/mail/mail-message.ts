import type { Mailbox } from '../../setting-rules.ts';

/** One message. Its sender is a setting, and so is the owner, to whom it goes unless it says otherwise. */
export type MailMessage = {
  /** Without angle brackets. The same for every attempt to send the same message. */
  readonly messageId: string;
  /** The message that this one belongs to, for programs that show conversations. */
  readonly inReplyTo?: string;
  /** The one visitor whom a confirmation goes to. */
  readonly to?: string;
  /** Tells other programs not to answer it. */
  readonly isAutomatic?: boolean;
  readonly subject: string;
  readonly replyTo: Mailbox;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
};

/** Key and domain of the sender make the address-like form that the header wants. */
export function messageIdOf(messageKey: string, from: Mailbox): string {
  return `${messageKey}@${from.address.slice(from.address.lastIndexOf('@') + 1)}`;
}
