import type { Database } from '../../database/database.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { localTime } from '../../outbox/mail/local-time.ts';
import { type ApplicationRow, applicationRecord } from '../../records/applications.ts';
import { type MailRow, mailOfApplication, mailOfLead } from '../../records/mail.ts';
import { leadRecordWithPhotos, personCopy } from '../../records/person-records.ts';
import { listPhotos } from '../../records/photos.ts';
import type { SubscriberRow } from '../../records/subscribers.ts';
import { timeAgo } from '../../records/wording/amounts.ts';
import { applicationFacts, leadFacts } from '../../records/wording/record-facts.ts';
import {
  consentOf,
  leadStatus,
  mailKinds,
  mailStatus,
  photoDescription,
  resumeDescription,
  spamStatus,
} from '../../records/wording/record-wording.ts';
import { type Command, shellCommand } from '../command.ts';
import { alignColumns, jsonLines, nextSteps, textLines } from '../plain-text.ts';
import { requireRecords } from '../required-record.ts';

export const show: Command = {
  name: 'show',
  arguments: ['<REF | EMAIL>'],
  options: ['json'],
  summary: 'everything about one request, or one person',
  details:
    'By email address: every request, application and subscription that is kept about the person. With --json it is the copy that people may ask for, without your private note.',
  async run({ openDatabase, args: [word = ''], options, print, clock }) {
    await using database = await openDatabase();
    const records = await requireRecords(database, word);
    if (options.json && word.includes('@')) return print(jsonLines(await personCopy(database, records)));
    if (options.json) {
      const [lead] = records.leads;
      const [application] = records.applications.map(applicationRecord);
      return print(jsonLines(lead ? await leadRecordWithPhotos(database, lead) : application));
    }
    const now = clock();
    const sheets: string[][] = [];
    for (const lead of records.leads) sheets.push(await leadSheet(database, lead, now));
    for (const row of records.applications) sheets.push(await applicationSheet(database, row, now));
    for (const row of records.subscriptions) sheets.push(subscriptionSheet(row, now));
    print(sheets.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines])));
  },
};

async function leadSheet(database: Database, lead: ContactMessageRow, now: Date): Promise<string[]> {
  const { reference, name, note, is_spam, answered_at } = lead;
  const photos = await listPhotos(database, lead.id);
  const mails = await mailOfLead(database, lead.id);
  return [
    `${reference}  ${name}  ${leadStatus(lead, now).text}`,
    '',
    ...alignColumns([
      ...leadFacts(lead, now).map(({ label, value }) => [label, value]),
      ...photos.map((photo) => [`Photo ${photo.number}`, photoDescription(photo)]),
      ...mailFacts(mails, now),
    ]),
    '',
    ...textLines(lead.message),
    ...(note ? ['', 'Note', ...textLines(note)] : []),
    ...nextSteps([
      photos.length > 0 && ['Save the photos', shellCommand('photos', reference, '~')],
      is_spam === 1 && ['A person after all?', shellCommand('not-spam', reference)],
      !is_spam && !answered_at && ['Answered?', shellCommand('answered', reference)],
    ]),
  ];
}

async function applicationSheet(database: Database, row: ApplicationRow, now: Date): Promise<string[]> {
  const { reference, name, is_spam } = row;
  const mails = await mailOfApplication(database, row.id);
  return [
    `${reference}  ${name}  ${is_spam ? spamStatus(row, now).text : 'job application'}`,
    '',
    ...alignColumns([
      ...applicationFacts(row, now).map(({ label, value }) => [label, value]),
      ['Resume', resumeDescription(row) ?? 'not sent'],
      ...mailFacts(mails, now),
    ]),
    '',
    ...textLines(row.message),
    ...nextSteps([
      is_spam === 1 && ['A person after all?', shellCommand('not-spam', reference)],
      !is_spam &&
        row.resume_filename !== null && ['Save the resume', shellCommand('resume', reference, '--save', '~')],
    ]),
  ];
}

function subscriptionSheet(row: SubscriberRow, now: Date): string[] {
  return [
    `newsletter  ${row.email}  subscribed`,
    '',
    ...alignColumns([
      ['Since', `${localTime(row.created_at)}, ${timeAgo(row.created_at, now)}`],
      ['On page', row.page || 'unknown'],
      ['Consent', consentOf(row)],
    ]),
    ...(row.consent_wording ? ['', ...textLines(row.consent_wording)] : []),
  ];
}

function mailFacts(mails: readonly MailRow[], now: Date): string[][] {
  return mails.map((mail, index) => [
    index === 0 ? 'Mail' : '',
    `${mailKinds[mail.kind]}, ${mailStatus(mail, now).text}${mail.last_error ? ` (${mail.last_error})` : ''}`,
  ]);
}
