import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Compressed } from '../http/documents/compressed.ts';

/**
 * All documents of the site, rendered at one time. `<key>.json` lists them; their bytes are in `documents/`, named by
 * their hash, so that sets share unchanged documents, which are compressed once.
 */
export type DocumentSet = { readonly documents: readonly StoredDocument[] };

export type StoredDocument = {
  /** The path at which it is served. */
  readonly path: string;
  /**
   * File name in `documents/`: the hash and an extension. Compressed versions are beside it, with `.br` and `.gz`
   * added.
   */
  readonly file: string;
  readonly bytes: number;
  /** Served for unknown paths. */
  readonly isError: boolean;
  readonly isIndexable: boolean;
  /** Base64 SHA-256 of each inline script and style, for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
};

/** Contains the key of the set that visitors were last shown, and the number of its version. */
const SHOWN_FILE = 'shown';

type DocumentInput = Pick<StoredDocument, 'path' | 'isError' | 'isIndexable'> & { readonly text: string };

export function documentFile(folder: string, file: string): string {
  return join(folder, 'documents', file);
}

/** Writes the bytes of a document unless they exist, and returns its entry for the set. */
export async function storeDocument(
  folder: string,
  { text, path, isError, isIndexable }: DocumentInput,
): Promise<StoredDocument> {
  const bytes = Buffer.from(text);
  const file = hash('sha256', bytes, 'hex').slice(0, 32) + (extname(path) || '.html');
  const target = documentFile(folder, file);
  if (!(await hasBytes(target, bytes.length))) await writeFileAtomically(target, bytes);
  return { path, file, bytes: bytes.length, isError, isIndexable, ...inlineHashes(text) };
}

/** Makes the set complete: its list is written last. */
export async function storeDocumentSet(folder: string, key: string, set: DocumentSet): Promise<void> {
  await writeFileAtomically(documentSetFile(folder, key), Buffer.from(JSON.stringify(set)));
}

/** Undefined if the set was not rendered, or if its list lost its bytes in a power cut. */
export async function readDocumentSet(folder: string, key: string): Promise<DocumentSet | undefined> {
  try {
    return JSON.parse(await readFile(documentSetFile(folder, key), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Undefined unless both were made; after a power cut, one may be there without its bytes. */
export async function readCompressed(folder: string, file: string): Promise<Compressed | undefined> {
  const source = documentFile(folder, file);
  try {
    const [br, gzip] = [await readFile(`${source}.br`), await readFile(`${source}.gz`)];
    return br.length > 0 && gzip.length > 0 ? { br, gzip } : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined as well if any of its documents is missing or truncated. */
export async function readWholeDocumentSet(folder: string, key: string): Promise<DocumentSet | undefined> {
  const set = await readDocumentSet(folder, key);
  for (const { file, bytes } of set?.documents ?? [])
    if (!(await hasBytes(documentFile(folder, file), bytes))) return undefined;
  return set;
}

/** Writes to a temporary name and renames it, so that the file is complete or absent. */
export async function writeFileAtomically(file: string, bytes: Buffer): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(partial, bytes);
  await rename(partial, file);
}

type LastShown = { readonly key: string; readonly version: number };

/** Stores what is shown now for the next start. */
export async function rememberShown(folder: string, { key, version }: LastShown): Promise<void> {
  await writeFileAtomically(join(folder, SHOWN_FILE), Buffer.from(`${key} ${version}`));
}

export async function readLastShown(folder: string): Promise<LastShown | undefined> {
  const text = await readFile(join(folder, SHOWN_FILE), 'utf8').catch(() => '');
  const [, key, version] = /^(\w+) (\d+)$/.exec(text) ?? [];
  return key ? { key, version: Number(version) } : undefined;
}

/** Removes all other sets, and the documents that only those contain. */
export async function removeOtherDocumentSets(folder: string, keys: readonly string[]): Promise<void> {
  const sets = await Promise.all(keys.map((key) => readDocumentSet(folder, key)));
  const wanted = new Set(sets.flatMap((set) => set?.documents ?? []).map(({ file }) => file));
  const names = (await readdir(folder)).filter((name) => extname(name) === '.json');
  for (const name of names)
    if (!keys.includes(basename(name, '.json'))) await rm(join(folder, name), { force: true });
  for (const file of await readdir(documentFile(folder, '')))
    if (!wanted.has(file.replace(/\.(br|gz)$/, ''))) await rm(documentFile(folder, file), { force: true });
}

function documentSetFile(folder: string, key: string): string {
  return join(folder, `${key}.json`);
}

async function hasBytes(file: string, bytes: number): Promise<boolean> {
  return (await stat(file).catch(() => undefined))?.size === bytes;
}

/** Data blocks are not executed and need no hash. */
export function inlineHashes(html: string): Pick<StoredDocument, 'scriptHashes' | 'styleHashes'> {
  return {
    scriptHashes: [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => sha256(text)),
    styleHashes: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => sha256(text)),
  };
}

function sha256(text = ''): string {
  return hash('sha256', text, 'base64');
}
