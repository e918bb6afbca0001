import { createInterface } from 'node:readline/promises';

/** Asks at the terminal; anything but a yes is a no, and so is the end of the input or Ctrl-C. */
export async function askAtTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
