/**
 * The single definition of the company's colours. The stylesheet, the server's own pages, the desk, mail, icons and
 * link previews use it; `npm run pictures -- --icons` and `-- --social` redraw the last two. Values have six digits,
 * which mail clients and icons support; only `veil` is transparent.
 */
export const colours = {
  /** Backgrounds, from the page to fields and cards. */
  paper: '#f6f2ea',
  trace: '#ece6da',
  white: '#fffdf8',
  /** Text. */
  ink: '#1b1f1d',
  inkSoft: '#535850',
  /** Separators, and the borders of controls. */
  line: '#d6cdbc',
  lineFirm: '#857f71',
  lineOnTrace: '#cabfab',
  /** Buttons, errors and the accent of the mark. */
  brick: '#a3432a',
  brickDeep: '#82331e',
  brickPressed: '#6c2917',
  brickTint: '#fbf0ea',
  /** Decoration. */
  oak: '#c89b63',
  oakLight: '#e3bf8f',
  /** Dark bands, text on them, and the backdrop of dialogs. */
  spruce: '#1f3a33',
  spruceDeep: '#182e28',
  onSpruce: '#f4efe5',
  onSpruceSoft: '#c2cdc4',
  lineOnSpruce: '#4b675e',
  lineFirmOnSpruce: '#8da79c',
  veil: '#182e2899',
  /** Disabled buttons, and the indicator that the office is open. */
  off: '#61625a',
  open: '#3c7a4e',
} as const;
