import { durationOf } from '../../durations.ts';
import { markAnswered } from '../../records/answered.ts';
import type { Found } from '../../records/references.ts';
import { agoOf } from '../../records/wording/durations.ts';
import { toned } from '../../records/wording/tone.ts';
import { type RecordCommand, shellCommand } from '../command.ts';
import { Problem } from '../problem.ts';
import { requireRecord } from '../required-record.ts';

export const answered: RecordCommand = {
  name: 'answered',
  arguments: ['<REF...>'],
  options: [],
  summary: 'marks as answered: no more reminders',
  async run({ database, clock, args, screen }) {
    const leads = [];
    // All are looked up before the first is marked: a typing mistake changes nothing.
    for (const word of args) leads.push(requireLead(await requireRecord(database, word)));
    const now = clock();
    for (const lead of leads) {
      const who = [toned('reference', lead.reference), ` ${lead.name}`];
      if (lead.answered_at) {
        screen.line(...who, ` was already marked as answered, ${agoOf(lead.answered_at, now)}.`);
        continue;
      }
      await markAnswered(database, lead.id, now);
      const took = durationOf(now.getTime() - new Date(lead.received_at).getTime());
      screen.line(toned('good', 'Answered '), ...who, `, after ${took}. No more reminders.`);
    }
  },
};

function requireLead({ kind, row }: Found) {
  if (kind === 'application')
    throw new Problem(`${row.reference} is a job application: only leads are marked as answered.`);
  if (row.is_spam)
    throw new Problem(`${row.reference} is kept as spam.`, {
      advice: [`If it is not: ${shellCommand('not-spam', row.reference)}`],
    });
  return row;
}
