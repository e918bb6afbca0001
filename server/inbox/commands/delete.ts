import {
  deleteRecords,
  findByEmail,
  hasNoRecords,
  type PersonRecords,
} from '../../records/person-records.ts';
import { timeAgo } from '../../records/wording/amounts.ts';
import { TEXT_STILL_IN_JOURNAL, unreachedCopySentence } from '../../records/wording/deletion-wording.ts';
import { toned } from '../../records/wording/tone.ts';
import { type Command, shellCommand } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { requireRecords } from '../required-record.ts';
import type { Screen } from '../screen/screen.ts';

export const deletion: Command = {
  name: 'delete',
  arguments: ['<REF | EMAIL>'],
  options: ['yes'],
  summary: 'deletes it for good, or all about a person',
  details:
    'A lead or application goes with its photos or its resume, and its mail; by email address everything that is kept about the person, the newsletter included. Asks first; --yes is for programs.',
  async run({ openDatabase, config, args: [word = ''], options, screen, ask, clock }) {
    await using database = await openDatabase();
    const records = await requireRecords(database, word);
    showRecords(screen, records, clock());
    if (!options.yes) {
      if (!ask)
        throw new UsageError(
          'Nothing was deleted: there is nobody to ask.',
          `Without a question: ${shellCommand('delete', word, '--yes')}`,
        );
      if (!(await ask('Delete this for good? y/N '))) return screen.line('Nothing was deleted.');
    }
    const { isJournalEmpty, unreachedCopies } = await deleteRecords(database, config, records, clock());
    screen.line(
      isJournalEmpty ? toned('good', 'Deleted for good.') : toned('warning', TEXT_STILL_IN_JOURNAL),
      ' Copies in your mailbox and in backups are not touched.',
    );
    for (const name of unreachedCopies) screen.paragraph(unreachedCopySentence(name), 'warning');
    // Somebody who asks to be forgotten means all of it.
    for (const email of new Set([...records.leads, ...records.applications].map((row) => row.email)))
      if (!hasNoRecords(await findByEmail(database, email)))
        screen.paragraph(`There is more from ${email}: ${shellCommand('show', email)}`, 'quiet');
  },
};

function showRecords(screen: Screen, { leads, applications, subscriptions }: PersonRecords, now: Date): void {
  const newsletter = { reference: 'newsletter', what: 'subscription' };
  screen.table(
    [
      { title: 'To be deleted', value: (row) => toned('reference', row.reference) },
      { title: 'Who', value: (row) => row.name, minWidth: 16 },
      { title: 'What', value: (row) => row.what, minWidth: 20 },
      { title: 'Came', value: (row) => timeAgo(row.received_at, now) },
    ],
    [
      ...leads.map((row) => ({ ...row, what: `lead, ${row.project_type}` })),
      ...applications.map((row) => ({
        ...row,
        what: row.resume_filename ? 'application with its resume' : 'application',
      })),
      ...subscriptions.map((row) => ({ ...newsletter, name: row.email, received_at: row.created_at })),
    ],
  );
  screen.line();
}
