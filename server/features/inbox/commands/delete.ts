import { deleteRecords, findByEmail, hasNoRecords } from '../../../records/person-records.ts';
import { deletedSentences } from '../../../records/wording/deletion-wording.ts';
import { personLines } from '../../../records/wording/record-facts.ts';
import { type Command, shellCommand, UsageError } from '../command.ts';
import { alignColumns } from '../plain-text.ts';
import { recordsOfArgument } from '../record-of-argument.ts';

export const deletion: Command = {
  name: 'delete',
  arguments: ['<REF | EMAIL>'],
  options: ['yes'],
  summary: 'deletes it for good, or all about a person',
  details:
    'A lead or application goes with its photos or its resume, and its mail; by email address everything that is kept about the person, the newsletter included. Asks first; --yes is for programs.',
  async run({ openDatabase, config, args: [word = ''], options, print, ask, clock }) {
    await using database = await openDatabase();
    const records = await recordsOfArgument(database, word);
    const rows = personLines(records, clock()).map(({ reference = '', who, what, age }) => [
      reference,
      who,
      what,
      age,
    ]);
    print([...alignColumns([['TO BE DELETED', 'WHO', 'WHAT', 'CAME IN'], ...rows]), '']);
    if (!options.yes) {
      if (!ask)
        throw new UsageError(
          'Nothing was deleted: there is nobody to ask.',
          `Without a question: ${shellCommand('delete', word, '--yes')}`,
        );
      if (!(await ask('Delete this for good? y/N '))) return print('Nothing was deleted.');
    }
    print(deletedSentences(await deleteRecords(database, config, records, clock())));
    // Somebody who asks to be forgotten wants everything deleted, so the other records of the address are pointed out.
    for (const email of new Set([...records.leads, ...records.applications].map((row) => row.email)))
      if (email && !hasNoRecords(await findByEmail(database, email)))
        print(`There is more from ${email}: ${shellCommand('show', email)}`);
  },
};
