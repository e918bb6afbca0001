import type { MailMessage } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Mailbox } from '../../setting-rules.ts';

/** Leaves room for the name of the header on a line of 76 characters. */
const WORD_MAX_CHARACTERS = 52;

/**
 * A plugin for Nodemailer, which passes text that looks like an encoded word (`=?utf-8?Q?...?=`) through unchanged.
 * Mail clients would decode it, for example to a line break. Encoding it here makes it decode to what was typed.
 */
export function encodeLookalikes({ message }: MailMessage, done: () => void): void {
  const encode = message.encodeHeaderValue.bind(message);
  message.encodeHeaderValue = (key, value) => {
    if (key === 'Subject' && typeof value === 'string' && looksEncoded(value)) return encoded(value);
    // Nodemailer would put an encoded name into quotes, where it is not decoded.
    if (isMailbox(value) && looksEncoded(value.name))
      return `${encoded(value.name)} ${inBrackets(encode(key, { ...value, name: '' }))}`;
    return encode(key, value);
  };
  done();
}

function looksEncoded(text: string): boolean {
  return text.includes('=?');
}

function encoded(text: string): string {
  return encodeWord(text.replace(/\p{Cc}+/gu, ' '), 'Q', WORD_MAX_CHARACTERS);
}

function isMailbox(value: unknown): value is Mailbox {
  return typeof value === 'object' && value !== null && 'name' in value && 'address' in value;
}

function inBrackets(address: string): string {
  return address.startsWith('<') ? address : `<${address}>`;
}
