import { countedNoun } from '../../../../content/grammar.ts';
import { OperatorError } from '../../../process/operator-error.ts';
import { answerApplication, markAnswered, unmarkAnswered } from '../../../records/answered.ts';
import { failedMail, mailAbout, retryFailed } from '../../../records/mail.ts';
import type { SubmissionRecord } from '../../../records/references.ts';
import { unmarkSpam } from '../../../records/spam.ts';
import { timeAgo } from '../../../records/wording/ages.ts';
import { answerStatus, mailKinds } from '../../../records/wording/record-wording.ts';
import { formatDuration } from '../../../time/durations.ts';
import { type Command, NO_SMTP, shellCommand } from '../command.ts';
import { recordOfArgument } from '../record-of-argument.ts';

export const answered: Command = {
  name: 'answered',
  arguments: ['<REF...>'],
  summary: 'marks as answered: no more reminders',
  async run({ openDatabase, clock, args, print }) {
    await using database = await openDatabase();
    const records: SubmissionRecord[] = [];
    // All records are looked up before the first is marked, so that a typing mistake changes nothing.
    for (const word of args) records.push(requireNotSpam(await recordOfArgument(database, word)));
    const now = clock();
    for (const { kind, row } of records) {
      const { id, reference, name, received_at, answered_at } = row;
      // A declined application may be answered after all.
      if (answered_at && !(kind === 'application' && row.answer === 'declined')) {
        print(`${reference} ${name} was already marked as answered, ${timeAgo(answered_at, now)}.`);
        continue;
      }
      const took = formatDuration(now.getTime() - new Date(received_at).getTime());
      if (kind === 'lead') await markAnswered(database, id, now);
      else await answerApplication(database, row, 'answered', now);
      print(`Answered ${reference} ${name}, after ${took}.${kind === 'lead' ? ' No more reminders.' : ''}`);
    }
    print(`To take it back: ${shellCommand('not-answered', 'REF')}`);
  },
};

export const notAnswered: Command = {
  name: 'not-answered',
  arguments: ['<REF>'],
  summary: 'takes "answered" back: it waits again, with its reminders',
  async run({ openDatabase, clock, args, print }) {
    await using database = await openDatabase();
    const { kind, row } = requireNotSpam(await recordOfArgument(database, args[0]));
    const { reference, name } = row;
    if (!row.answered_at) throw new OperatorError(`${reference} is not marked as answered.`);
    const now = clock();
    if (kind === 'application') {
      await answerApplication(database, row, null, now);
      return print(`Waiting again ${reference} ${name}`);
    }
    await unmarkAnswered(database, row, now);
    print(`Waiting again ${reference} ${name}, ${answerStatus({ ...row, answered_at: null }, now)}`);
  },
};

export const declined: Command = {
  name: 'declined',
  arguments: ['<REF>'],
  summary: 'marks an application as declined',
  details: 'Nothing is sent: that is yours to do.',
  async run({ openDatabase, clock, args, print }) {
    await using database = await openDatabase();
    const { kind, row } = requireNotSpam(await recordOfArgument(database, args[0]));
    if (kind === 'lead')
      throw new OperatorError(`${row.reference} is a request: only applications are declined.`);
    await answerApplication(database, row, 'declined', clock());
    print([
      `Declined ${row.reference} ${row.name}.`,
      `To take it back: ${shellCommand('not-answered', row.reference)}`,
    ]);
  },
};

function requireNotSpam(found: SubmissionRecord): SubmissionRecord {
  const { reference, is_spam } = found.row;
  if (is_spam)
    throw new OperatorError(
      `${reference} is kept as spam.`,
      `If it is not: ${shellCommand('not-spam', reference)}`,
    );
  return found;
}

export const notSpam: Command = {
  name: 'not-spam',
  arguments: ['<REF>'],
  summary: 'makes it a request again, and sends the mail held back',
  details: 'Works for applications as well. The server sends the mail within a minute.',
  async run({ openDatabase, clock, args, print, config }) {
    await using database = await openDatabase();
    const found = await recordOfArgument(database, args[0]);
    const { reference, name, is_spam } = found.row;
    if (!is_spam) throw new OperatorError(`${reference} is not kept as spam.`);
    const now = clock();
    await unmarkSpam(database, found, now);
    print([
      `Not spam ${reference} ${name}${found.kind === 'lead' ? `, ${answerStatus(found.row, now)}` : ''}`,
      config.mail.smtpUrl ? 'Its mail goes out within a minute, if the server runs.' : NO_SMTP,
    ]);
  },
};

export const retry: Command = {
  name: 'retry',
  arguments: ['[REF]'],
  summary: 'sends mail again that was given up',
  details: 'All of it, or that about one REF. The server sends it within a minute.',
  async run({ openDatabase, clock, args: [typed], print, config }) {
    await using database = await openDatabase();
    const about = typed ? await recordOfArgument(database, typed) : undefined;
    const mails = about ? await mailAbout(database, about) : await failedMail.read(database);
    const failed = mails.filter(({ state }) => state === 'failed');
    if (failed.length === 0)
      throw new OperatorError(
        about ? `No mail about ${about.row.reference} has failed.` : 'No mail has failed.',
        `What waits: ${shellCommand('outbox')}`,
      );
    await retryFailed(database, clock(), about);
    print([
      `${countedNoun(failed.length, 'email')} will be sent again within a minute, if the server runs:`,
      ...failed.map(({ reference, kind }) => `  ${reference ? `${reference}, ` : ''}${mailKinds[kind]}`),
      ...(config.mail.smtpUrl ? [] : [NO_SMTP]),
    ]);
  },
};
