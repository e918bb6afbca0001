import type { Database } from '../database/database.ts';
import type { Bound, ListPart, Position } from './list-part.ts';

/**
 * The position of a row in a list. It is part of a URL: a timestamp, an id and the name of a part are not personal
 * data.
 */
type Place = Position & { readonly part: string };

/** Where a page begins or ends: unlike a page number, it stays valid when rows are added or removed. */
export type Cursor = { readonly direction: 'after' | 'before'; readonly place: Place };

/** Sections follow one another. The parts of a section have the same order and are merged. */
export type Sections<Row> = readonly (readonly ListPart<Row>[])[];

export type ListPage<Row> = {
  /** The rows of each section. */
  readonly sections: readonly (readonly Row[])[];
  readonly shown: number;
  /** Number of rows before this page. */
  readonly offset: number;
  readonly total: number;
  readonly back: Cursor | undefined;
  readonly more: Cursor | undefined;
};

type Entry<Row> = { readonly row: Row; readonly place: Place };

/**
 * The page at the cursor. The first page if there is no cursor, or it points past the end or too near to the beginning.
 */
export async function readListPage<Row>(
  database: Database,
  sections: Sections<Row>,
  { cursor, limit }: { readonly cursor: Cursor | undefined; readonly limit: number },
): Promise<ListPage<Row>> {
  const entries = await readEntries(database, sections, cursor, limit);
  if (cursor && entries.length < (cursor.direction === 'before' ? limit : 1))
    return readListPage(database, sections, { cursor: undefined, limit });
  const first = entries.at(0)?.place;
  const last = entries.at(-1)?.place;
  const offset = first ? await countBefore(database, sections, first) : 0;
  const total = await countRows(database, sections);
  return {
    sections: sections.map((parts) =>
      entries.filter(({ place }) => hasPart(parts, place)).map(({ row }) => row),
    ),
    shown: entries.length,
    offset,
    total,
    back: first && offset > 0 ? { direction: 'before', place: first } : undefined,
    more: last && offset + entries.length < total ? { direction: 'after', place: last } : undefined,
  };
}

async function readEntries<Row>(
  database: Database,
  sections: Sections<Row>,
  cursor: Cursor | undefined,
  limit: number,
): Promise<Entry<Row>[]> {
  const isReversed = cursor?.direction === 'before';
  const inOrder = isReversed ? sections.toReversed() : sections;
  const start = cursor ? inOrder.findIndex((parts) => hasPart(parts, cursor.place)) : 0;
  const found: Entry<Row>[] = [];
  if (start < 0) return found;
  for (const [index, parts] of inOrder.slice(start).entries()) {
    const left = limit - found.length;
    if (left === 0) break;
    const from = index === 0 ? cursor?.place : undefined;
    found.push(...(await readSection(database, parts, { from, isReversed, limit: left })));
  }
  return isReversed ? found.reverse() : found;
}

/** Reads a full page from each part, since any of them may fill the page alone. */
async function readSection<Row>(
  database: Database,
  parts: readonly ListPart<Row>[],
  { from, isReversed, limit }: { from: Place | undefined; isReversed: boolean; limit: number },
): Promise<Entry<Row>[]> {
  const found: Entry<Row>[] = [];
  for (const part of parts) {
    const rows = await part.read(database, {
      from: from && boundOf(parts, part, from, isReversed),
      isReversed,
      limit,
    });
    found.push(...rows.map((row) => ({ row, place: { part: part.name, ...part.positionOf(row) } })));
  }
  const sign = isReversed ? -1 : 1;
  return found.sort((a, b) => sign * compare(parts, a.place, b.place)).slice(0, limit);
}

async function countBefore<Row>(database: Database, sections: Sections<Row>, place: Place): Promise<number> {
  const index = sections.findIndex((parts) => hasPart(parts, place));
  let count = await countRows(database, sections.slice(0, index));
  for (const part of sections[index] ?? [])
    count += await part.count(database, boundOf(sections[index] ?? [], part, place, true));
  return count;
}

async function countRows<Row>(database: Database, sections: Sections<Row>): Promise<number> {
  let count = 0;
  for (const part of sections.flat()) count += await part.count(database);
  return count;
}

function hasPart<Row>(parts: readonly ListPart<Row>[], { part }: Place): boolean {
  return parts.some(({ name }) => name === part);
}

/** Compares by time, then by the order of the parts, then by id. */
function compare<Row>(parts: readonly ListPart<Row>[], a: Place, b: Place): number {
  const sign = parts[0]?.order === 'asc' ? 1 : -1;
  if (a.at !== b.at) return a.at < b.at ? -sign : sign;
  return a.part === b.part ? sign * (a.id - b.id) : indexOf(parts, a.part) - indexOf(parts, b.part);
}

/** Translates a position in the section into a bound for one of its parts. */
function boundOf<Row>(
  parts: readonly ListPart<Row>[],
  { name }: ListPart<Row>,
  place: Place,
  isReversed: boolean,
): Bound {
  if (name === place.part) return { at: place.at, id: place.id };
  const isLater = indexOf(parts, name) > indexOf(parts, place.part);
  return { at: place.at, isInclusive: isLater !== isReversed };
}

function indexOf<Row>(parts: readonly ListPart<Row>[], wanted: string): number {
  return parts.findIndex(({ name }) => name === wanted);
}
