import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';

/** Keeps every core busy at the lowest priority, to show what any background work costs. */
export function keepCoresBusy(): Disposable {
  const loops = Array.from({ length: availableParallelism() }, () => {
    const loop = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
    if (loop.pid) setPriority(loop.pid, constants.priority.PRIORITY_LOW);
    return loop;
  });
  return {
    [Symbol.dispose]() {
      for (const loop of loops) loop.kill('SIGKILL');
    },
  };
}
