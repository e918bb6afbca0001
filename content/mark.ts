/** The company's mark: two SVG paths in a 40 by 40 view box. The second has its own colour. */
export const mark = {
  viewBox: '0 0 40 40',
  /** Two posts and the joist they support. */
  main: 'M7 3h6v13.5h14V3h6v13.5h5v5h-5V37h-6V21.5H13V37H7V21.5H2v-5h5z',
  /** The hearth between the posts. */
  accent: 'M17 37v-5.5l3-4 3 4V37z',
} as const;
