import * as z from 'zod/mini';

/** The rules for text in every form. The message says what to type, whichever rule was broken. */
type Rule = {
  readonly min: number;
  readonly max: number;
  readonly message: string;
  /** If the message does not name the maximum. */
  readonly tooLong?: string | undefined;
};

/** No line breaks or control characters, so that text in a mail header cannot end it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
const WITHOUT_CONTROLS = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;

/** No control characters except line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
const WITHOUT_CONTROLS_BUT_BREAKS = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]*$/;

/**
 * Characters that fonts draw as nothing: format characters, fillers, variation selectors, and the blank Braille
 * pattern.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

export const EMAIL_MAX_CHARACTERS = 254;

export function singleLine(rule: Rule) {
  return z.string(rule.message).check(...trimmed(rule), z.regex(WITHOUT_CONTROLS, rule.message));
}

export function multiLineText(rule: Rule) {
  return z.string(rule.message).check(...trimmed(rule), z.regex(WITHOUT_CONTROLS_BUT_BREAKS, rule.message));
}

/**
 * The minimum counts visible characters: a name of zero-width spaces is no name. Such characters are allowed beside
 * others, since some scripts and emoji need them to join.
 */
function trimmed({ min, max, message, tooLong = message }: Rule) {
  const isLongEnough = (value: string) => {
    const visible = value.replace(INVISIBLE, '').trim();
    return visible.length >= min && (visible !== '' || value === '');
  };
  return [z.trim(), z.refine<string>(isLongEnough, message), z.maxLength(max, tooLong)] as const;
}

/** One address, as a browser's own email field would accept it, but without `=?`, which mail clients decode. */
const ADDRESS =
  /^(?!.*=\?)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

export function emailAddress(message: string, { isRequired = true } = {}) {
  const isAddress = (value: string) => ADDRESS.test(value) || (value === '' && !isRequired);
  return z
    .string(message)
    .check(z.trim(), z.maxLength(EMAIL_MAX_CHARACTERS, message), z.refine(isAddress, message));
}
