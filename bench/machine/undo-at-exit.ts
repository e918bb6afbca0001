const pending = new Set<() => void>();

/** Runs `undo` when this process ends, also by a signal. Returns a function that runs it earlier. */
export function undoAtExit(undo: () => void): () => void {
  pending.add(undo);
  return () => {
    if (pending.delete(undo)) undo();
  };
}

process.on('exit', () => {
  for (const undo of pending) undo();
});
// Without a listener, a signal ends the process without an 'exit' event.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
