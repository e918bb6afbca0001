import { join } from 'node:path';
import { findResumeContent } from '../../records/applications.ts';
import { resumeDescription } from '../../records/wording/resume-wording.ts';
import { toned } from '../../records/wording/tone.ts';
import { type RecordCommand, shellCommand } from '../command.ts';
import { isFolder, pathOf, writePrivateFile } from '../files/private-file.ts';
import { Problem } from '../problem.ts';
import { requireRecord } from '../required-record.ts';

export const resume: RecordCommand = {
  name: 'resume',
  arguments: ['<REF>'],
  options: ['save', 'force'],
  summary: "an applicant's resume, saved to a file",
  details:
    'Without --save it says what the resume is. FILE may be a folder. A file that is there is not overwritten without --force.',
  async run({ database, args, options, screen }) {
    const { kind, row } = await requireRecord(database, args[0] ?? '');
    if (kind === 'lead')
      throw new Problem(`${row.reference} is a request for an estimate: it has no resume.`);
    if (!row.resume_filename) throw new Problem(`${row.name} sent no resume with ${row.reference}.`);
    const { save, force = false } = options;
    if (!save) {
      screen.line(toned('reference', row.reference), ` ${row.name}`);
      screen.facts([
        ['Resume', resumeDescription(row) ?? ''],
        ['Save it', toned('reference', shellCommand('resume', row.reference, '--save ~'))],
      ]);
      return;
    }
    const resume = await findResumeContent(database, row.id);
    if (!resume) throw new Problem(`The resume of ${row.reference} was deleted a moment ago.`);
    const target = pathOf(save);
    const file = (await isFolder(target)) ? join(target, row.resume_filename) : target;
    await writePrivateFile(file, resume.content, { isForced: force });
    screen.line(toned('good', 'Saved '), file);
  },
};
