import { randomInt } from 'node:crypto';
import { company } from '../../content/company.ts';

/** Without characters that are easily confused over the phone or in handwriting. */
const DIGITS = '23456789';
const LETTERS = 'ACDEFGHJKMNPQRTWXY';
const CHARACTERS = 5;

export type ReferenceKind = 'contact-message' | 'job-application';

/** Such as HJ-7F3K2. The first character tells the kinds apart: a reference never means two things. */
export function newReference(kind: ReferenceKind): string {
  let reference = `${company.initials}-${pick(kind === 'contact-message' ? DIGITS : LETTERS)}`;
  for (let count = 1; count < CHARACTERS; count++) reference += pick(DIGITS + LETTERS);
  return reference;
}

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length));
}
