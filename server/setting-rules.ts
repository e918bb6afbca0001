import { isIP } from 'node:net';

export type Mailbox = { readonly name: string; readonly address: string };

/** Names that the proxy library knows besides addresses. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

export function isOrigin(value: string): boolean {
  if (!startsWith('http:', 'https:')(value)) return false;
  const url = new URL(value);
  return url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
}

export function startsWith(...protocols: readonly string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

export function isPathOrAddress(value: string): boolean {
  return /^\/(?![/\\])/.test(value) || startsWith('http:', 'https:')(value);
}

/** `name@example.ca` or `Name <name@example.ca>`; undefined for anything else. */
export function mailboxOf(value: string): Mailbox | undefined {
  const match = /^(?:"?([^"<>\r\n]*?)"?\s*<)?([^\s<>@,;"]+@[^\s<>@,;"]+)>?$/.exec(value.trim());
  const [, name = '', address] = match ?? [];
  return address ? { name, address } : undefined;
}

export function isAddressList(value: string): boolean {
  return value.split(',').every((entry) => isAddressOrRange(entry.trim()));
}

function isAddressOrRange(entry: string): boolean {
  if (NAMED_RANGES.has(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (!family || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
