/**
 * One mailbox has many spellings: most providers ignore case and what follows a plus sign, a large one ignores dots.
 * Whoever writes to a stranger under many spellings is counted as writing to one. Two people who differ in a dot only
 * share a limit then, which does them no harm.
 */
export function recipientKey(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}@${address.slice(at + 1)}`.toLowerCase();
}
