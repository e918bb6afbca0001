import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { processEnvironment } from '../../testing/process-environment.ts';

export type ServiceProcess = {
  readonly pid: number;
  readonly url: string;
  /** Everything that it has written so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code, or the signal that ended it. */
  readonly exited: Promise<number | NodeJS.Signals | null>;
};

const entries = {
  main: fileURLToPath(new URL('../main.ts', import.meta.url)),
  'calls-only': fileURLToPath(new URL('./calls-only.ts', import.meta.url)),
  faulty: fileURLToPath(new URL('./faulty-service.ts', import.meta.url)),
} as const;

type Settings = Readonly<Record<string, string | undefined>>;
type Entry = keyof typeof entries;

/** Starts the service as `npm start` does, in a process of its own on a free port. */
export async function startServiceProcess(
  settings: Settings,
  entry: Entry = 'main',
): Promise<ServiceProcess> {
  const { child, output, exited } = runService(settings, entry);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, url] = /is open at (http:\S+)/.exec(output()) ?? [];
      if (url) resolve(url);
    });
    exited.then((code) => reject(new Error(`The service ended with ${code}:\n${output()}`)));
  });
  return { pid: child.pid ?? 0, url, output, exited, kill: (signal) => child.kill(signal) };
}

export function runService(settings: Settings, entry: Entry = 'main') {
  const child: ChildProcess = spawn(process.execPath, [entries[entry]], {
    env: { ...processEnvironment, PORT: '0', SITE_URL: 'http://localhost:3000', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  }
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { child, exited, output: () => written };
}
