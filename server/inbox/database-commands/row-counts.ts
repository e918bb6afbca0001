import type { DatabaseSync } from 'node:sqlite';
import type { Schema } from '../../database/schema.ts';
import { alignColumns } from '../plain-text.ts';
import { readTables } from './tables.ts';

/** Rows of each table, by its name. */
export type RowCounts = ReadonlyMap<string, number>;

const labels: { readonly [Table in keyof Schema]?: string } = {
  contact_messages: 'Leads',
  lead_photos: 'Photos',
  job_applications: 'Applications',
  resumes: 'Resumes',
  newsletter_subscriptions: 'Subscribers',
  outbox: 'Mail, sent and unsent',
  secrets: 'Keys of links in mail',
  deletions: 'List of deletions',
  upkeep: 'Times of upkeep',
};

export function countRows(database: DatabaseSync): RowCounts {
  const count = (table: string) => database.prepare(`select count(*) as count from "${table}"`).get()?.count;
  return new Map(readTables(database).map(({ name }) => [name, Number(count(name))]));
}

/** What is wrong with the database, in SQLite's words, or the first table without the expected rows. */
export function findDamage(database: DatabaseSync, expected?: RowCounts): string | undefined {
  const { integrity_check: verdict } = database.prepare('pragma integrity_check(1)').get() ?? {};
  if (verdict !== 'ok') return String(verdict);
  const [orphan] = database.prepare('pragma foreign_key_check').all();
  if (orphan) return `a row of ${orphan.table} refers to one of ${orphan.parent} that is not there`;
  if (!expected) return undefined;
  const found = countRows(database);
  const differing = [...expected.keys()].find((table) => found.get(table) !== expected.get(table));
  return (
    differing && `${differing} has ${found.get(differing) ?? 0} rows instead of ${expected.get(differing)}`
  );
}

export function rowCountLines(counts: RowCounts): string[] {
  const tables = new Set([...Object.keys(labels).filter((table) => counts.has(table)), ...counts.keys()]);
  const rows = [...tables].map((table) => [
    labels[table as keyof Schema] ?? table,
    String(counts.get(table)),
  ]);
  return alignColumns(rows).map((line) => `  ${line}`);
}
