import { colours } from '../content/colours.ts';

/** The colours by their names in stylesheets, where `inkSoft` is `ink-soft`. */
export const stylesheetColours = Object.entries(colours).map(
  ([name, value]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value] as const,
);
