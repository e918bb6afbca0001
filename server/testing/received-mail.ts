export type ReceivedMail = {
  /** Of the envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** By lower-case name, decoded; every occurrence. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** Decoded bodies by media type. */
  readonly parts: ReadonlyMap<string, string>;
};

/** As much of a mail as the tests read. */
export function parseMail(source: string): Pick<ReceivedMail, 'headers' | 'parts'> {
  const parts = new Map<string, string>();
  const { headers, body } = split(source);
  collectParts(headers, body, parts);
  return { headers, parts };
}

function split(source: string) {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), decodeWords(line.slice(colon + 1).trim())]);
  }
  return { headers, body: rest.join('\r\n\r\n') };
}

function collectParts(
  headers: ReadonlyMap<string, readonly string[]>,
  body: string,
  parts: Map<string, string>,
) {
  const type = headers.get('content-type')?.[0] ?? 'text/plain';
  const [, boundary] = /boundary="?([^";]+)"?/.exec(type) ?? [];
  if (!boundary) {
    parts.set(
      type.split(';', 1)[0] ?? type,
      decodeBody(body, headers.get('content-transfer-encoding')?.[0] ?? ''),
    );
    return;
  }
  for (const piece of body.split(`--${boundary}`).slice(1, -1)) {
    const part = split(piece.replace(/^\r\n/, '').replace(/\r\n$/, ''));
    collectParts(part.headers, part.body, parts);
  }
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodeQuoted(body.replace(/=\r\n/g, ''));
  return Buffer.from(body, 'latin1').toString('utf8');
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
