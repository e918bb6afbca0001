import { join } from 'node:path';
import { photoFileName } from '../../../contract/forms/photos.ts';
import { findPhotoContent, listPhotos } from '../../records/photos.ts';
import { photoDescription } from '../../records/wording/photo-wording.ts';
import { toned } from '../../records/wording/tone.ts';
import { type RecordCommand, shellCommand } from '../command.ts';
import { isFolder, pathOf, writePrivateFile } from '../files/private-file.ts';
import { Problem } from '../problem.ts';
import { requireRecord } from '../required-record.ts';

export const photos: RecordCommand = {
  name: 'photos',
  arguments: ['<REF>', '[FOLDER]'],
  options: ['force'],
  summary: 'the photos of a request, saved to a folder',
  details: 'Without FOLDER it says what they show. Files that are there are not overwritten without --force.',
  async run({ database, args, options, screen }) {
    const [reference = '', folder] = args;
    const { kind, row } = await requireRecord(database, reference);
    if (kind === 'application') throw new Problem(`${row.reference} is a job application: it has no photos.`);
    const found = await listPhotos(database, row.id);
    if (found.length === 0) throw new Problem(`${row.name} sent no photos with ${row.reference}.`);
    if (folder === undefined) {
      screen.line(toned('reference', row.reference), ` ${row.name}`);
      screen.facts([
        ...found.map((photo) => [`Photo ${photo.number}`, photoDescription(photo)] as const),
        ['Save them', toned('reference', shellCommand('photos', row.reference, '~'))],
      ]);
      return;
    }
    const target = pathOf(folder);
    if (!(await isFolder(target))) throw new Problem(`There is no folder ${target}.`);
    for (const { number } of found) {
      const photo = await findPhotoContent(database, row.id, number);
      if (!photo) throw new Problem(`The photos of ${row.reference} were deleted a moment ago.`);
      const file = join(target, photoFileName(row.reference, number));
      await writePrivateFile(file, photo.content, { isForced: options.force ?? false });
      screen.line(toned('good', 'Saved '), file);
    }
  },
};
