import { applicationFields } from '../../contract/forms/application.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import type { Fields } from '../../contract/forms/field.ts';
import type { VisitRow } from './visit-tables.ts';

/** Letters that Unicode normalisation does not decompose into a letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
};
const ACCENTS_AND_INVISIBLE = /[\p{M}\p{Cf}]/gu;
const APOSTROPHES = /['`´‘’‚‛ʹʻʼʽˈ′＇]/g;

/** Folds all spellings of a word into one: without case, accents and apostrophes, with a space for each dash. */
export function foldText(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .replace(/\p{Pd}|\u2212/gu, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS_AND_INVISIBLE, '')
    .replace(/[ßæœøđðłħıþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC');
}

/** Seven digits or more with common separators; an extension or a remark may follow. */
const PHONE_NUMBER = /\d(?:[\s().\-–/]*\d){6,}/;

/** The digits of the phone number without an extension; empty if there is none. */
function phoneDigits(phone: string): string {
  return numberDigits(PHONE_NUMBER.exec(phone)?.[0] ?? '');
}

/** Removes the country code, which phones display but few people type into a form. */
export function numberDigits(number: string): string {
  return number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}

type Row = Readonly<Record<string, unknown>>;

/** The search columns of a request. */
export function leadSearchColumns(row: Row) {
  return searchColumns(row, [...columnNames(contactFields), 'reply_to', 'reference']);
}

/** The search columns of an application. `original_name` is the file name of the resume. */
export function applicationSearchColumns(row: Row) {
  return searchColumns(row, [...columnNames(applicationFields), 'reference', 'original_name']);
}

/** The search column of a visit. */
export function visitSearchText({
  street,
  city,
  access,
}: Pick<VisitRow, 'street' | 'city' | 'access'>): string {
  return foldText([street, city, access].filter(Boolean).join('\n'));
}

/** The columns of all fields of a form: every field is searched. */
function columnNames(fields: Fields): string[] {
  return Object.values(fields).map(({ column }) => column);
}

function searchColumns(row: Row, columns: readonly string[]) {
  // While a migration runs, the column of a field that was added later does not exist yet.
  const texts = columns.map((column) => String(row[column] ?? '')).filter(Boolean);
  return { search_text: foldText(texts.join('\n')), phone_digits: phoneDigits(String(row.phone ?? '')) };
}
