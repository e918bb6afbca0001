import { company } from './company.ts';

/** The permission that a client gives. New wording needs a new version, since the old one proves what was agreed to. */
export const wordsPermission = {
  version: '2026-11-17',
  wording: `I am the client. ${company.name} may show these words with my name and city on its site and in its link previews, unchanged but for shortening; a photo that I send with them, too. I can take them back at any time, on this page.`,
} as const;
