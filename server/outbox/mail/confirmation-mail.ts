import { company } from '../../../content/company.ts';
import type { Config } from '../../config.ts';
import type { OutboxRow } from '../../database/schema.ts';
import { localTime } from './local-time.ts';
import { type Fact, renderMailBody } from './mail-body.ts';
import { createMessageId, type MailMessage } from './mail-message.ts';

type Sent = {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly received_at: string;
};

type Wording = {
  /** 'request', 'application' */
  readonly what: string;
  /** When and how the answer comes. */
  readonly answer: string;
  readonly details: readonly Fact[];
};

/**
 * To the visitor: that the form has arrived, what it said and when the answer comes. It goes to the one address that
 * the form was checked for, and its subject holds no word of the visitor's.
 */
export function confirmationMail(
  { mail, siteUrl }: Pick<Config, 'mail' | 'siteUrl'>,
  row: Pick<OutboxRow, 'message_key'>,
  sent: Sent,
  { what, answer, details }: Wording,
): MailMessage {
  const name = quotable(sent.name);
  const phone = quotable(sent.phone);
  const message = quotable(sent.message);
  return {
    messageId: createMessageId(row.message_key, mail.from),
    to: sent.email,
    isAutomatic: true,
    subject: `We received your ${what} (${sent.reference})`,
    replyTo: { name: company.name, address: company.email },
    ...renderMailBody({
      heading: `Thank you${name ? `, ${name}` : ''}. Your ${what} has arrived.`,
      paragraphs: [
        answer,
        `If something is missing or cannot wait, reply to this email or call ${company.phone.display}, ${company.hours.display}.`,
      ],
      facts: [
        { label: 'Reference', value: sent.reference },
        ...details,
        ...(phone ? [{ label: 'Phone', value: phone }] : []),
        { label: 'Received', value: localTime(sent.received_at) },
      ],
      message: message ?? 'Your message is with us. It is not repeated here because it contains a link.',
      footnote: `You are getting this one email because a form on ${siteUrl.host} was sent with your address. It does not put you on any list. If that was not you, reply and we will delete the ${what}.`,
    }),
  };
}

/** Whatever a mail client would turn into a link: a URL, a host name, an email address. */
const LINK = /\w:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}/iu;

/**
 * What a visitor wrote, for a mail to an address that nobody has confirmed: undefined when it holds a link, since
 * somebody could otherwise advertise to strangers in the company's name.
 */
function quotable(text: string): string | undefined {
  return LINK.test(text) ? undefined : text;
}
