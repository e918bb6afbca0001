export type Scaffolded = {
  /** Written or changed. */
  readonly files: readonly string[];
  /** What is left to do by hand. */
  readonly next: readonly string[];
};

/** What is left to do about the pictures of an entry. */
export const PICTURES = [
  'put its photographs into a folder, run npm run pictures -- <folder>, say in content/pictures.ts what each shows, and name them in its file',
  'when all is written, run npm run pictures -- --social, which draws its link preview',
] as const;
