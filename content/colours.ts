/** The colours that are needed outside the site's stylesheet: mail, icons, link previews. tokens.css has the same. */
export const colours = {
  paper: '#f6f2ea',
  white: '#fffdf8',
  ink: '#1b1f1d',
  inkSoft: '#535850',
  line: '#d6cdbc',
  lineFirm: '#857f71',
  brick: '#a3432a',
  brickDeep: '#82331e',
  spruce: '#1f3a33',
} as const;
