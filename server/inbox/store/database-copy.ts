import { rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { isOutOfService } from '../../database/database-errors.ts';
import { reservePrivateFile } from '../files/private-file.ts';
import { Problem } from '../problem.ts';
import { findDamage, findMissingRows } from './database-check.ts';
import { countRows, type RowCounts } from './tables.ts';

/** All pages in one step. */
const PAGES_AT_ONCE = 2 ** 31 - 1;

/** Copies the database into a new file, for its owner's eyes only, and checks the copy. Others may go on writing. */
export async function copyDatabase(source: DatabaseSync, file: string): Promise<RowCounts> {
  await reservePrivateFile(file);
  try {
    // Counting and copying see the same moment, whatever is written meanwhile.
    source.exec('begin');
    const counts = countRows(source);
    await backup(source, file, { rate: PAGES_AT_ONCE });
    source.exec('commit');
    checkCopy(file, counts);
    return counts;
  } catch (error) {
    if (source.isTransaction) source.exec('rollback');
    // Half a copy would pass for a whole one.
    for (const ending of ['', '-journal', '-wal', '-shm']) await rm(file + ending, { force: true });
    throw isOutOfService(error) ? copyProblem(file, (error as Error).message) : error;
  }
}

function checkCopy(file: string, counts: RowCounts): void {
  const copy = new DatabaseSync(file);
  try {
    // One file, without a journal beside it that might be left behind when it is carried elsewhere.
    copy.exec('pragma journal_mode = delete');
    const flaw = findDamage(copy) ?? findMissingRows(copy, counts);
    if (flaw) throw copyProblem(file, flaw);
  } finally {
    copy.close();
  }
}

function copyProblem(file: string, reason: string): Problem {
  return new Problem(`No copy was made: ${reason}`, {
    advice: [`Check that there is room for ${file}, and that the database itself is sound.`],
  });
}
