/** Digits with common separators. A service code such as *21*…# is not a number to call. */
const NUMBER = /^\+?[\d\s().\-/–]+$/;
/** An extension or a remark after the number, which is not dialled. */
const REMARK = /\s*(?:[,;#]|\b(?:ext|extension|x)\b\.?|x(?=\d)|\().*$/i;
const DIGITS_MIN = 7;
/** The maximum length according to E.164. */
const DIGITS_MAX = 15;

/** The digits to dial; undefined if the text is not a phone number. */
export function digitsToDial(phone: string): string | undefined {
  const whole = phone.trim();
  const number = NUMBER.test(whole) ? whole : whole.replace(REMARK, '');
  if (!NUMBER.test(number)) return undefined;
  const digits = number.replace(/\D/g, '');
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) return undefined;
  return `${number.startsWith('+') ? '+' : ''}${digits}`;
}

type Draft = { readonly subject: string; readonly body: string };

/** A mailto link to one address. Every part is encoded, so that typed text cannot add a header or another recipient. */
export function mailLink(email: string, draft?: Draft): string {
  const to = encodeURIComponent(email).replace('%40', '@');
  if (!draft) return `mailto:${to}`;
  const body = draft.body.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(body)}`;
}
