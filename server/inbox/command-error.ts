import { type Tone, toned } from '../records/wording/tone.ts';
import type { Screen } from './screen/screen.ts';

/** Of programs that were called with wrong arguments. */
export const USAGE_EXIT_CODE = 2;

/** What stops a command: a sentence for the person at the keyboard, and what to do about it. */
export class CommandError extends Error {
  readonly lines: readonly string[];
  readonly exitCode: number = 1;

  constructor(message: string, ...advice: readonly string[]) {
    super(message);
    this.lines = [message, ...advice];
  }
}

/** The arguments themselves make no sense. */
export class UsageError extends CommandError {
  override readonly exitCode = USAGE_EXIT_CODE;
}

/** The first line stands out; the others say what to do. */
export function showError(screen: Screen, lines: readonly string[], tone: Tone = 'danger'): void {
  const [message = '', ...advice] = lines;
  screen.line(toned(tone, message));
  for (const line of advice) screen.paragraph(line);
}
