import * as z from 'zod/mini';

/** What every form asks of a piece of text. The message says what to type, whichever rule was broken. */
type Rule = { readonly min: number; readonly max: number; readonly message: string };

/** No line breaks, no control characters: what goes into a mail's header must not end it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
const WITHOUT_CONTROLS = /^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/;

/** Line breaks and tabs are writing; the other control characters are not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
const WITHOUT_CONTROLS_BUT_BREAKS = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

export const EMAIL_MAX_CHARACTERS = 254;

export function singleLine({ min, max, message }: Rule) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.minLength(min, message),
      z.maxLength(max, message),
      z.regex(WITHOUT_CONTROLS, message),
    );
}

export function text({ min, max, message }: Rule) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.minLength(min, message),
      z.maxLength(max, message),
      z.regex(WITHOUT_CONTROLS_BUT_BREAKS, message),
    );
}

/** One address, as a browser's own e-mail field would accept it. */
const ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function emailAddress(message: string) {
  return z
    .string(message)
    .check(z.trim(), z.maxLength(EMAIL_MAX_CHARACTERS, message), z.regex(ADDRESS, message));
}
