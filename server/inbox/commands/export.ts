import { basename, extname } from 'node:path';
import { type Counter, exportedFiles } from '../../records/exports/exported-files.ts';
import { counted } from '../../records/wording/counted.ts';
import { toned } from '../../records/wording/tone.ts';
import type { RecordCommand } from '../command.ts';
import { pathOf, writePrivateFile } from '../files/private-file.ts';
import { WrongUse } from '../problem.ts';
import { suggestionsFor } from '../suggestions.ts';

type Kind = keyof typeof exportedFiles;

const kinds = Object.keys(exportedFiles) as Kind[];

export const exporting: RecordCommand = {
  name: 'export',
  arguments: ['<leads.csv>'],
  options: ['force'],
  summary: 'a table for spreadsheets',
  details:
    'The name of the file says what is wanted: leads.csv, applications.csv or subscribers.csv, also with a folder and more words, such as lists/leads-2026.csv. Spam is left out. A file that is there is not overwritten without --force.',
  async run({ database, args, options, screen }) {
    const [name = ''] = args;
    const kind = kindOf(name);
    const counter: Counter = { rows: 0 };
    const file = pathOf(extname(name) ? name : `${name}.csv`);
    await writePrivateFile(file, exportedFiles[kind](database, counter), {
      isForced: options.force ?? false,
    });
    const count = counted(counter.rows, kind.slice(0, -1), kind);
    screen.line(toned('good', 'Saved '), `${count} to ${file}`);
    screen.paragraph('It holds personal data: keep it only for as long as you need it.', 'quiet');
  },
};

function kindOf(name: string): Kind {
  const word = basename(name).toLowerCase();
  const kind = kinds.find((candidate) => word.startsWith(candidate));
  if (kind && ['', '.csv'].includes(extname(word))) return kind;
  const [near = 'leads'] = suggestionsFor(word.split(/[^a-z]/)[0] ?? '', kinds);
  throw new WrongUse(`The file's name says what is wanted, and ${basename(name)} does not.`, [
    `Did you mean ${near}.csv? What can be exported: ${kinds.map((each) => `${each}.csv`).join(', ')}.`,
  ]);
}
