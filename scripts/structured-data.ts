import type { Head } from '../client/head/head.ts';
import type { PlannedDocument } from './documents.ts';

/** What search engines read about a page, from the content alone. */
export function structuredDataOf(_document: PlannedDocument, _head: Head): object[] {
  return [];
}
