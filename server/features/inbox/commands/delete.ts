import { personWithEmail } from '../../../records/person.ts';
import { deleteRecords, hasRecords, newestRecords } from '../../../records/person-records.ts';
import { cancelledVisitSentences, deletedSentences } from '../../../records/wording/deletion-wording.ts';
import { personLines } from '../../../records/wording/record-facts.ts';
import { comingVisitsOf } from '../../../visits/coming-visits.ts';
import { type Command, shellCommand, UsageError } from '../command.ts';
import { alignColumns } from '../plain-text.ts';
import { personOfArgument } from '../record-of-argument.ts';

export const deletion: Command = {
  name: 'delete',
  arguments: ['<REF | EMAIL>'],
  options: ['yes'],
  summary: 'deletes it for good, or all about a person',
  details:
    'A request or application goes with its photos or its resume, and its mail; by email address everything that is kept about the person, the newsletter included. A coming visit is cancelled, and you are told whether an email says so. Asks first; --yes is for programs.',
  async run({ openDatabase, config, args: [word = ''], options, print, ask, clock }) {
    await using database = await openDatabase();
    const person = await personOfArgument(database, word);
    const records = await newestRecords(database, person);
    const rows = personLines(records, clock()).map(({ reference = '', who, what, age }) => [
      reference,
      who,
      what,
      age,
    ]);
    const visits = await comingVisitsOf(database, person, clock());
    const cancelled = cancelledVisitSentences(visits, { config, now: clock() });
    print([...alignColumns([['TO BE DELETED', 'WHO', 'WHAT', 'CAME IN'], ...rows]), '']);
    if (records.total > rows.length) print([`And ${records.total - rows.length} earlier.`, '']);
    if (cancelled.length > 0) print([...cancelled, '']);
    if (!options.yes) {
      if (!ask)
        throw new UsageError(
          'Nothing was deleted: there is nobody to ask.',
          `Without a question: ${shellCommand('delete', word, '--yes')}`,
        );
      if (!(await ask('Delete this for good? y/N '))) return print('Nothing was deleted.');
    }
    print(deletedSentences(await deleteRecords(database, config, person, clock())));
    // Somebody who asks to be forgotten wants everything deleted, so the other records of the address are pointed out.
    for (const email of new Set([...records.leads, ...records.applications].map((row) => row.email)))
      if (email && (await hasRecords(database, personWithEmail(email))))
        print(`There is more from ${email}: ${shellCommand('show', email)}`);
  },
};
