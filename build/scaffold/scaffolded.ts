export type Scaffolded = {
  /** Written or changed. */
  readonly files: readonly string[];
  /** What is left to do by hand. */
  readonly next: readonly string[];
};

export const PICTURES =
  'put its photographs into a folder, say in content/picture-alts.ts what each shows, run npm run pictures -- <folder>, and name them in its file';
