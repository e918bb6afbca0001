/** Runs at most so many pieces of work at once; the others wait, first come, first served. */
export function takingTurns(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running++;
    try {
      return await work();
    } finally {
      // A turn is handed over rather than given back: nobody who comes now gets in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
