import { chromiumFlags, ensureChromium } from '../../testing/chromium.ts';
import { startProgram } from '../machine/program.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** A browser with a fresh profile that Lighthouse controls through its debugging port. */
export async function startChromium(): Promise<AsyncDisposable & { readonly port: number }> {
  const profile = temporaryFolder();
  const program = startProgram(ensureChromium(), [
    ...chromiumFlags,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile.path}`,
    'about:blank',
  ]);
  const stop = async () => {
    await program[Symbol.asyncDispose]();
    profile[Symbol.dispose]();
  };
  try {
    const [, port] = await program.waitForOutput(/DevTools listening on ws:\/\/[^:]+:(\d+)\//);
    return { port: Number(port), [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
