import { documentPathOf } from '../../contract/documents.ts';

/**
 * The one address of a document. '/Services/' and '/services?id=3' are other spellings of it; the query that does
 * not name the document stays.
 */
export function canonicalPath(pathname: string, search: string): string {
  const trimmed = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/+$/, '$1')
    .replace(/\/index\.html$/, '/');
  return documentPathOf((trimmed.toLowerCase() || '/') + search);
}
