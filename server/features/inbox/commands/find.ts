import { search } from '../../../records/search.ts';
import { ageOf } from '../../../records/wording/ages.ts';
import { recordStatus } from '../../../records/wording/record-wording.ts';
import { type Command, shellCommand } from '../command.ts';
import { type Column, tableLines } from '../plain-text.ts';

/** Nobody reads more results than this; another word narrows the search. */
const LIMIT = 30;

type Found = {
  readonly reference: string;
  readonly age: string;
  readonly status: string;
  readonly name: string;
  readonly what: string;
};

const COLUMNS: readonly Column<Found>[] = [
  ['Reference', ({ reference }) => reference],
  ['Age', ({ age }) => age],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['About', ({ what }) => what],
];

export const find: Command = {
  name: 'find',
  arguments: ['<WORD...>'],
  summary: 'everything that holds all of the words',
  details:
    'In names, addresses, phone numbers, references, messages, what was added to them later, places of visits and your notes, spam included; accents, case, apostrophes and dashes do not matter. The newest first.',
  async run({ openDatabase, clock, args, print }) {
    await using database = await openDatabase();
    const now = clock();
    const { leads, applications, subscribers } = await search(database, args.join(' '), LIMIT);
    const found: Found[] = [
      ...leads.map((row) => ({
        ...row,
        age: ageOf(row.received_at, now),
        status: recordStatus({ kind: 'lead', row }, now),
        what: row.project_type,
      })),
      ...applications.map((row) => ({
        ...row,
        age: ageOf(row.received_at, now),
        status: recordStatus({ kind: 'application', row }, now),
        what: row.position,
      })),
      ...subscribers.map(({ email, created_at, withdrawn_at }) => ({
        reference: '',
        age: ageOf(created_at, now),
        status: withdrawn_at ? 'left the newsletter' : 'newsletter',
        name: email,
        what: '',
      })),
    ];
    if (found.length === 0) return print('Nothing was found with all of these words.');
    const isCut = [leads, applications, subscribers].some(({ length }) => length >= LIMIT);
    print([
      ...tableLines(COLUMNS, found),
      '',
      isCut ? 'There may be more: add a word to find fewer.' : `One of them: ${shellCommand('show', 'REF')}`,
    ]);
  },
};
