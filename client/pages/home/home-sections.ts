import type { HomeAnchor } from '../../../contract/screens.ts';

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
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${digits(sections.indexOf(section) + 1)} / ${digits(sections.length)}`;
}
