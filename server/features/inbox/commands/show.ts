import { countedNoun } from '../../../../content/grammar.ts';
import type { Database } from '../../../database/database.ts';
import type { LeadAdditionRow } from '../../../database/schema.ts';
import type { ClientWordsRow } from '../../../database/site-tables.ts';
import type { VisitRow } from '../../../database/visit-tables.ts';
import { listAdditions } from '../../../records/additions.ts';
import { applicationRecord } from '../../../records/applications.ts';
import { type MailRow, mailAbout } from '../../../records/mail.ts';
import { listNotes, type NoteRow } from '../../../records/notes.ts';
import {
  leadRecordWithPhotos,
  type PersonRecords,
  personCopy,
  recordParts,
} from '../../../records/person-records.ts';
import { listPhotos } from '../../../records/photos.ts';
import type { SubmissionRecord } from '../../../records/references.ts';
import type { SubscriberRow } from '../../../records/subscribers.ts';
import { timeAgo } from '../../../records/wording/ages.ts';
import { applicationFacts, leadFacts } from '../../../records/wording/record-facts.ts';
import {
  consentOf,
  mailKinds,
  mailStatus,
  photoDescription,
  recordStatus,
  resumeDescription,
} from '../../../records/wording/record-wording.ts';
import { localTime } from '../../../time/wall-clock.ts';
import { whenText } from '../../../visits/visit-wording.ts';
import { placeOf, spanOf, visitsOf } from '../../../visits/visits.ts';
import { type Command, type CommandContext, shellCommand } from '../command.ts';
import { alignColumns, jsonLines, nextSteps, textLines } from '../plain-text.ts';
import { personOfArgument } from '../record-of-argument.ts';

export const show: Command = {
  name: 'show',
  arguments: ['<REF | EMAIL>'],
  options: ['json'],
  summary: 'everything about one request, or one person',
  details:
    'By email address: every request, application and subscription that is kept about the person. With --json it is the copy that people may ask for, without your private notes.',
  async run({ openDatabase, args: [word = ''], options, print, clock }) {
    await using database = await openDatabase();
    const person = await personOfArgument(database, word);
    if (options.json && word.includes('@')) return await printCopy(personCopy(database, person), print);
    const now = clock();
    let isFirst = true;
    for await (const records of recordParts(database, person)) {
      if (options.json) {
        const [lead] = records.leads;
        const [application] = records.applications.map(applicationRecord);
        return print(jsonLines(lead ? await leadRecordWithPhotos(database, lead) : application));
      }
      for (const lines of await blocksOf(database, records, now)) {
        print(isFirst ? lines : ['', ...lines]);
        isFirst = false;
      }
    }
  },
};

/** Prints whole lines: what the parts break off in the middle of a line is printed with the next part. */
async function printCopy(parts: AsyncIterable<string>, print: CommandContext['print']): Promise<void> {
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) print(lines);
  }
  print(rest);
}

async function blocksOf(database: Database, records: PersonRecords, now: Date): Promise<string[][]> {
  const found: SubmissionRecord[] = [
    ...records.leads.map((row) => ({ kind: 'lead', row }) as const),
    ...records.applications.map((row) => ({ kind: 'application', row }) as const),
  ];
  const blocks: string[][] = [];
  for (const record of found) blocks.push(await recordLines(database, record, now));
  return [
    ...blocks,
    ...records.subscriptions.map((row) => subscriptionLines(row, now)),
    ...records.words.map((row) => wordsLines(row, now)),
  ];
}

