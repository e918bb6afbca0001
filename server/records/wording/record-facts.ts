import { applicationFields } from '../../../contract/forms/application.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { fullTime } from '../../time/spoken-time.ts';
import type { ApplicationRow } from '../applications.ts';
import type { PersonRecords } from '../person-records.ts';
import { timeAgo } from './ages.ts';

/** What is shown of a record besides its name, its status and its message. */
export type Fact = {
  readonly label: string;
  /** Written by the server or by a visitor. */
  readonly value: string;
  /** Shown as a link where links are possible. */
  readonly kind?: 'phone' | 'email';
};

export function leadFacts(lead: ContactMessageRow, now: Date): Fact[] {
  return [
    ...detailsOf(contactFields, lead),
    phoneFact(lead),
    ...(lead.email ? [{ label: 'Email', value: lead.email, kind: 'email' } as const] : []),
    ...(lead.reply_to === lead.email
      ? []
      : [{ label: 'Answer to', value: lead.reply_to, kind: 'email' } as const]),
    receivedFact(lead, now),
    { label: 'Answer promised by', value: fullTime(lead.reply_by) },
    ...(lead.answered_at ? [{ label: 'Answered', value: fullTime(lead.answered_at) }] : []),
    { label: 'Subject', value: lead.subject },
  ];
}

export function applicationFacts(application: ApplicationRow, now: Date): Fact[] {
  return [
    ...detailsOf(applicationFields, application),
    phoneFact(application),
    { label: 'Email', value: application.email, kind: 'email' },
    receivedFact(application, now),
    ...(application.answered_at
      ? [
          {
            label: application.answer === 'declined' ? 'Declined' : 'Answered',
            value: fullTime(application.answered_at),
          },
        ]
      : []),
  ];
}

function phoneFact({ phone }: { readonly phone: string }): Fact {
  return phone ? { label: 'Phone', value: phone, kind: 'phone' } : { label: 'Phone', value: 'not given' };
}

function receivedFact({ received_at }: { readonly received_at: string }, now: Date): Fact {
  return { label: 'Received', value: `${fullTime(received_at)}, ${timeAgo(received_at, now)}` };
}

/** A record in the list of everything stored about a person. */
type PersonLine = {
  /** Undefined for newsletter subscriptions and testimonials. */
  readonly reference: string | undefined;
  readonly who: string;
  readonly what: string;
  /** '3 h ago' */
  readonly age: string;
};

export function personLines(
  { leads, applications, subscriptions, words }: PersonRecords,
  now: Date,
): PersonLine[] {
  return [
    ...leads.map((row) => ({ ...row, who: row.name, what: row.project_type })),
    ...applications.map((row) => ({
      ...row,
      who: row.name,
      what: `Application: ${row.position}${row.resume_filename ? ', with a resume' : ''}`,
    })),
    ...subscriptions.map((row) => ({
      reference: undefined,
      who: row.email,
      what: row.withdrawn_at ? 'Newsletter subscription, withdrawn' : 'Newsletter subscription',
      received_at: row.created_at,
    })),
    ...words.map((row) => ({
      reference: undefined,
      who: row.author_name ?? row.name ?? row.email ?? '',
      what: row.sent_at
        ? 'Words about your work, which may be on the site'
        : 'Question for words about your work',
      received_at: row.sent_at ?? row.created_at,
    })),
  ].map(({ reference, who, what, received_at }) => ({
    reference,
    who,
    what,
    age: timeAgo(received_at, now),
  }));
}
