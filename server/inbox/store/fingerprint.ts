import { createHash } from 'node:crypto';

export type Row = Readonly<Record<string, unknown>>;

export type Fingerprint = { readonly rows: number; readonly digest: string };

/** The same for the same rows, whichever engine they come from and in whichever order. */
export async function fingerprintOf(rows: AsyncIterable<Row> | Iterable<Row>): Promise<Fingerprint> {
  const digests: string[] = [];
  for await (const row of rows) digests.push(digestOf(row));
  return { rows: digests.length, digest: sha256(digests.sort().join()) };
}

function digestOf(row: Row): string {
  const values = Object.keys(row)
    .sort()
    .map((column) => [column, comparable(row[column])]);
  return sha256(JSON.stringify(values));
}

function comparable(value: unknown): unknown {
  return value instanceof Uint8Array ? sha256(value) : value;
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
