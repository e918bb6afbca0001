import { company } from '../../content/company.ts';
import type { Head } from '../page.ts';

/** Search engines cut off longer titles. */
const TITLE_MAX_CHARACTERS = 65;

/** Titles end with the company's name, or its short name if it would be cut off. */
export function fullTitle({ title }: Head): string {
  if (title.includes(company.shortName)) return title;
  const full = `${title} | ${company.name}`;
  return full.length <= TITLE_MAX_CHARACTERS ? full : `${title} | ${company.shortName}`;
}
