import type { HomeAnchor } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';

/** The sections of Home in their order. The hero is the first; it has no anchor and shows no number. */
const sections = [
  'hero',
  'services',
  'projects',
  'testimonials',
  'process',
  'contact',
] as const satisfies readonly (HomeAnchor | 'hero')[];

/** '02 / 06', as the head of a section has it. */
export function sectionNumber(section: (typeof sections)[number]): string {
  return `${twoDigits(sections.indexOf(section) + 1)} / ${twoDigits(sections.length)}`;
}
