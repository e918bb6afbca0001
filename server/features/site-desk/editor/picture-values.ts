import { KEPT_FIELD_PREFIX } from '../../../../contract/editor-fields.ts';
import { picturesIn } from '../../../publications/record-content.ts';
import type { Texts } from './editor.ts';

export function fieldsNamed(beginning: string, values: Texts): Texts {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith(beginning)));
}

/**
 * The ids of pictures that were uploaded but are not in the saved record. Those that are would come back if somebody
 * else removed them while the form is open.
 */
export function unsavedPictures(values: Texts, saved: unknown): Texts {
  const stored = picturesIn(saved);
  const kept = Object.entries(fieldsNamed(KEPT_FIELD_PREFIX, values));
  const unsaved = (ids: string) => ids.split(' ').filter((id) => !stored.includes(id));
  return Object.fromEntries(kept.map(([name, ids]) => [name, unsaved(ids).join(' ')]));
}
