import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { undoAtExit } from '../machine/undo-at-exit.ts';
import { ask } from './ask.ts';
import type { ReplayedAnswer } from './replay-server.ts';

/** Node adds these itself. */
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** A bare server in a process of its own, which gives the same responses as another server did. */
export async function startReplay(
  answers: ReadonlyMap<string, ReplayedAnswer>,
): Promise<AsyncDisposable & { readonly url: string }> {
  const child = fork(join(import.meta.dirname, 'replay-server.ts'), { serialization: 'advanced' });
  const kill = undoAtExit(() => child.kill('SIGKILL'));
  child.send(answers);
  const [{ port }] = (await once(child, 'message')) as [AddressInfo];
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit');
      kill();
      await exited;
    },
  };
}

export async function recordedAnswer(url: string): Promise<ReplayedAnswer> {
  const { headers, bytes } = await ask(url);
  const kept = Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
  return { headers: Object.fromEntries(kept), bytes };
}
