import { documentPath } from '../../../contract/documents.ts';
import { joinRoute } from '../../../contract/routes.ts';

/**
 * The one path of a document. '/Services/', '/services/index.html' and '/services?id=3' are other spellings of it;
 * the query that does not name the document stays.
 */
export function canonicalPath(pathname: string, search: string): string {
  const path = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return documentPath(joinRoute({ path: path || '/', search, anchor: '' }));
}
