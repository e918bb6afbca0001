export type Scaffolded = {
  /** Written or changed. */
  readonly files: readonly string[];
  /** What is left to do by hand. */
  readonly next: readonly string[];
};

export const PICTURES =
  'put its photographs into a folder, run npm run pictures -- <folder>, say in content/pictures.ts what each shows, and name them in its file';
