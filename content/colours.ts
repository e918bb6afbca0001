/**
 * Every colour of the company, once: the site's stylesheet, the server's own pages, the desk, mail, icons and link
 * previews follow. `npm run pictures -- --icons` and `-- --social` draw the last two anew. Values of six digits, which
 * mail programs and icons understand, so that only `veil` has a part that is transparent.
 */
export const colours = {
  /** Grounds, from the page itself to fields and cards. */
  paper: '#f6f2ea',
  trace: '#ece6da',
  white: '#fffdf8',
  /** Words. */
  ink: '#1b1f1d',
  inkSoft: '#535850',
  /** Rules between things, and the borders of what can be tapped. */
  line: '#d6cdbc',
  lineFirm: '#857f71',
  lineOnTrace: '#cabfab',
  /** Buttons, errors, the fire of the mark. */
  brick: '#a3432a',
  brickDeep: '#82331e',
  brickPressed: '#6c2917',
  brickTint: '#fbf0ea',
  /** Ornament. */
  oak: '#c89b63',
  oakLight: '#e3bf8f',
  /** The dark bands, what stands on them, and what lies over a page behind a dialog. */
  spruce: '#1f3a33',
  spruceDeep: '#182e28',
  onSpruce: '#f4efe5',
  onSpruceSoft: '#c2cdc4',
  lineOnSpruce: '#4b675e',
  lineFirmOnSpruce: '#8da79c',
  veil: '#182e2899',
  /** A switched-off button, and the sign that the office is open. */
  off: '#61625a',
  open: '#3c7a4e',
} as const;
