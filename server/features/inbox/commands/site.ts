import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { countedNoun } from '../../../../content/grammar.ts';
import { fileSize } from '../../../../contract/file-size.ts';
import type { Database } from '../../../database/database.ts';
import { isFile } from '../../../database/existing-database.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { OperatorError } from '../../../process/operator-error.ts';
import { expandPath, writePrivateFile } from '../../../process/private-file.ts';
import { UnreadableArchive } from '../../../publications/archive-rows.ts';
import { archiveLines, hasSiteRecords, importArchive } from '../../../publications/site-archive.ts';
import { type Command, type CommandContext, shellCommand, UsageError } from '../command.ts';

export const SITE_FILE = 'site.json';

/** Also true for a path and for longer names: 'copies/site-2026.json'. */
export function isSiteFile(name: string): boolean {
  return /^site.*\.json$/i.test(basename(name));
}

type Export = Pick<CommandContext, 'options' | 'clock' | 'print'> & { readonly file: string };

export async function exportSite(database: Database, { file, options, clock, print }: Export): Promise<void> {
  await writePrivateFile(file, archiveLines(database, clock()), options);
  const { size } = await stat(file);
  print([
    `Saved the site to ${file}, ${fileSize(size)}: drafts, versions and pictures.`,
    `Elsewhere: ${shellCommand('import', basename(file))}`,
  ]);
}

export const importing: Command = {
  name: 'import',
  arguments: [`<${SITE_FILE}>`],
  options: ['replace'],
  summary: 'takes over the site of another installation',
  details:
    'What export site.json saved there: drafts, versions and pictures. Where something of the site was written already, nothing is changed without --replace, which puts the file in its place, all of it or nothing. A running server shows it within seconds. With the embedded database forms wait meanwhile, and are refused with the phone number after 4 seconds: import a file of more than 100 MB at night, or with the server stopped.',
  async run({ openDatabase, args: [typed = ''], options, clock, print }) {
    if (!/\.json$/i.test(typed)) throw new UsageError(`import takes a file such as ${SITE_FILE}.`);
    const path = expandPath(typed);
    if (!(await isFile(path))) throw new OperatorError(`There is no file ${path}.`);
    await using database = await openDatabase();
    if (!options.replace && (await hasSiteRecords(database)))
      throw new OperatorError(
        `Nothing was imported: there are drafts or versions here already, see ${deskPaths.site}.`,
        'Save them first with export, then add --replace to put the file in their place.',
      );
    const counts = await importArchive(database, linesOf(path), clock()).catch((error: unknown) => {
      if (!(error instanceof UnreadableArchive)) throw error;
      throw new OperatorError(`Nothing was imported: ${path} cannot be used. ${error.message}`);
    });
    const count = (table: string) => counts.get(table) ?? 0;
    print([
      `Imported ${countedNoun(count('site_records'), 'draft')}, ${countedNoun(count('site_versions'), 'version')} and ${countedNoun(count('site_pictures'), 'picture')}.`,
    ]);
  },
};

/** Opens the file only when it is read, because `readLines` loses lines that it emits before somebody listens. */
async function* linesOf(path: string): AsyncGenerator<string> {
  await using file = await open(path);
  yield* file.readLines();
}
