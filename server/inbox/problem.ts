import { type Tone, toned } from '../records/wording/tone.ts';
import type { Screen } from './screen/screen.ts';

/** The exit code of programs that were called with wrong arguments. */
export const WRONG_USE = 2;

/** What stops a command: a sentence for the person at the keyboard, and what to do about it. */
export class Problem extends Error {
  readonly advice: readonly string[];
  readonly exitCode: number = 1;

  constructor(message: string, ...advice: readonly string[]) {
    super(message);
    this.advice = advice;
  }
}

/** The arguments themselves make no sense. */
export class WrongUse extends Problem {
  override readonly exitCode = WRONG_USE;
}

/** The first line stands out; the others say what to do. */
export function showProblem(screen: Screen, lines: readonly string[], tone: Tone = 'late'): void {
  const [sentence = '', ...advice] = lines;
  screen.line(toned(tone, sentence));
  for (const line of advice) screen.paragraph(line);
}
