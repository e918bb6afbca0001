import { rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { isOutOfService } from '../database/database-errors.ts';
import { OperatorError } from '../process/operator-error.ts';
import { writePrivateFile } from '../process/private-file.ts';
import { countRows, findDamage, type RowCounts } from './row-counts.ts';

/** All pages in one step. */
const PAGES_AT_ONCE = 2 ** 31 - 1;

/** Copies the database into a new file that only its owner can read, and checks the copy. Others may go on writing. */
export async function copyDatabase(source: DatabaseSync, file: string): Promise<RowCounts> {
  const adviceIfThere = 'Choose another name: a copy of the database overwrites nothing.';
  await writePrivateFile(file, new Uint8Array(), { adviceIfThere });
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
    throw isOutOfService(error) ? copyError(file, (error as Error).message) : error;
  }
}

function checkCopy(file: string, counts: RowCounts): void {
  using copy = new DatabaseSync(file);
  // One file, without a journal beside it that might be left behind when it is carried elsewhere.
  copy.exec('pragma journal_mode = delete');
  const damage = findDamage(copy, counts);
  if (damage) throw copyError(file, damage);
}

function copyError(file: string, reason: string): OperatorError {
  return new OperatorError(
    `No copy was made: ${reason}`,
    `Check that there is room for ${file}, and that the database itself is sound.`,
  );
}

/** 'leads-2026-11-15T16-25-28-123Z.sqlite': not every file system takes colons. */
export function datedName(prefix: string, at: Date): string {
  return `${prefix}-${at.toISOString().replace(/[:.]/g, '-')}.sqlite`;
}
