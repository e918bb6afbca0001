import { company } from '../../../content/company.ts';
import type { Field, FilledField } from '../../../contract/forms/field.ts';
import type { Config } from '../../config.ts';
import { localTime } from '../../time/wall-clock.ts';
import type { Fact, MailBody } from './mail-body.ts';
import type { MailMessage } from './mail-message.ts';

type Sent = {
  readonly reference: string;
  readonly email: string;
  readonly received_at: string;
};

type Wording = {
  /** 'request', 'application' */
  readonly what: string;
  /** When and how the visitor gets an answer. */
  readonly answer: string;
  /** What the visitor typed. */
  readonly typed: readonly FilledField[];
  /** Descriptions of the attachments, which the visitor did not type. */
  readonly attached: readonly Fact[];
  /** A link to the page of the request. */
  readonly action?: MailBody['action'];
};

/**
 * The mail that tells the visitor that the form has arrived, what it said and when the answer comes. It is sent only to
 * the validated address of the form, and its subject contains nothing that the visitor typed.
 */
export function confirmationMail(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  sent: Sent,
  { what, answer, typed, attached, action }: Wording,
): MailMessage {
  const quotable = typed.filter(({ value }) => !LINK_PATTERN.test(value));
  const quoted = (role: Field['role']) => quotable.find(({ field }) => field.role === role)?.value;
  const name = quoted('name');
  return {
    to: sent.email,
    isAutomatic: true,
    subject: `We received your ${what} (${sent.reference})`,
    body: {
      heading: `Thank you${name ? `, ${name}` : ''}. Your ${what} has arrived.`,
      paragraphs: [
        answer,
        `If something is missing or cannot wait, reply to this email or call ${company.phone.display}, ${company.hours.display}.`,
      ],
      facts: [
        { label: 'Reference', value: sent.reference },
        ...quotable
          .filter(({ field: { role } }) => !role || role === 'phone')
          .map(({ field, value }) => ({ label: field.ownerLabel, value })),
        ...attached,
        { label: 'Received', value: localTime(sent.received_at) },
      ],
      message:
        quoted('message') ?? 'Your message is with us. It is not repeated here because it contains a link.',
      ...(action && { action }),
      footnote: `You are getting this one email because a form on ${siteUrl.host} was sent with your address. It does not put you on any list. If that was not you, reply and we will delete the ${what}.`,
    },
  };
}

/**
 * Anything that a mail client would turn into a link: a URL, a host name in any script, an email address. A visitor's
 * text is repeated only without one: the address is not confirmed, and somebody could otherwise advertise to strangers
 * in the company's name.
 */
export const LINK_PATTERN = /\w:\/\/|\bwww\.|[\p{L}\p{M}\p{N}\p{S}\p{Cf}-]\.[\p{L}\p{M}\p{Cf}]{2,}/iu;
