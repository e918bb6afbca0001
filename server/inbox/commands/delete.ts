import { deletePerson, findPerson, isNobody, type Person, recordAlone } from '../../records/person.ts';
import { agoOf } from '../../records/wording/durations.ts';
import { toned } from '../../records/wording/tone.ts';
import { type Call, type RecordCommand, shellCommand } from '../command.ts';
import { Problem, WrongUse } from '../problem.ts';
import { requireRecord } from '../required-record.ts';

export const deletion: RecordCommand = {
  name: 'delete',
  arguments: ['<REF | EMAIL>'],
  options: ['yes'],
  summary: 'deletes it for good, or all about a person',
  details:
    'A lead or application goes with its photos or its resume, and its mail; by e-mail address everything that is kept about the person, the newsletter included. Asks first; --yes is for programs.',
  async run(call) {
    const { database, args, options, screen, ask } = call;
    const [word = ''] = args;
    const person = await findWhat(call, word);
    showWhat(call, person);
    if (!options.yes) {
      if (!ask)
        throw new WrongUse('Nothing was deleted: there is nobody to ask.', [
          `Without a question: ${shellCommand('delete', word, '--yes')}`,
        ]);
      if (!(await ask('Delete this for good? y/N '))) return screen.line('Nothing was deleted.');
    }
    await deletePerson(database, person);
    screen.line(toned('good', 'Deleted.'), ' Copies in your mailbox and in backups are not touched.');
    await showWhatIsLeft(call, person);
  },
};

async function findWhat({ database }: Call, word: string): Promise<Person> {
  if (word.includes('@')) {
    const person = await findPerson(database, word);
    if (isNobody(person)) throw new Problem(`Nothing is kept about ${word}.`);
    return person;
  }
  return recordAlone(await requireRecord(database, word));
}

function showWhat({ screen, clock }: Call, { leads, applications, subscriptions }: Person): void {
  const now = clock();
  screen.table(
    [
      { title: 'To be deleted', of: ({ what }) => toned('reference', what) },
      { title: 'Who', of: ({ who }) => who, minWidth: 16 },
      { title: 'What', of: ({ details }) => details, minWidth: 20 },
      { title: 'Came', of: ({ at }) => agoOf(at, now) },
    ],
    [
      ...leads.map((row) => ({
        what: row.reference,
        who: row.name,
        details: `lead, ${row.project_type}`,
        at: row.received_at,
      })),
      ...applications.map((row) => ({
        what: row.reference,
        who: row.name,
        details: row.resume_filename ? 'application with its resume' : 'application',
        at: row.received_at,
      })),
      ...subscriptions.map((row) => ({
        what: 'newsletter',
        who: row.email,
        details: 'subscription',
        at: row.created_at,
      })),
    ],
  );
  screen.line();
}

/** Who asks to be forgotten means all of it. */
async function showWhatIsLeft({ database, screen }: Call, { leads, applications }: Person): Promise<void> {
  for (const email of new Set([...leads, ...applications].map((row) => row.email))) {
    if (isNobody(await findPerson(database, email))) continue;
    screen.paragraph(`There is more from ${email}: ${shellCommand('show', email)}`, 'quiet');
  }
}
