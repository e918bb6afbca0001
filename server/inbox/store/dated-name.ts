/** 'leads-2026-11-15T16-25-28-123Z.sqlite': colons are not for file names everywhere. */
export function datedName(beginning: string, at: Date): string {
  return `${beginning}-${at.toISOString().replace(/[:.]/g, '-')}.sqlite`;
}
