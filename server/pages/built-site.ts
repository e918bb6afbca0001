/** What the build leaves for the server: the shape of its list of documents. */

export const documentsFile = 'documents.json';

export type BuiltDocument = {
  /** The real path that the document answers at. */
  readonly path: string;
  /** Below `documents/`. */
  readonly file: string;
  readonly isIndexable: boolean;
  /** ISO date of the content's last change, for the sitemap. */
  readonly lastChanged: string;
};

/** The documents that answer unknown paths, with status 404. */
export const NOT_FOUND_PATH = '/404';
export const PROJECT_NOT_FOUND_PATH = '/projects/0';
