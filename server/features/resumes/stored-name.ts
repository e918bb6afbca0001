import { randomInt } from 'node:crypto';
import { baseName } from '../../forms/uploads/original-name.ts';
import type { ResumeKind } from './inspection/inspect-resume.ts';

const READABLE_MAX_CHARACTERS = 60;
const SUFFIX_CHARACTERS = 8;
/** Without look-alikes, in one case: names are read out on the phone, and some disks do not tell cases apart. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

const STORED = /^[a-z0-9][a-z0-9-]{0,99}\.(?:pdf|docx?)$/;

/** 'Okafor – Résumé (final).PDF' -> 'okafor-resume-final-7f3k2q9d.pdf', with the ending of what the file is. */
export function storedName(originalName: string, kind: ResumeKind): string {
  return `${readablePart(originalName)}-${randomSuffix()}.${kind}`;
}

/** Whether it could be one of ours at all: nothing else reaches the database. */
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
