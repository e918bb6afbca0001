import { type Span, toned } from '../../records/wording/tone.ts';

const CHARACTERS = 160;

/** The beginning of a message for a table; `show` has the whole. */
export function excerpt(message: string): Span {
  if (message.length <= CHARACTERS) return toned('quiet', message);
  // Half of a pair is no character.
  return toned('quiet', `${message.slice(0, CHARACTERS).replace(/[\ud800-\udbff]$/, '')}…`);
}
