const pending = new Set<() => void>();

/** For processes and folders: undone at the latest when this process ends, whatever ends it. Returns what undoes it now. */
export function undoAtExit(undo: () => void): () => void {
  pending.add(undo);
  return () => {
    if (pending.delete(undo)) undo();
  };
}

process.on('exit', () => {
  for (const undo of pending) undo();
});
// Without a listener a signal ends the process before its 'exit'.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
