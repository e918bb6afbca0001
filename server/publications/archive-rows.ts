import { z } from 'zod';
import { SITE_RECORD_KINDS, type SiteRecordKind } from '../database/site-tables.ts';
import { PROJECT_TEXTS } from './record-content.ts';

/** What a row of an archive must be, so that pages can be made of it. */

/** The file is not such an archive, is damaged, or of a newer server. */
export class UnreadableArchive extends Error {}

const text = z.string();
const flag = z.literal([0, 1]);
const time = z.iso.datetime();
const wholeNumber = z.int32();
const size = z.int32().positive();

const photo = z.object({ picture: text, alt: text, focus: text });

/** See record-content.ts. */
const contents: Readonly<Record<SiteRecordKind, z.ZodType>> = {
  project: z.object({
    ...Object.fromEntries(PROJECT_TEXTS.map((name) => [name, text])),
    featured: z.boolean(),
    permission: z.boolean(),
    photos: z.array(photo),
    before: photo.optional(),
    after: photo.optional(),
    cover: text,
  }),
  testimonial: z.object({
    content: text,
    authorName: text,
    authorLocation: text,
    projectType: text,
    rating: text,
    project: text,
    permission: z.boolean(),
    photo: photo.optional(),
    showPhoto: z.boolean(),
    writtenOn: text,
    original: z.object({ content: text, permittedAt: text, permissionWording: text }).optional(),
  }),
  person: z.object({ name: text, role: text, words: text, photo: photo.optional() }),
  prices: z.record(text, z.object({ from: text, to: text, basis: text })),
  // The others are numbers of credentials; a former server may have known fewer.
  company: z.object({ notice: text, noticeUntil: text, mailingAddress: text }).catchall(text),
};

const revisionNames = z.array(z.tuple([wholeNumber, wholeNumber]));
const versionRecords = z.object({
  // An older server may have known fewer kinds.
  ...Object.fromEntries(SITE_RECORD_KINDS.map((kind) => [kind, revisionNames.default([])])),
  retired: z.array(text),
});

const kind = z.enum(SITE_RECORD_KINDS);

/** Each after those that it refers to, with its columns. */
const TABLES = {
  site_records: z
    .object({
      kind,
      id: size,
      revision: size,
      rank: wholeNumber,
      form_key: text.nullable(),
      changed_at: time,
      content: text.nullable(),
    })
    .superRefine(checkContent),
  site_revisions: z
    .object({ kind, id: size, revision: size, published_at: time, content: text })
    .superRefine(checkContent),
  site_versions: z
    .object({ number: size, made_at: time, summary: text, is_purge: flag, records: text })
    .superRefine((row, context) => checkJson(row, 'records', versionRecords, context)),
  site_pictures: z.object({
    id: text,
    width: size,
    height: size,
    received_at: time,
    encoded_at: time.nullable(),
    attempts: wholeNumber,
    is_public: flag,
  }),
  site_picture_files: z
    .object({
      picture_id: text,
      name: text,
      size,
      content: text.transform((base64) => Buffer.from(base64, 'base64')),
    })
    .refine((file) => file.content.length === file.size, { path: ['content'] }),
};

export const TABLE_NAMES = Object.keys(TABLES) as (keyof typeof TABLES)[];

/** `place` says where it stands in the file. */
export function rowOf({ table: name, ...values }: Readonly<Record<string, unknown>>, place: string) {
  const table = TABLE_NAMES.find((known) => known === name);
  if (!table) throw new UnreadableArchive(`It has rows of ${String(name)}.`);
  const { data, error } = TABLES[table].safeParse(values);
  if (error) {
    const [column = ''] = error.issues.map(({ path }) => path.join('.'));
    throw new UnreadableArchive(`${place} is damaged: see ${column}.`);
  }
  return { table, row: Object.fromEntries(Object.entries(data)) };
}

type Context = z.core.$RefinementCtx;

function checkContent(row: { kind: SiteRecordKind; content: string | null }, context: Context): void {
  // A record that was deleted.
  if (row.content !== null) checkJson({ content: row.content }, 'content', contents[row.kind], context);
}

function checkJson<Column extends string>(
  row: Readonly<Record<Column, string>>,
  column: Column,
  schema: z.ZodType,
  context: Context,
): void {
  const { error } = schema.safeParse(parsedJson(row[column]));
  for (const { path, message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [column, ...path], message });
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
