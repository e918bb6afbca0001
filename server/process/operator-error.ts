/** An error that ends a command, with a sentence for the person at the keyboard and what to do about it. */
export class OperatorError extends Error {
  readonly lines: readonly string[];

  constructor(message: string, ...advice: readonly string[]) {
    super(message);
    this.lines = [message, ...advice];
  }
}
