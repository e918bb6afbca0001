/** In the place of 'Deleted for good.' */
export const TEXT_STILL_IN_JOURNAL =
  'Deleted, but a copy of the text stays in the journal of the database until the backup or other program that is reading it has ended. The server erases it then, by itself.';

export function unreachedCopySentence(name: string): string {
  return `It may still be in ${name} in the data folder, which is in use or damaged. The server tries again every hour; without need of that copy, delete the file.`;
}
