import type { SiteRecordKind } from '../../database/site-tables.ts';
import type { Html } from '../../http/html.ts';
import { deskPaths, deskRoutes, type SiteList } from '../../operator/desk-paths.ts';
import type { RecordContents } from '../../publications/record-content.ts';
import type { SiteRecord } from '../../publications/site-records.ts';
import type { Version } from '../../publications/versions.ts';
import type { DeskForm, PictureFields } from './desk-form.ts';

/** Sentences by the names of fields. */
export type Problems = Readonly<Record<string, string>>;

/** What the fields of a form have in them, by their names. */
export type Texts = Readonly<Record<string, string>>;

/** Whether visitors see it: as it was last saved, as it was before, or not at all. */
export type PublicState = 'live' | 'changed' | 'draft';

/** What one kind of record is written with. The routes are the same for all: see editor-routes.ts. */
export type Editor<Kind extends SiteRecordKind> = {
  readonly kind: Kind;
  readonly paths: EditorPaths;
  /** Of prices and company there is one record each, without a list: it can be neither begun anew nor deleted. */
  readonly list?: RecordList<Kind>;
  /** What stands above a single record, or above the list. */
  readonly title: string;
  readonly pictureFields: PictureFields;
  readonly emptyContent: RecordContents[Kind];
  /** What the form has, over what is stored; fields that the form lacks stay as they are. */
  read(form: DeskForm, stored: RecordContents[Kind]): RecordContents[Kind];
  /** What is wrong with a draft: it is not saved. */
  problems(content: RecordContents[Kind]): Problems;
  /** What keeps it from being published, in the owner's words. */
  missing(
    content: RecordContents[Kind],
    given: { readonly now: Date; readonly id: number },
  ): Promise<Problems> | Problems;
  /** As the fields of the form show it. */
  values(content: RecordContents[Kind]): Texts;
  /** Texts that two people may write differently. */
  readonly texts: readonly TextField[];
  /** What it is called in sentences: its title, or the name of a person. */
  nameOf(content: RecordContents[Kind]): string;
  /** What publishing it does, in the owner's words; by default that it is published. */
  summaryOf?(content: RecordContents[Kind], live: RecordContents[Kind] | undefined): string;
  /** The page of the site that shows it, or what changed of it. */
  routeOf(
    record: { readonly id: number; readonly content: RecordContents[Kind] },
    live: RecordContents[Kind] | undefined,
  ): string;
  editorBody(page: EditorPage<Kind>): Html | Promise<Html>;
  introduction?(content: RecordContents[Kind]): string;
  /** Beside the form on a computer: how it looks on the site. */
  aside?(content: RecordContents[Kind]): Html | undefined;
  readonly note?: string;
  /** Buttons that only this kind has. */
  readonly ownActions?: RegExp;
  /** Such a button may change the content: 'up-3', 'remove-2'. */
  change?(content: RecordContents[Kind], action: string): RecordContents[Kind] | undefined;
  /** Or do something after it was saved, such as asking a client for words. */
  act?(action: string, record: SiteRecord<Kind>, form: DeskForm): Promise<ActionResult | undefined>;
};

type RecordList<Kind extends SiteRecordKind> = {
  readonly path: string;
  readonly newPath: string;
  readonly introduction: string;
  /** 'a project', 'this project' */
  readonly one: string;
  readonly this: string;
  body(records: readonly ListedRecord<Kind>[]): Html | Promise<Html>;
  /** Where deleting takes more than the record itself. */
  remove?(record: SiteRecord<Kind>): Promise<Version | undefined>;
};

type EditorPaths = {
  entry(id: number): string;
  preview(id: number): string;
  readonly routes: { readonly entry: string; readonly preview: string };
};

export type TextField = { readonly name: string; readonly label: string; readonly maxCharacters?: number };

/** Where to go on, or what is wrong with the fields of the action. */
export type ActionResult = { readonly redirectTo: string } | { readonly problems: Problems };

export type ListedRecord<Kind extends SiteRecordKind> = {
  readonly record: SiteRecord<Kind>;
  readonly state: PublicState;
};

export type EditorPage<Kind extends SiteRecordKind> = {
  /** Undefined for one that was never saved. */
  readonly record: SiteRecord<Kind> | undefined;
  readonly content: RecordContents[Kind];
  readonly values: Texts;
  /** Of what was just sent. */
  readonly errors: Problems;
  /** Not yet wrong. */
  readonly missing: Problems;
  readonly state: PublicState;
};

export function pathsInList(list: SiteList): EditorPaths & { readonly list: string; readonly new: string } {
  return {
    list: `${deskPaths.site}/${list}`,
    new: deskPaths.siteNew(list),
    entry: (id) => deskPaths.siteEntry(list, id),
    preview: (id) => deskPaths.sitePreview(list, id),
    routes: { entry: deskRoutes.siteEntry(list), preview: deskRoutes.sitePreview(list) },
  };
}

/** Of the only record of its kind. */
export function onlyPaths(entry: string, preview: string): EditorPaths {
  return { entry: () => entry, preview: () => preview, routes: { entry, preview } };
}

/** The fields whose text exceeds its limit. */
export function tooLong(fields: readonly Omit<TextField, 'label'>[], texts: Texts): Problems {
  const errors = fields.flatMap(({ name, maxCharacters = Number.POSITIVE_INFINITY }) => {
    const over = (texts[name] ?? '').length - maxCharacters;
    return over > 0 ? [[name, `Shorten it by ${over}: up to ${maxCharacters} characters fit.`]] : [];
  });
  return Object.fromEntries(errors);
}
