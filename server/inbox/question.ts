import { createInterface } from 'node:readline/promises';

/** Asks at the terminal; anything but a yes is a no, and so is the end of the input or Ctrl-C. */
export async function askAtTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  if (answer === undefined) process.stdout.write('\n');
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}
