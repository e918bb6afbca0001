import { isIP } from 'node:net';

export type Mailbox = { readonly name: string; readonly address: string };

/** Names that the proxy library knows besides IP addresses. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

export function isOrigin(value: string): boolean {
  if (!hasProtocol('http:', 'https:')(value)) return false;
  const url = new URL(value);
  return url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
}

function hasProtocol(...protocols: readonly string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

export function isMailServerUrl(value: string): boolean {
  return hasProtocol('smtp:', 'smtps:')(value) && new URL(value).host !== '';
}

/** The folder of a socket may stand in the parameter `host` instead. */
export function isPostgresUrl(value: string): boolean {
  if (!hasProtocol('postgres:', 'postgresql:')(value)) return false;
  const { host, searchParams } = new URL(value);
  return host !== '' || searchParams.has('host');
}

export function isPathOrUrl(value: string): boolean {
  return /^\/(?![/\\])/.test(value) || hasProtocol('http:', 'https:')(value);
}

/** `name@example.ca` or `Name <name@example.ca>`; undefined for anything else. */
export function parseMailbox(value: string): Mailbox | undefined {
  const match = /^(?:"?([^"<>\r\n]*?)"?\s*<)?([^\s<>@,;"]+@[^\s<>@,;"]+)>?$/.exec(value.trim());
  const [, name = '', address] = match ?? [];
  return address ? { name, address } : undefined;
}

export function isIpList(value: string): boolean {
  return value.split(',').every((entry) => isIpOrRange(entry.trim()));
}

function isIpOrRange(entry: string): boolean {
  if (NAMED_RANGES.has(entry)) return true;
  const [ip = '', bits, ...rest] = entry.split('/');
  const family = isIP(ip);
  if (!family || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
