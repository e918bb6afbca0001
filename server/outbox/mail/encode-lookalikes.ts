import type { MailMessage } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Mailbox } from '../../setting-rules.ts';

/** Leaves room on a line, of 76 characters, for the name of the header. */
const WORD_MAX_CHARACTERS = 52;

/**
 * A plugin of the library, which passes on text that looks like an encoded word (`=?utf-8?Q?...?=`). Mail programs would
 * decode such text, to a line break for example. It is encoded here, so that it is decoded to what was typed.
 */
export function encodeLookalikes({ message }: MailMessage, done: () => void): void {
  const encode = message.encodeHeaderValue.bind(message);
  message.encodeHeaderValue = (key, value) => {
    if (key === 'Subject' && typeof value === 'string' && looksEncoded(value)) return encoded(value);
    // The library would put an encoded name into quotes, where it is not decoded.
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
