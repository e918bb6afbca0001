/**
 * One mailbox has many spellings: most providers ignore case and what follows a plus sign, a large one ignores dots.
 * Mail to all spellings counts as mail to one address. Two people who differ in a dot only
 * share a limit then, which does them no harm.
 */
export function recipientKey(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}@${email.slice(at + 1)}`.toLowerCase();
}
