/** The beginning of a message, for a list. */
export function excerptOf(message: string, maxCharacters: number): string {
  if (message.length <= maxCharacters) return message;
  // Not half of a surrogate pair at the end.
  return `${message.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, '')}…`;
}
