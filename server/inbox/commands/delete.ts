import {
  deleteRecords,
  findByEmail,
  hasNoRecords,
  type PersonRecords,
} from '../../records/person-records.ts';
import { timeAgo } from '../../records/wording/amounts.ts';
import { toned } from '../../records/wording/tone.ts';
import { type Call, type Command, shellCommand } from '../command.ts';
import { WrongUse } from '../problem.ts';
import { requirePerson } from '../required-record.ts';

export const deletion: Command = {
  name: 'delete',
  arguments: ['<REF | EMAIL>'],
  options: ['yes'],
  summary: 'deletes it for good, or all about a person',
  details:
    'A lead or application goes with its photos or its resume, and its mail; by e-mail address everything that is kept about the person, the newsletter included. Asks first; --yes is for programs.',
  async run(call) {
    const {
      database,
      args: [word = ''],
      options,
      screen,
      ask,
    } = call;
    const person = await requirePerson(database, word);
    showPerson(call, person);
    if (!options.yes) {
      if (!ask)
        throw new WrongUse(
          'Nothing was deleted: there is nobody to ask.',
          `Without a question: ${shellCommand('delete', word, '--yes')}`,
        );
      if (!(await ask('Delete this for good? y/N '))) return screen.line('Nothing was deleted.');
    }
    await deleteRecords(database, person);
    screen.line(toned('good', 'Deleted.'), ' Copies in your mailbox and in backups are not touched.');
    // Somebody who asks to be forgotten means all of it.
    for (const email of new Set([...person.leads, ...person.applications].map((row) => row.email)))
      if (!hasNoRecords(await findByEmail(database, email)))
        screen.paragraph(`There is more from ${email}: ${shellCommand('show', email)}`, 'quiet');
  },
};

function showPerson({ screen, clock }: Call, { leads, applications, subscriptions }: PersonRecords): void {
  const now = clock();
  screen.table(
    [
      { title: 'To be deleted', of: ([reference]) => toned('reference', reference) },
      { title: 'Who', of: ([, who]) => who, minWidth: 16 },
      { title: 'What', of: ([, , what]) => what, minWidth: 20 },
      { title: 'Came', of: ([, , , receivedAt]) => timeAgo(receivedAt, now) },
    ],
    [
      ...leads.map((row) => [row.reference, row.name, `lead, ${row.project_type}`, row.received_at] as const),
      ...applications.map(({ reference, name, resume_filename, received_at }) => {
        const what = resume_filename ? 'application with its resume' : 'application';
        return [reference, name, what, received_at] as const;
      }),
      ...subscriptions.map((row) => ['newsletter', row.email, 'subscription', row.created_at] as const),
    ],
  );
  screen.line();
}
