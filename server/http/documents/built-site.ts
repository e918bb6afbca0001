/** The shape of the list of documents that the build writes for the server. */

export const documentsFile = 'documents.json';

export type BuiltDocument = {
  /** The real path that the document is served at. */
  readonly path: string;
  /** Below `documents/`. */
  readonly file: string;
  readonly isIndexable: boolean;
  /** ISO date of the content's last change, for the sitemap. */
  readonly lastChanged: string;
};