async function recordLines(database: Database, found: SubmissionRecord, now: Date): Promise<string[]> {
  const { kind, row } = found;
  const { reference } = row;
  const facts = kind === 'lead' ? leadFacts(row, now) : applicationFacts(row, now);
  const photos = kind === 'lead' ? await listPhotos(database, row.id) : [];
  const visits = kind === 'lead' ? await visitsOf(database, row.id) : [];
  const additions = kind === 'lead' ? await listAdditions(database, row.id) : [];
  const notes = await listNotes(database, found);
  const mails = await mailAbout(database, found);
  return [
    `${reference}  ${row.name}  ${recordStatus(found, now)}`,
    '',
    ...alignColumns([
      ...facts.map(({ label, value }) => [label, value]),
      ...(kind === 'application' ? [['Resume', resumeDescription(row) ?? 'not sent']] : []),
      ...visits.map((visit) => ['Visit', visitLine(visit, now)]),
      ...photos.map((photo) => [`Photo ${photo.number}`, photoDescription(photo)]),
      ...mails.map((mail, index) => [index === 0 ? 'Mail' : '', mailLine(mail, now)]),
    ]),
    '',
    ...textLines(row.message),
    ...additions.flatMap(additionLines),
    ...noteLines(notes),
    ...nextSteps([
      photos.length > 0 && ['Save the photos', shellCommand('photos', reference, '~')],
      kind === 'application' &&
        row.resume_filename !== null && ['Save the resume', shellCommand('resume', reference, '--save ~')],
      row.is_spam
        ? ['A person after all?', shellCommand('not-spam', reference)]
        : !row.answered_at && ['Answered?', shellCommand('answered', reference)],
    ]),
  ];
}

function visitLine(visit: VisitRow, now: Date): string {
  if (visit.cancelled_at) return `${whenText(spanOf(visit), now)}, cancelled`;
  return `${whenText(spanOf(visit), now)}: ${placeOf(visit)}${visit.access && ` (${visit.access})`}`;
}

function additionLines({ received_at, text, photo_count }: LeadAdditionRow): string[] {
  const photos = photo_count > 0 ? `, with ${countedNoun(photo_count, 'photo')}` : '';
  return ['', `Added ${localTime(received_at)}${photos}${text && ':'}`, ...(text ? textLines(text) : [])];
}

/** The notes, each below its time. */
function noteLines(notes: readonly NoteRow[]): string[] {
  if (notes.length === 0) return [];
  const entries = notes.map(({ written_at, text }) => [
    `  ${written_at ? localTime(written_at) : 'Earlier'}:`,
    ...textLines(text),
  ]);
  return ['', 'Notes', ...entries.flat()];
}

function mailLine(mail: MailRow, now: Date): string {
  const said = mail.last_error ? ` (${mail.last_error})` : '';
  return `${mailKinds[mail.kind]}, ${mailStatus(mail, now)}${said}`;
}

function subscriptionLines(row: SubscriberRow, now: Date): string[] {
  return [
    `newsletter  ${row.email}  ${row.withdrawn_at ? 'has left' : 'subscribed'}`,
    '',
    ...alignColumns([
      ['Since', `${localTime(row.created_at)}, ${timeAgo(row.created_at, now)}`],
      ...(row.withdrawn_at
        ? [['Left', `${localTime(row.withdrawn_at)}, ${timeAgo(row.withdrawn_at, now)}`]]
        : []),
      ['On page', row.page || 'unknown'],
      ['Consent', consentOf(row)],
    ]),
    ...(row.consent_wording ? ['', ...textLines(row.consent_wording)] : []),
  ];
}

function wordsLines(row: ClientWordsRow, now: Date): string[] {
  const when = row.sent_at ?? row.created_at;
  return [
    `words  ${row.author_name ?? row.name ?? row.email}  ${row.sent_at ? 'written' : 'asked for'}`,
    '',
    ...alignColumns([
      [row.sent_at ? 'Written' : 'Asked', `${localTime(when)}, ${timeAgo(when, now)}`],
      ...(row.rating ? [['Stars', `${row.rating} of 5`]] : []),
      ...(row.sent_at
        ? [['May be shown', row.permitted_at ? `since ${localTime(row.permitted_at)}` : 'no']]
        : []),
    ]),
    ...(row.content ? ['', ...textLines(row.content)] : []),
  ];
}
