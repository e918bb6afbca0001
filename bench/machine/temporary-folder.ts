import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';
import { undoAtExit } from './undo-at-exit.ts';

type TemporaryFolder = Disposable & { readonly path: string };

export function temporaryFolder(parent = tmpdir()): TemporaryFolder {
  mkdirSync(parent, { recursive: true });
  const path = mkdtempSync(join(parent, 'bench-'));
  return { path, [Symbol.dispose]: undoAtExit(() => rmSync(path, { recursive: true, force: true })) };
}

/** On the disk that the product itself would use: the system's temporary folder may be in memory. */
export function temporaryDataFolder(): TemporaryFolder {
  return temporaryFolder(join(projectRoot, 'bench/results'));
}
