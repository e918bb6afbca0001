/** Digits with what people put between them. A code such as *21*…# is no number to call. */
const NUMBER = /^\+?[\d\s().\-/–]+$/;
/** What follows the number itself is not dialled: an extension, a remark. */
const REMARK = /\s*(?:[,;#]|\b(?:ext|extension|x)\b\.?|x(?=\d)|\().*$/i;
const DIGITS_MIN = 7;
/** The longest number there is, by E.164. */
const DIGITS_MAX = 15;

/** The number to dial, in digits; undefined where it is anything but a number. */
export function digitsToDial(phone: string): string | undefined {
  const whole = phone.trim();
  const number = NUMBER.test(whole) ? whole : whole.replace(REMARK, '');
  if (!NUMBER.test(number)) return undefined;
  const digits = number.replace(/\D/g, '');
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) return undefined;
  return `${number.startsWith('+') ? '+' : ''}${digits}`;
}

type Draft = { readonly subject: string; readonly body: string };

/** A new mail to one address. Every part is encoded: nothing that was typed adds a header or a second address. */
export function mailLink(email: string, draft?: Draft): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  if (!draft) return `mailto:${to}`;
  const body = draft.body.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(body)}`;
}
