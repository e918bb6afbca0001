import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { MachineState } from '../machine/machine-state.ts';
import { projectRoot } from '../machine/project-root.ts';
import type { Options } from '../options.ts';
import type { Figure } from '../part.ts';

export type PartResult = {
  readonly part: string;
  readonly figures: readonly Figure[];
  /** Why it could not run. */
  readonly failure?: string;
};

export type Run = {
  readonly options: Options;
  readonly machine: { readonly before: MachineState; readonly after: MachineState };
  readonly results: readonly PartResult[];
};

/** Returns the file's path relative to the repository. */
export async function writeResults(run: Run): Promise<string> {
  const folder = join(projectRoot, 'bench/results');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${run.machine.before.at.replaceAll(':', '-').slice(0, 19)}.json`);
  await writeFile(file, `${JSON.stringify(run, null, 2)}\n`);
  return relative(projectRoot, file);
}
