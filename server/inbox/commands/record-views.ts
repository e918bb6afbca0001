import { applicationFields } from '../../../contract/forms/application.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import type { Database } from '../../database/database.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { localTime } from '../../outbox/mail/local-time.ts';
import type { ApplicationRow } from '../../records/applications.ts';
import { type MailRow, mailOfApplication, mailOfLead } from '../../records/mail.ts';
import { listPhotos } from '../../records/photos.ts';
import type { SubscriberRow } from '../../records/subscribers.ts';
import { timeAgo } from '../../records/wording/amounts.ts';
import {
  answerStatus,
  mailKinds,
  mailStatus,
  photoDescription,
  resumeDescription,
  spamStatus,
} from '../../records/wording/record-wording.ts';
import { type Span, toned } from '../../records/wording/tone.ts';
import { commandSpan } from '../command.ts';
import type { Fact } from '../screen/screen.ts';

/** What `show` prints about one record. */
export type RecordView = {
  readonly reference: string;
  readonly name: string;
  readonly state: Span;
  readonly facts: readonly (Fact | false)[];
  readonly text: string;
  readonly note?: string | null;
  readonly nextSteps?: readonly (Fact | false)[];
};

export async function leadView(database: Database, lead: ContactMessageRow, now: Date): Promise<RecordView> {
  const { reference, name, message, note, is_spam, answered_at } = lead;
  const photos = await listPhotos(database, lead.id);
  return {
    reference,
    name,
    state: is_spam ? spamStatus(lead, now) : answerStatus(lead, now),
    facts: [
      ...detailsOf(contactFields, lead).map(({ label, value }) => [label, value] as const),
      ['Phone', lead.phone || toned('quiet', 'not given')],
      ['E-mail', lead.email],
      lead.reply_to !== lead.email && ['Answer to', lead.reply_to],
      ['Received', `${localTime(lead.received_at)}, ${timeAgo(lead.received_at, now)}`],
      ['Answer by', localTime(lead.reply_by)],
      answered_at !== null && ['Answered', localTime(answered_at)],
      ['Subject', lead.subject],
      ...photos.map((photo) => [`Photo ${photo.number}`, photoDescription(photo)] as const),
      ...mailFacts(await mailOfLead(database, lead.id), now),
    ],
    text: message,
    note,
    nextSteps: [
      photos.length > 0 && ['Save the photos', commandSpan('photos', reference, '~')],
      is_spam === 1 && notSpamStep(reference),
      !is_spam && !answered_at && ['Answered?', commandSpan('answered', reference)],
    ],
  };
}

export async function applicationView(
  database: Database,
  application: ApplicationRow,
  now: Date,
): Promise<RecordView> {
  const { reference, name, message, is_spam } = application;
  return {
    reference,
    name,
    state: is_spam ? spamStatus(application, now) : toned('quiet', 'job application'),
    facts: [
      ...detailsOf(applicationFields, application).map(({ label, value }) => [label, value] as const),
      ['Phone', application.phone],
      ['E-mail', application.email],
      ['Resume', resumeDescription(application) ?? toned('quiet', 'not sent')],
      ['Received', `${localTime(application.received_at)}, ${timeAgo(application.received_at, now)}`],
      ...mailFacts(await mailOfApplication(database, application.id), now),
    ],
    text: message,
    nextSteps: [
      is_spam === 1 && notSpamStep(reference),
      !is_spam &&
        application.resume_filename !== null && [
          'Save the resume',
          commandSpan('resume', reference, '--save ~'),
        ],
    ],
  };
}

export function subscriptionView(row: SubscriberRow, now: Date): RecordView {
  return {
    reference: 'newsletter',
    name: row.email,
    state: toned('quiet', 'subscribed'),
    facts: [
      ['Since', `${localTime(row.created_at)}, ${timeAgo(row.created_at, now)}`],
      ['On page', row.page || toned('quiet', 'unknown')],
      ['Consent', row.consent_version || toned('quiet', 'version unknown')],
    ],
    text: row.consent_wording,
  };
}

function notSpamStep(reference: string): Fact {
  return ['A person after all?', commandSpan('not-spam', reference)];
}

function mailFacts(mails: readonly MailRow[], now: Date): Fact[] {
  return mails.map((mail, index) => [
    index === 0 ? 'Mail' : '',
    `${mailKinds[mail.kind]}, `,
    mailStatus(mail, now),
    mail.last_error ? toned('quiet', ` (${mail.last_error})`) : '',
  ]);
}
