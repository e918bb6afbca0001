import { randomInt } from 'node:crypto';
import { company } from '../../content/company.ts';
import type { SubmissionKind } from '../database/schema.ts';

/** Excludes characters that are easily confused over the phone or in handwriting. */
const DIGITS = '23456789';
const LETTERS = 'ACDEFGHJKMNPQRTWXY';
const CHARACTERS = 5;

/**
 * Returns for example HJ-7F3K2. The first character depends on the kind, so that the same reference is never used by
 * both.
 */
export function newReference(kind: SubmissionKind): string {
  let reference = `${company.initials}-${pick(kind === 'lead' ? DIGITS : LETTERS)}`;
  for (let count = 1; count < CHARACTERS; count++) reference += pick(DIGITS + LETTERS);
  return reference;
}

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length));
}
