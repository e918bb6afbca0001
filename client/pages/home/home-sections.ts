import type { HomeAnchor } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import type { Site } from '../../../contract/site.ts';

/** The sections of Home in their order. The hero is the first; it has no anchor and shows no number. */
const sections = [
  'hero',
  'services',
  'projects',
  'testimonials',
  'process',
  'contact',
] as const satisfies readonly (HomeAnchor | 'hero')[];

type Section = (typeof sections)[number];

/** '02 / 06', as the head of a section has it, by the section. Sections that would be empty are left out. */
export function sectionNumbers({ featuredProjects, testimonials }: Site): Partial<Record<Section, string>> {
  const isEmpty: Partial<Record<Section, boolean>> = {
    projects: featuredProjects.length === 0,
    testimonials: testimonials.length === 0,
  };
  const shown = sections.filter((section) => !isEmpty[section]);
  return Object.fromEntries(
    shown.map((section, index) => [section, `${twoDigits(index + 1)} / ${twoDigits(shown.length)}`]),
  );
}

/** Of a section: its number, as in 02 / 06. */
export type Numbered = { number: string | undefined };
