import { formatDuration } from '../../durations.ts';
import { markAnswered, unmarkAnswered } from '../../records/answered.ts';
import { listFailed, retryFailed } from '../../records/mail.ts';
import type { InboxRecord } from '../../records/references.ts';
import { unmarkSpam } from '../../records/spam.ts';
import { countedNoun, timeAgo } from '../../records/wording/amounts.ts';
import { answerStatus, mailKinds } from '../../records/wording/record-wording.ts';
import { toned } from '../../records/wording/tone.ts';
import { type Command, commandSpan, NO_SMTP, shellCommand } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { requireRecord } from '../required-record.ts';

export const answered: Command = {
  name: 'answered',
  arguments: ['<REF...>'],
  summary: 'marks as answered: no more reminders',
  async run({ openDatabase, clock, args, screen }) {
    await using database = await openDatabase();
    const leads = [];
    // All are looked up before the first is marked: a typing mistake changes nothing.
    for (const word of args) leads.push(requireLead(await requireRecord(database, word)));
    const now = clock();
    for (const lead of leads) {
      const who = [toned('reference', lead.reference), ` ${lead.name}`];
      if (lead.answered_at) {
        screen.line(...who, ` was already marked as answered, ${timeAgo(lead.answered_at, now)}.`);
        continue;
      }
      await markAnswered(database, lead.id, now);
      const took = formatDuration(now.getTime() - new Date(lead.received_at).getTime());
      screen.line(toned('good', 'Answered '), ...who, `, after ${took}. No more reminders.`);
    }
    screen.line('To take it back: ', commandSpan('not-answered', 'REF'));
  },
};

export const notAnswered: Command = {
  name: 'not-answered',
  arguments: ['<REF>'],
  summary: 'takes "answered" back: it waits again, with its reminders',
  async run({ openDatabase, clock, args, screen }) {
    await using database = await openDatabase();
    const lead = requireLead(await requireRecord(database, args[0]));
    if (!lead.answered_at) throw new CommandError(`${lead.reference} is not marked as answered.`);
    const now = clock();
    await unmarkAnswered(database, lead, now);
    const waiting = answerStatus({ ...lead, answered_at: null }, now);
    screen.line(
      toned('strong', 'Waiting again '),
      toned('reference', lead.reference),
      ` ${lead.name}, `,
      waiting,
    );
  },
};

function requireLead({ kind, row }: InboxRecord) {
  if (kind === 'application')
    throw new CommandError(`${row.reference} is a job application: only leads are marked as answered.`);
  if (row.is_spam)
    throw new CommandError(
      `${row.reference} is kept as spam.`,
      `If it is not: ${shellCommand('not-spam', row.reference)}`,
    );
  return row;
}

export const notSpam: Command = {
  name: 'not-spam',
  arguments: ['<REF>'],
  summary: 'makes it a lead, and sends the mail held back',
  details: 'Works for applications as well. The server sends the mail within a minute.',
  async run({ openDatabase, clock, args, screen, config }) {
    await using database = await openDatabase();
    const found = await requireRecord(database, args[0]);
    const { reference, name, is_spam } = found.row;
    if (!is_spam) throw new CommandError(`${reference} is not kept as spam.`);
    const now = clock();
    await unmarkSpam(database, found, now);
    const promise = found.kind === 'lead' ? [', ', answerStatus(found.row, now)] : [];
    screen.line(toned('good', 'Not spam '), toned('reference', reference), ` ${name}`, ...promise);
    screen.paragraph(
      config.mail.smtpUrl
        ? 'Its mail goes out within a minute, if the server runs.'
        : 'Its mail is in the outbox. SMTP_URL is not set here; a server without it sends no mail.',
      'quiet',
    );
  },
};

export const retry: Command = {
  name: 'retry',
  arguments: ['[REF]'],
  summary: 'sends mail again that was given up',
  details: 'All of it, or that about one REF. The server sends it within a minute.',
  async run({ openDatabase, clock, args: [typed], screen, config }) {
    await using database = await openDatabase();
    const about = typed ? await requireRecord(database, typed) : undefined;
    const failed = await listFailed(database, about);
    if (failed.length === 0)
      throw new CommandError(
        about ? `No mail about ${about.row.reference} has failed.` : 'No mail has failed.',
        `What waits: ${shellCommand('outbox')}`,
      );
    await retryFailed(database, clock(), about);
    screen.line(
      `${countedNoun(failed.length, 'mail')} will be sent again within a minute, if the server runs:`,
    );
    for (const { reference, kind } of failed) screen.paragraph(`${reference}, ${mailKinds[kind]}`);
    if (!config.mail.smtpUrl) screen.paragraph(NO_SMTP, 'quiet');
  },
};
