import { company } from '../../../content/company.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import { photoFileName } from '../../../contract/forms/photos.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { ContactMessageRow, MailKind, OutboxRow } from '../../database/schema.ts';
import { findLead } from '../../leads/lead.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { contactFacts } from '../../outbox/mail/contact-facts.ts';
import type { MailMessage } from '../../outbox/mail/mail-message.ts';
import { messageKey } from '../../outbox/outbox.ts';
import type { Compose, Postponed } from '../../outbox/outbox-worker.ts';
import { isSuperseded, lateReminderAt, type ReminderKind, remindersToCome } from '../../outbox/reminders.ts';
import { findPhotos } from '../../records/photos.ts';
import type { Clock } from '../../time/clock.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { localTime } from '../../time/wall-clock.ts';
import { type AnsweredLinks, answeredPaths } from './answered-link.ts';
import { contactConfirmation } from './contact-confirmation.ts';

type Dependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly answeredLinks: AnsweredLinks;
};

type ContactMailKind = Extract<MailKind, 'contact-message' | 'contact-confirmation' | ReminderKind>;

/** Composes the mails about a contact message, by kind. */
export function contactMails(dependencies: Dependencies): Record<ContactMailKind, Compose> {
  return {
    'contact-message': compose(dependencies, leadMail),
    'contact-confirmation': contactConfirmation(dependencies),
    'reminder-at-half': compose(dependencies, reminder('reminder-at-half')),
    'reminder-before-end': compose(dependencies, reminder('reminder-before-end')),
  };
}

type MailText = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** A sentence about the reminders that follow. */
  readonly reminders: string;
  /** Attached to the first mail only, to keep reminders small. */
  readonly hasPhotos?: boolean;
};

const ONE_MORE = 'Until the request is marked as answered, one more reminder follows.';
const EACH_MORNING = 'Until the request is marked as answered, a reminder comes each morning.';

function leadMail(message: ContactMessageRow, now: Date): MailText {
  return {
    subject: message.subject,
    heading: `${message.project_type}: a new request from ${message.name}`,
    reminders: remindersAfterLeadMail(message, now),
    hasPhotos: true,
  };
}

/** After an outage of the mail server, fewer follow. */
function remindersAfterLeadMail(message: ContactMessageRow, now: Date): string {
  if (message.answered_at) return 'It is already marked as answered, so no reminder follows.';
  switch (remindersToCome(message, now)) {
    case 0:
      return EACH_MORNING;
    case 1:
      return ONE_MORE;
    default:
      return 'Until the request is marked as answered, a reminder follows halfway through the promised time, another before it ends, and one each morning after that.';
  }
}

/** Returns no mail once the lead is answered, or when a later and more urgent reminder is due. */
function reminder(kind: ReminderKind) {
  return (message: ContactMessageRow, now: Date): MailText | Postponed | undefined => {
    if (message.answered_at || isSuperseded(kind, message, now)) return undefined;
    const postponedTo = lateReminderAt(message, now);
    if (postponedTo > now) return { postponedTo };
    const left = timeLeft(message, now);
    return {
      subject: `Reminder: ${message.name} is waiting for an answer, ${left} (${message.reference})`,
      heading: `${message.name} is waiting for an answer: ${left}`,
      paragraphs: [`The site promises an answer within ${company.replyWithinHours} hours.`],
      reminders: remindersAfterReminder(message, now),
    };
  };
}

function timeLeft({ reply_by }: ContactMessageRow, now: Date): string {
  const leftMs = new Date(reply_by).getTime() - now.getTime();
  if (leftMs <= 0) return 'the promised time is over';
  if (leftMs < HOUR_MS) return 'less than an hour left';
  return `${Math.round(leftMs / HOUR_MS)} of ${company.replyWithinHours} hours left`;
}

function remindersAfterReminder(message: ContactMessageRow, now: Date): string {
  if (remindersToCome(message, now) > 0) return ONE_MORE;
  return now < new Date(message.reply_by)
    ? 'This is the last reminder before the promised time is over; after it, one comes each morning.'
    : EACH_MORNING;
}

function compose(
  { config, clock, database, answeredLinks }: Dependencies,
  write: (message: ContactMessageRow, now: Date) => MailText | Postponed | undefined,
): Compose {
  return async (row: OutboxRow): Promise<MailMessage | Postponed | undefined> => {
    const message = await findLead(database, row.contact_message_id);
    if (!message || message.is_spam) return undefined;
    const mail = write(message, clock());
    if (!mail || 'postponedTo' in mail) return mail;
    const photos = mail.hasPhotos ? await findPhotos(database, message.id) : [];
    const first = messageKey('contact-message', message);
    return {
      ...(row.message_key !== first && { inReplyTo: first }),
      subject: mail.subject,
      replyTo: { name: message.name, address: message.reply_to },
      body: {
        ...mail,
        facts: [
          ...contactFacts(message),
          ...detailsOf(contactFields, message),
          ...photosFact(photos),
          { label: 'Reference', value: message.reference },
          { label: 'Received', value: localTime(message.received_at) },
          { label: 'Answer promised by', value: localTime(message.reply_by) },
        ],
        message: message.message,
        isMessageFirst: true,
        pictures: photos.map(({ number, description }) => ({
          cid: photoFileName(message.reference, number),
          name: description || `Photo ${number}`,
          href: new URL(deskPaths.leadPhoto(message.reference, number), config.siteUrl).href,
        })),
        action: {
          label: 'I have answered',
          href: new URL(answeredPaths.link(answeredLinks.sign(message.reference)), config.siteUrl).href,
        },
        link: {
          label: 'Open it on the desk',
          href: new URL(deskPaths.record(message.reference), config.siteUrl).href,
        },
        footnote: `Reply to this email to write to the visitor. ${mail.reminders}`,
      },
      attachments: photos.map((photo) => ({
        filename: photoFileName(message.reference, photo.number),
        cid: photoFileName(message.reference, photo.number),
        contentType: 'image/jpeg',
        content: photo.content,
      })),
    };
  };
}

/** '3 attached: The wall; The ceiling' */
function photosFact(photos: readonly { readonly description: string }[]) {
  if (photos.length === 0) return [];
  const described = photos.flatMap(({ description }) => description || []).join('; ');
  return [{ label: 'Photos', value: `${photos.length} attached${described && `: ${described}`}` }];
}
