import type { HomeAnchor } from '../../../contract/screens.ts';
import { twoDigits } from '../../../contract/sheets.ts';
import type { Site } from '../../../contract/site.ts';

/** The numbered sections of Home in order, starting below the hero. */
const sections = [
  'services',
  'projects',
  'testimonials',
  'process',
  'contact',
] as const satisfies readonly HomeAnchor[];

type Section = (typeof sections)[number];

/** Section numbers such as '01 / 05', by section. Sections that would be empty are omitted. */
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

/** Props of a section: its number, such as 01 / 05. */
export type Numbered = { number: string | undefined };
