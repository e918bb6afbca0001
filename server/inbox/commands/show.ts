import { applicationFields } from '../../../contract/forms/application.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import type { Database } from '../../database/database.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { localTime } from '../../outbox/mail/local-time.ts';
import { type ApplicationRow, applicationRecord } from '../../records/applications.ts';
import { type MailRow, mailOfApplication, mailOfLead } from '../../records/mail.ts';
import { leadRecordWithPhotos, personCopy } from '../../records/person-records.ts';
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
import { type Command, commandSpan } from '../command.ts';
import { requireRecords } from '../required-record.ts';
import type { Fact, Screen } from '../screen/screen.ts';

export const show: Command = {
  name: 'show',
  arguments: ['<REF | EMAIL>'],
  options: ['json'],
  summary: 'everything about one request, or one person',
  details:
    'By email address: every request, application and subscription that is kept about the person. With --json it is the copy that people may ask for, without your private note.',
  async run({ openDatabase, args: [word = ''], options, screen, clock }) {
    await using database = await openDatabase();
    const records = await requireRecords(database, word);
    if (options.json && word.includes('@')) return screen.json(await personCopy(database, records));
    if (options.json) {
      const [lead] = records.leads;
      const [application] = records.applications.map(applicationRecord);
      return screen.json(lead ? await leadRecordWithPhotos(database, lead) : application);
    }
    const now = clock();
    const sheets = [
      ...records.leads.map((lead) => () => showLead(screen, database, lead, now)),
      ...records.applications.map((row) => () => showApplication(screen, database, row, now)),
      ...records.subscriptions.map((row) => () => showSubscription(screen, row, now)),
    ];
    for (const [index, showSheet] of sheets.entries()) {
      if (index > 0) screen.line();
      await showSheet();
    }
  },
};

async function showLead(screen: Screen, database: Database, lead: ContactMessageRow, now: Date) {
  const { reference, note, is_spam, answered_at } = lead;
  const photos = await listPhotos(database, lead.id);
  const mails = await mailOfLead(database, lead.id);
  showTitle(screen, reference, lead.name, is_spam ? spamStatus(lead, now) : answerStatus(lead, now));
  screen.facts([
    ...detailsOf(contactFields, lead).map(({ label, value }) => [label, value] as const),
    ['Phone', lead.phone || toned('quiet', 'not given')],
    ['Email', lead.email],
    lead.reply_to !== lead.email && ['Answer to', lead.reply_to],
    ['Received', timeAndAge(lead.received_at, now)],
    ['Answer by', localTime(lead.reply_by)],
    answered_at !== null && ['Answered', localTime(answered_at)],
    ['Subject', lead.subject],
    ...photos.map((photo) => [`Photo ${photo.number}`, photoDescription(photo)] as const),
    ...mailFacts(mails, now),
  ]);
  showText(screen, lead.message);
  if (note) {
    screen.line();
    screen.line(toned('quiet', 'Note'));
    screen.paragraph(note);
  }
  showNextSteps(screen, [
    photos.length > 0 && ['Save the photos', commandSpan('photos', reference, '~')],
    is_spam === 1 && notSpamStep(reference),
    !is_spam && !answered_at && ['Answered?', commandSpan('answered', reference)],
  ]);
}

async function showApplication(screen: Screen, database: Database, row: ApplicationRow, now: Date) {
  const { reference, is_spam } = row;
  const mails = await mailOfApplication(database, row.id);
  showTitle(screen, reference, row.name, is_spam ? spamStatus(row, now) : toned('quiet', 'job application'));
  screen.facts([
    ...detailsOf(applicationFields, row).map(({ label, value }) => [label, value] as const),
    ['Phone', row.phone],
    ['Email', row.email],
    ['Resume', resumeDescription(row) ?? toned('quiet', 'not sent')],
    ['Received', timeAndAge(row.received_at, now)],
    ...mailFacts(mails, now),
  ]);
  showText(screen, row.message);
  showNextSteps(screen, [
    is_spam === 1 && notSpamStep(reference),
    !is_spam &&
      row.resume_filename !== null && ['Save the resume', commandSpan('resume', reference, '--save ~')],
  ]);
}

async function showSubscription(screen: Screen, row: SubscriberRow, now: Date) {
  showTitle(screen, 'newsletter', row.email, toned('quiet', 'subscribed'));
  screen.facts([
    ['Since', timeAndAge(row.created_at, now)],
    ['On page', row.page || toned('quiet', 'unknown')],
    ['Consent', row.consent_version || toned('quiet', 'version unknown')],
  ]);
  showText(screen, row.consent_wording);
}

function showTitle(screen: Screen, reference: string, name: string, status: Span): void {
  screen.title([toned('reference', reference), '  ', toned('strong', name)], status);
  screen.line();
}

function showText(screen: Screen, text: string): void {
  if (!text) return;
  screen.line();
  screen.paragraph(text);
}

function showNextSteps(screen: Screen, steps: readonly (Fact | false)[]): void {
  if (!steps.some(Boolean)) return;
  screen.line();
  screen.facts(steps);
}

function notSpamStep(reference: string): Fact {
  return ['A person after all?', commandSpan('not-spam', reference)];
}

function timeAndAge(timestamp: string, now: Date): string {
  return `${localTime(timestamp)}, ${timeAgo(timestamp, now)}`;
}

function mailFacts(mails: readonly MailRow[], now: Date): Fact[] {
  return mails.map((mail, index) => [
    index === 0 ? 'Mail' : '',
    `${mailKinds[mail.kind]}, `,
    mailStatus(mail, now),
    mail.last_error ? toned('quiet', ` (${mail.last_error})`) : '',
  ]);
}
