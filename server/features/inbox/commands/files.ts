import { basename, extname, join } from 'node:path';
import { countedNoun } from '../../../../content/grammar.ts';
import { photoFileName } from '../../../../contract/forms/photos.ts';
import { isFolder } from '../../../process/folders.ts';
import { OperatorError } from '../../../process/operator-error.ts';
import { expandPath, writePrivateFile } from '../../../process/private-file.ts';
import { findResume } from '../../../records/applications.ts';
import { exportedFiles } from '../../../records/exports/exported-files.ts';
import { findPhotoContent, listPhotos } from '../../../records/photos.ts';
import { photoDescription, resumeDescription } from '../../../records/wording/record-wording.ts';
import { type Command, shellCommand, UsageError } from '../command.ts';
import { alignColumns } from '../plain-text.ts';
import { recordOfArgument } from '../record-of-argument.ts';
import { exportSite, isSiteFile, SITE_FILE } from './site.ts';

export const photos: Command = {
  name: 'photos',
  arguments: ['<REF>', '[FOLDER]'],
  options: ['force'],
  summary: 'the photos of a request, saved to a folder',
  details: 'Without FOLDER it says what they show. Files that are there are not overwritten without --force.',
  async run({ openDatabase, args: [typed, folder], options, print }) {
    await using database = await openDatabase();
    const { kind, row } = await recordOfArgument(database, typed);
    if (kind === 'application')
      throw new OperatorError(`${row.reference} is a job application: it has no photos.`);
    const found = await listPhotos(database, row.id);
    if (found.length === 0) throw new OperatorError(`${row.name} sent no photos with ${row.reference}.`);
    if (folder === undefined)
      return print([
        `${row.reference}  ${row.name}`,
        ...alignColumns([
          ...found.map((photo) => [`Photo ${photo.number}`, photoDescription(photo)]),
          ['Save them', shellCommand('photos', row.reference, '~')],
        ]),
      ]);
    const target = expandPath(folder);
    if (!(await isFolder(target))) throw new OperatorError(`There is no folder ${target}.`);
    for (const { number } of found) {
      const photo = await findPhotoContent(database, row.id, number);
      if (!photo) throw new OperatorError(`The photos of ${row.reference} were deleted a moment ago.`);
      const file = join(target, photoFileName(row.reference, number));
      await writePrivateFile(file, photo.content, options);
      print(`Saved ${file}`);
    }
  },
};

export const resume: Command = {
  name: 'resume',
  arguments: ['<REF>'],
  options: ['save', 'force'],
  summary: "an applicant's resume, saved to a file",
  details:
    'Without --save it says what the resume is. FILE may be a folder. A file that is there is not overwritten without --force.',
  async run({ openDatabase, args: [typed], options, print }) {
    await using database = await openDatabase();
    const { kind, row } = await recordOfArgument(database, typed);
    if (kind === 'lead')
      throw new OperatorError(`${row.reference} is a request for an estimate: it has no resume.`);
    if (!row.resume_filename) throw new OperatorError(`${row.name} sent no resume with ${row.reference}.`);
    if (!options.save)
      return print([
        `${row.reference}  ${row.name}`,
        ...alignColumns([
          ['Resume', resumeDescription(row) ?? ''],
          ['Save it', shellCommand('resume', row.reference, '--save', '~')],
        ]),
      ]);
    const resume = await findResume(database, row.id);
    if (!resume) throw new OperatorError(`The resume of ${row.reference} was deleted a moment ago.`);
    const target = expandPath(options.save);
    const file = (await isFolder(target)) ? join(target, row.resume_filename) : target;
    await writePrivateFile(file, resume.content, options);
    print(`Saved ${file}`);
  },
};

type Kind = keyof typeof exportedFiles;

export const exporting: Command = {
  name: 'export',
  arguments: ['<leads.csv>'],
  options: ['force'],
  summary: 'a table for spreadsheets, or the site',
  details:
    'The name of the file says what is wanted: leads.csv, applications.csv or subscribers.csv, also with a folder and more words, such as lists/leads-2026.csv. Spam is left out. site.json is what was written and published at the desk, with its pictures, for another installation to import. A file that is there is not overwritten without --force.',
  async run({ openDatabase, config, args: [name = ''], options, clock, print }) {
    await using database = await openDatabase();
    if (isSiteFile(name))
      return await exportSite(database, { file: expandPath(name), options, clock, print });
    const kind = exportedKind(basename(name));
    if (kind === 'subscribers' && !config.hasSiteUrl)
      throw new OperatorError(
        "Nothing was saved: each subscriber's link begins with SITE_URL, which is not set here.",
        'Give this command the SITE_URL of the server, such as https://example.ca',
        `On a trial without one: SITE_URL=${config.siteUrl.origin} ${shellCommand('export', name)}`,
      );
    const csv = exportedFiles[kind]({ database, siteUrl: config.siteUrl });
    const file = expandPath(extname(name) ? name : `${name}.csv`);
    await writePrivateFile(file, csv.lines, options);
    print([
      `Saved ${countedNoun(csv.count(), kind.slice(0, -1), kind)} to ${file}`,
      'It holds personal data: keep it only for as long as you need it.',
    ]);
  },
};

function exportedKind(fileName: string): Kind {
  const kinds = Object.keys(exportedFiles) as Kind[];
  const word = fileName.toLowerCase();
  const kind = kinds.find((candidate) => word.startsWith(candidate));
  if (kind && ['', '.csv'].includes(extname(word))) return kind;
  throw new UsageError(
    `The file's name says what is wanted, and ${fileName} does not.`,
    `What can be exported: ${[...kinds.map((each) => `${each}.csv`), SITE_FILE].join(', ')}.`,
  );
}
