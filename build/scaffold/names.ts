import { capitalized } from '../../content/grammar.ts';

export type Name = {
  /** For headings: 'Deck Building'. */
  readonly title: string;
  /** For files, folders and URLs: 'deck-building'. */
  readonly slug: string;
};

/** 'Deck Building', 'deck building' and 'deck-building' give the same name. */
export function nameOf(words: string): Name {
  const typed = words.trim().replace(/\s+/g, ' ').replaceAll("'", '’');
  const slug = typed
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{Mark}’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!/^[a-z]/.test(slug))
    throw new Error('Say what it is called, beginning with a letter: npm run new service "Deck Building"');
  return { title: /\p{Lu}/u.test(typed) ? typed : titleCase(typed), slug };
}

function titleCase(words: string): string {
  return words
    .split(/[\s-]+/)
    .map(capitalized)
    .join(' ');
}

/** 'deck-building' becomes 'deckBuilding'. */
export function camelCase(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function nextId(entries: readonly { readonly id: number }[]): number {
  return Math.max(0, ...entries.map(({ id }) => id)) + 1;
}
