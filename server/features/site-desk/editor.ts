import type { Html } from '../../http/html.ts';
import type { SiteList } from '../../operator/desk-paths.ts';
import type { RecordContents } from '../../publications/record-content.ts';
import type { SiteRecord } from '../../publications/site-records.ts';
import type { Version } from '../../publications/versions.ts';
import type { DeskForm, PictureFields } from './desk-form.ts';

export type EditedKind = 'project' | 'testimonial' | 'person';

/** Sentences by the names of fields. */
export type Problems = Readonly<Record<string, string>>;

/** Whether visitors see it: as it was last saved, as it was before, or not at all. */
export type PublicState = 'live' | 'changed' | 'draft';

/** What one kind of record is written with. The routes are the same for all: see editor-routes.ts. */
export type Editor<Kind extends EditedKind> = {
  readonly kind: Kind;
  readonly list: SiteList;
  readonly pictureFields: PictureFields;
  readonly emptyContent: RecordContents[Kind];
  /** What the form has, over what is stored; fields that the form lacks stay as they are. */
  read(form: DeskForm, stored: RecordContents[Kind]): RecordContents[Kind];
  /** The pressed button may change the content too: 'up-3', 'remove-2'. */
  change?(content: RecordContents[Kind], action: string): RecordContents[Kind] | undefined;
  /** What is wrong with a draft: it is not saved. */
  problems(content: RecordContents[Kind]): Problems;
  /** What keeps it from being published, in the owner's words. `stored` is undefined for one that was never saved. */
  missing(
    content: RecordContents[Kind],
    given: { readonly now: Date; readonly id: number | undefined },
  ): Promise<Problems> | Problems;
  /** As the fields of the form show it. */
  values(content: RecordContents[Kind]): Readonly<Record<string, string>>;
  /** Texts that two people may write differently. */
  readonly texts: readonly {
    readonly name: string;
    readonly label: string;
    readonly maxCharacters?: number;
  }[];
  /** What it is called in sentences: its title, or the name of a person. */
  nameOf(content: RecordContents[Kind]): string;
  /** The page of the site that shows it. */
  routeOf(id: number): string;
  /** 'Projects', 'a project', 'this project', and a sentence about the list. */
  readonly words: {
    readonly title: string;
    readonly one: string;
    readonly this: string;
    readonly lead: string;
  };
  /** Where deleting takes more than the record itself. */
  remove?(record: SiteRecord<Kind>): Promise<Version | undefined>;
  listBody(records: readonly ListedRecord<Kind>[]): Html | Promise<Html>;
  editorBody(page: EditorPage<Kind>): Html | Promise<Html>;
  /** Actions that only this kind has, such as asking a client for words. Returns undefined for those it does not know. */
  act?(action: string, record: SiteRecord<Kind>, form: DeskForm): Promise<ActionResult | undefined>;
};

/** Where to go on, or what is wrong with the fields of the action. */
export type ActionResult = { readonly redirectTo: string } | { readonly problems: Problems };

export type ListedRecord<Kind extends EditedKind> = {
  readonly record: SiteRecord<Kind>;
  readonly state: PublicState;
};

export type EditorPage<Kind extends EditedKind> = {
  /** Undefined for one that was never saved. */
  readonly record: SiteRecord<Kind> | undefined;
  readonly content: RecordContents[Kind];
  readonly values: Readonly<Record<string, string>>;
  /** Of what was just sent. */
  readonly errors: Problems;
  /** Not yet wrong. */
  readonly missing: Problems;
  readonly state: PublicState;
};
