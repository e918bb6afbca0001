import { isIP } from 'node:net';

export type Mailbox = { readonly name: string; readonly address: string };

/** Names of ranges that the proxy library accepts besides IP addresses. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Host names and IP addresses. A URL accepts more characters, such as `*` and `;`, which have a meaning in a
 * Content-Security-Policy.
 */
const HOST_NAME = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*)$/;

export function isOrigin(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const url = new URL(value);
  return url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
}

function hasProtocol(...protocols: readonly string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isWebAddress(value: string): boolean {
  return hasProtocol('http:', 'https:')(value) && HOST_NAME.test(new URL(value).hostname);
}

export function isMailServerUrl(value: string): boolean {
  return hasProtocol('smtp:', 'smtps:')(value) && new URL(value).host !== '';
}

/** The folder of a Unix socket may be given in the parameter `host` instead. */
export function isPostgresUrl(value: string): boolean {
  if (!hasProtocol('postgres:', 'postgresql:')(value)) return false;
  const { host, searchParams } = new URL(value);
  return host !== '' || searchParams.has('host');
}

const ANY_ORIGIN = 'http://localhost';

/** A path on this site or a URL, normalised as a browser does; undefined for anything else. */
export function parseEndpoint(value: string): string | undefined {
  if (isWebAddress(value)) return new URL(value).href;
  if (!value.startsWith('/') || !URL.canParse(value, ANY_ORIGIN)) return undefined;
  const { origin, href } = new URL(value, ANY_ORIGIN);
  const path = href.slice(origin.length);
  // A path that starts with two slashes leads to another host, even if white space or `/..` hid them before parsing.
  return origin === ANY_ORIGIN && !path.startsWith('//') ? path : undefined;
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether browsers would send nothing from the site to the endpoint: it is on http, and the site on https. */
export function isMixedContent(siteUrl = '', endpoint = ''): boolean {
  const target = URL.parse(parseEndpoint(endpoint) ?? '');
  return (
    URL.parse(siteUrl)?.protocol === 'https:' &&
    target?.protocol === 'http:' &&
    // Browsers trust this machine.
    !LOOPBACK.test(target.hostname)
  );
}

const ADDRESS = '([^\\s<>@,;"]+@[^\\s<>@,;"]+)';
const BARE_ADDRESS = new RegExp(`^${ADDRESS}$`);
const NAME_AND_ADDRESS = new RegExp(`^(?:"([^"<>\r\n]*)"|([^"<>\r\n]*?))\\s*<${ADDRESS}>$`);

/** `name@example.ca` or `Name <name@example.ca>`; undefined for anything else. */
export function parseMailbox(value: string): Mailbox | undefined {
  const [bare] = BARE_ADDRESS.exec(value.trim()) ?? [];
  if (bare) return { name: '', address: bare };
  const [, quoted, plain, address] = NAME_AND_ADDRESS.exec(value.trim()) ?? [];
  return address ? { name: quoted ?? plain ?? '', address } : undefined;
}

export function isIpList(value: string): boolean {
  return value.split(',').every((entry) => isIpOrRange(entry.trim()));
}

function isIpOrRange(entry: string): boolean {
  if (NAMED_RANGES.has(entry)) return true;
  const [ip = '', bits, ...rest] = entry.split('/');
  const family = isIP(ip);
  if (!family || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A prefix of 0 bits would trust every address, and any visitor could forge theirs.
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128);
}
