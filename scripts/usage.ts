/** Reads what a command was given. If that is wrong, ends the command with what is wrong and how it is used. */
export function readArguments<Result>(usage: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`Usage: ${usage}`);
    process.exit(1);
  }
}
