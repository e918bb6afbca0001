import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Deletion, RecordKind } from '../database/schema.ts';
import { errorCode } from '../process/error-code.ts';
import { syncFolder } from '../process/folders.ts';
import { deletableTables } from './deletion-list.ts';

/*
 * A second list of deletions, in a file beside the database: a restored backup replaces the list in the database. Each
 * line is a JSON object; the first says since when the list has been kept.
 */

const FILE_NAME = 'deletions.jsonl';
const OWNER_ONLY = 0o600;

const headerLine = z.object({ since: z.iso.datetime() });
const deletionLine = z.object({
  kind: z.enum(Object.keys(deletableTables) as RecordKind[]),
  record_id: z.int32().positive(),
  received_at: z.iso.datetime(),
  deleted_at: z.iso.datetime(),
});

/** Longer than any line that was written here: what a power failure has left may be one endless line. */
const LINE_MAX_CHARACTERS = 1000;

/** Some lines of the file. */
export type DeletionFilePart = {
  /** Undefined if the first line is not among them, or damaged. */
  readonly since: string | undefined;
  readonly deletions: readonly Deletion[];
  /** Number of lines that cannot be parsed; a power failure can leave some. */
  readonly damagedLines: number;
};

export class UnreadableDeletionFile extends Error {
  override readonly name = 'UnreadableDeletionFile';
}

/** Reads the file in parts, since it may be long. Yields nothing if there is none. */
export async function* readDeletionFile(dataDir: string): AsyncGenerator<DeletionFilePart> {
  let rest = '';
  for await (const chunk of readChunks(join(dataDir, FILE_NAME))) {
    const lines = (rest + chunk).split('\n');
    rest = (lines.pop() ?? '').slice(0, LINE_MAX_CHARACTERS);
    yield parseLines(lines);
  }
  yield parseLines([rest]);
}

async function* readChunks(path: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(path, 'utf8');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw new UnreadableDeletionFile(String(error), { cause: error });
  }
}

function parseLines(lines: readonly string[]): DeletionFilePart {
  let since: string | undefined;
  let damagedLines = 0;
  const deletions: Deletion[] = [];
  for (const line of lines.filter(Boolean)) {
    const value = parseJson(line);
    const deletion = deletionLine.safeParse(value);
    const header = deletion.success ? undefined : headerLine.safeParse(value);
    if (deletion.success) deletions.push(deletion.data);
    else if (header?.success) since ??= header.data.since;
    else damagedLines += 1;
  }
  return { since, deletions, damagedLines };
}

/** The data is synced to disk when it resolves. Creates the file if necessary, readable by its owner only. */
export async function appendToDeletionFile(
  dataDir: string,
  deletions: readonly Deletion[],
  now: Date,
): Promise<void> {
  await using file = await open(join(dataDir, FILE_NAME), 'a+', OWNER_ONLY);
  const { size } = await file.stat();
  const header = size === 0 ? [{ since: now.toISOString() }] : [];
  const added = linesOf([...header, ...deletions]);
  if (!added) return;
  await file.chmod(OWNER_ONLY);
  // A full disk can leave an incomplete line; without a line break, the next entry would be lost with it.
  await file.appendFile((await endsInLine(file, size)) ? added : `\n${added}`);
  await file.sync();
  if (size === 0) await syncFolder(dataDir);
}

/** Replaces the file atomically: a process that is killed half-way leaves the old file. */
export async function replaceDeletionFile(
  dataDir: string,
  { since, batches }: { readonly since: string; readonly batches: AsyncIterable<readonly Deletion[]> },
): Promise<void> {
  const path = join(dataDir, FILE_NAME);
  const draft = `${path}.${randomUUID()}`;
  try {
    await using file = await open(draft, 'wx', OWNER_ONLY);
    await file.appendFile(linesOf([{ since }]));
    for await (const deletions of batches) await file.appendFile(linesOf(deletions));
    await file.sync();
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(dataDir);
}

function linesOf(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

async function endsInLine(file: Awaited<ReturnType<typeof open>>, size: number): Promise<boolean> {
  if (size === 0) return true;
  const { buffer } = await file.read({ buffer: Buffer.alloc(1), position: size - 1 });
  return buffer.toString() === '\n';
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
