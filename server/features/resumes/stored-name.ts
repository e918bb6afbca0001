import { randomInt } from 'node:crypto';
import { baseName } from '../../forms/uploads/original-name.ts';
import type { ResumeKind } from './inspection/inspect-resume.ts';

const READABLE_MAX_CHARACTERS = 60;
const SUFFIX_CHARACTERS = 8;
/**
 * Lower case without characters that look alike: names are read out on the phone, and some file systems ignore case.
 */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

const STORED = /^[a-z0-9][a-z0-9-]{0,99}\.(?:pdf|docx?)$/;

/**
 * 'Okafor – Résumé (final).PDF' becomes 'okafor-resume-final-7f3k2q9d.pdf'. The extension is that of the actual format.
 */
export function storedName(originalName: string, kind: ResumeKind): string {
  return `${readablePart(originalName)}-${randomSuffix()}.${kind}`;
}

/** Whether the name has the form of a stored name. Anything else is refused without a query. */
export function isStoredName(name: string): boolean {
  return STORED.test(name);
}

function readablePart(originalName: string): string {
  const words = baseName(originalName)
    .replace(/\.(?:pdf|docx?)$/i, '')
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, READABLE_MAX_CHARACTERS)
    .replace(/^-+|-+$/g, '');
  return words || 'resume';
}

function randomSuffix(): string {
  return Array.from({ length: SUFFIX_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
