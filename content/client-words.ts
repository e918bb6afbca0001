import { company } from './company.ts';

/** What a client agrees to. New wording needs a new version: the old one is proof of what was agreed to. */
export const wordsPermission = {
  version: '2026-11-17',
  wording: `I am the client. ${company.name} may show these words with my name and city on its site and in its link previews, unchanged but for shortening; a photo that I send with them, too. I can take them back at any time, on this page.`,
} as const;
