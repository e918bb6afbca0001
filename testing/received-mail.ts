import { type AddressObject, type HeaderValue, type ParsedMail, simpleParser } from 'mailparser';

export type ReceivedMail = {
  /** From the SMTP envelope. */
  readonly from: string;
  readonly to: readonly string[];
  /** All occurrences by lower-case name, decoded. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** Decoded bodies by media type. */
  readonly parts: ReadonlyMap<string, string>;
  readonly attachments: readonly { readonly name: string; readonly content: Buffer }[];
};

/** Parses the parts of a mail that the tests read. */
export async function parseMail(source: Buffer): Promise<Omit<ReceivedMail, 'from' | 'to'>> {
  // Without these options the parser would derive one body from the other.
  const mail = await simpleParser(source, { skipHtmlToText: true, skipTextToHtml: true });
  const attachments = mail.attachments.map(({ filename = '', content }) => ({ name: filename, content }));
  return { headers: headersOf(mail), parts: partsOf(mail), attachments };
}

/** The parser merges repeated headers; a test that counts them needs the raw lines. */
function headersOf({ headers, headerLines }: ParsedMail): Map<string, string[]> {
  const occurrences = Map.groupBy(headerLines, ({ key }) => key);
  return new Map(
    [...occurrences].map(([key, lines]) => {
      const values = lines.map(({ line }) => line.slice(line.indexOf(':') + 1).trim());
      return [key, values.length === 1 ? values.map((raw) => decoded(headers.get(key)) ?? raw) : values];
    }),
  );
}

function decoded(value: HeaderValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return isAddress(value) ? value.value.map(mailbox).join(', ') : undefined;
}

function isAddress(value: HeaderValue | undefined): value is AddressObject {
  return typeof value === 'object' && 'html' in value;
}

function mailbox({ name, address }: AddressObject['value'][number]): string {
  return name ? `${name} <${address}>` : (address ?? '');
}

function partsOf({ text, html, attachments }: ParsedMail): Map<string, string> {
  return new Map([
    ...(text === undefined ? [] : [['text/plain', text] as const]),
    ...(html ? [['text/html', html] as const] : []),
    ...attachments.map(({ contentType, content }) => [contentType, content.toString()] as const),
  ]);
}
