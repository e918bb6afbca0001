import { rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { isOutOfService } from '../database/database-errors.ts';
import { OperatorError } from '../process/operator-error.ts';
import { writePrivateFile } from '../process/private-file.ts';
import { countRows, findDamage, type RowCounts } from './row-counts.ts';

/** Copies all pages in one step. */
const PAGES_AT_ONCE = 2 ** 31 - 1;

/** Copies the database into a new file that only its owner can read, and checks the copy. Writers are not blocked. */
export async function copyDatabase(source: DatabaseSync, file: string): Promise<RowCounts> {
  const adviceIfThere = 'Choose another name: a copy of the database overwrites nothing.';
  await writePrivateFile(file, new Uint8Array(), { adviceIfThere });
  try {
    // A read transaction, so that counts and copy see the same snapshot.
    source.exec('begin');
    const counts = countRows(source);
    await backup(source, file, { rate: PAGES_AT_ONCE });
    source.exec('commit');
    checkCopy(file, counts);
    return counts;
  } catch (error) {
    if (source.isTransaction) source.exec('rollback');
    // An incomplete copy could be mistaken for a complete one.
    for (const ending of ['', '-journal', '-wal', '-shm']) await rm(file + ending, { force: true });
    throw isOutOfService(error) ? copyError(file, (error as Error).message) : error;
  }
}

function checkCopy(file: string, counts: RowCounts): void {
  using copy = new DatabaseSync(file);
  // Leaves a single file without a journal that could be forgotten when the copy is moved.
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

/** 'leads-2026-11-15T16-25-28-123Z.sqlite': not every file system allows colons. */
export function datedName(prefix: string, at: Date): string {
  return `${prefix}-${at.toISOString().replace(/[:.]/g, '-')}.sqlite`;
}
