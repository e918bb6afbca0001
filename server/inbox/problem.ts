/** The exit code of programs that were wrongly called. */
export const WRONG_USE = 2;

/** What stops a command: a sentence for the person at the keyboard, and what to do about it. */
export class Problem extends Error {
  readonly advice: readonly string[];
  readonly exitCode: number;

  constructor(message: string, { advice = [] as readonly string[], exitCode = 1 } = {}) {
    super(message);
    this.name = 'Problem';
    this.advice = advice;
    this.exitCode = exitCode;
  }
}

/** Wrongly called: the words themselves make no sense. */
export class WrongUse extends Problem {
  constructor(message: string, advice: readonly string[] = []) {
    super(message, { advice, exitCode: WRONG_USE });
  }
}
