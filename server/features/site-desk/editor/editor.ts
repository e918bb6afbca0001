import type { SiteRecordKind } from '../../../database/site-tables.ts';
import { deskPaths, deskRoutes, type SiteList } from '../../../operator/desk-paths.ts';
import type { Choice, DateKind } from '../../../page-parts/fields.ts';
import type { Html } from '../../../page-parts/html.ts';
import type { RecordContents } from '../../../publications/record-content.ts';
import type { SiteRecord } from '../../../publications/site-records.ts';
import type { Version } from '../../../publications/versions.ts';
import type { DeskForm, PictureFields } from '../desk-form.ts';
import type { PublicState } from '../public-state.ts';
import type { DoneAction, PartNotice } from './saved-notice.ts';

/** Messages, keyed by the name of the field. */
export type Problems = Readonly<Record<string, string>>;

/** The values of a form, keyed by the name of the field. */
export type Texts = Readonly<Record<string, string>>;

/** Describes how one kind of record is edited. The routes are the same for all kinds: see editor-routes.ts. */
export type Editor<Kind extends SiteRecordKind> = {
  readonly kind: Kind;
  readonly paths: EditorPaths;
  /** Undefined for prices and company: these are single records, which can be neither created nor deleted. */
  readonly list?: RecordList<Kind>;
  /** The title of a single record's page, or of the list. */
  readonly title: string;
  /** If it has pictures: the file fields. */
  readonly pictureFields?: PictureFields;
  readonly emptyContent: RecordContents[Kind];
  /** What is still valid of a stored content. Defaults to all of it. */
  current?(stored: RecordContents[Kind]): RecordContents[Kind];
  /** Merges the form into the stored content: fields that the form lacks keep their values. */
  read(form: DeskForm, stored: RecordContents[Kind]): RecordContents[Kind];
  /** Why pictures of the form have no place in the content. */
  surplus?(form: DeskForm, stored: RecordContents[Kind]): readonly string[];
  /** Errors because of which the draft is not saved. */
  problems(content: RecordContents[Kind]): Problems;
  /** Messages about what must be added before it can be published. */
  missing(
    content: RecordContents[Kind],
    given: { readonly now: Date; readonly id: number },
  ): Promise<Problems> | Problems;
  /** The content as values of the form's fields. */
  values(content: RecordContents[Kind]): Texts;
  /** The fields that a conflict of two saves compares. */
  readonly texts: readonly TextField[];
  /** Their values, where the form has others. */
  compared?(content: RecordContents[Kind]): Texts;
  /** The name of the record in sentences: the title of a project, the name of a person. */
  nameOf(content: RecordContents[Kind]): string;
  /** The name of the record in the summaries of versions, which are kept when it is deleted. Defaults to `nameOf`. */
  readonly summaryName?: string;
  /** The summary of the version that publishing creates. Defaults to 'Published: ' and that name. */
  summaryOf?(content: RecordContents[Kind], live: RecordContents[Kind] | undefined): string;
  /** The page of the site that shows the record, or its changed part. */
  routeOf(
    record: { readonly id: number; readonly content: RecordContents[Kind] },
    live: RecordContents[Kind] | undefined,
  ): string;
  editorBody(page: EditorPage<Kind>): Html | Promise<Html>;
  introduction?(content: RecordContents[Kind]): string;
  /** A preview of its look on the site, beside the form on a wide screen. */
  aside?(content: RecordContents[Kind]): Html | undefined;
  readonly note?: string;
  /** Actions that only this kind of record has. */
  readonly ownActions?: RegExp;
  /** Fields of such actions, which are not part of the record. */
  readonly ownFields?: readonly string[];
  /** Applies such an action to the content: 'up-3', 'remove-2'. */
  applyOwnAction?(
    content: RecordContents[Kind],
    action: string,
    form: DeskForm,
  ): RecordContents[Kind] | undefined;
  /** Runs such an action after the record was saved, for example asking a client for words. */
  runOwnAction?(action: string, record: SiteRecord<Kind>, form: DeskForm): Promise<ActionResult | undefined>;
};

/** The editor of a kind of which there are several records. */
export type ListedEditor<Kind extends SiteRecordKind> = Editor<Kind> & Required<Pick<Editor<Kind>, 'list'>>;

export function isListed<Kind extends SiteRecordKind>(editor: Editor<Kind>): editor is ListedEditor<Kind> {
  return editor.list !== undefined;
}

type RecordList<Kind extends SiteRecordKind> = {
  readonly path: string;
  readonly newPath: string;
  readonly introduction: string;
  /** 'a project', 'this project' */
  readonly one: string;
  readonly this: string;
  body(records: readonly ListedRecord<Kind>[]): Html | Promise<Html>;
  /** Whether records that were never published have a list of their own. */
  readonly hasDraftsApart?: boolean;
  /** Replaces the deletion of the record where more has to be deleted with it. */
  remove?(record: SiteRecord<Kind>): Promise<Version | undefined>;
};

type EditorPaths = {
  entry(id: number): string;
  preview(id: number): string;
  readonly routes: { readonly entry: string; readonly preview: string };
};

export type TextField = {
  readonly name: string;
  readonly label: string;
  readonly maxCharacters?: number;
  readonly isCheckbox?: boolean;
  readonly dateKind?: DateKind;
  /** For a value that is chosen, when the form has these values. */
  choices?(values: Texts): readonly Choice[] | Promise<readonly Choice[]>;
};

/** What to say, at which part of the editor; or errors in the fields of the action. */
type ActionResult = { readonly done: DoneAction; readonly part: string } | { readonly problems: Problems };

export type ListedRecord<Kind extends SiteRecordKind> = {
  readonly record: SiteRecord<Kind>;
  readonly state: PublicState;
};

export type EditorPage<Kind extends SiteRecordKind> = {
  /** Undefined if it was never saved. */
  readonly record: SiteRecord<Kind> | undefined;
  readonly content: RecordContents[Kind];
  readonly values: Texts;
  /** Errors in the form that was just sent. */
  readonly errors: Problems;
  /** Fields to fill in before publishing, which are not errors yet. */
  readonly missing: Problems;
  readonly state: PublicState;
  /** What the last action has done. The body shows it if it names a part. */
  readonly notice?: PartNotice | undefined;
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

/** The paths of a single record. */
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
