import { freePort } from '../../testing/free-port.ts';
import { startProgram } from './program.ts';
import { projectRoot } from './project-root.ts';
import { serverEnvironment, serverFlags } from './server-flags.ts';
import { temporaryDataFolder } from './temporary-folder.ts';

export type SiteProcess = AsyncDisposable & {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
};

type SiteOptions = {
  readonly root?: string;
  readonly settings?: NodeJS.ProcessEnv;
  /** Seeds the data folder before the start. */
  fill?(dataDir: string): Promise<void>;
};

/**
 * Starts the site like `npm start`, with a temporary data folder. Does not run `npm start` itself, which may install
 * packages: a copy of the tree shares those of the repository.
 */
export async function startSite({
  root = projectRoot,
  settings,
  fill,
}: SiteOptions = {}): Promise<SiteProcess> {
  const data = temporaryDataFolder();
  await fill?.(data.path);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram(process.execPath, [...serverFlags, 'scripts/start.ts'], {
    cwd: root,
    env: {
      ...serverEnvironment,
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: data.path,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const stop = async () => {
    await program[Symbol.asyncDispose]();
    data[Symbol.dispose]();
  };
  try {
    await program.waitForOutput(/ is open at /);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir: data.path, pid: program.pid, [Symbol.asyncDispose]: stop };
}
