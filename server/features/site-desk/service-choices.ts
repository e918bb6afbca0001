import { services } from '../../../content/services/catalogue.ts';
import type { Choice } from '../../page-parts/fields.ts';

/** By their slugs: a title may change. */
export const serviceChoices: readonly Choice[] = services.map(({ slug, title }) => ({
  value: slug,
  label: title,
}));
