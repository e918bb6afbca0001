import { buildIfNeeded } from '../build/build-if-needed.ts';
import { machineState } from './machine/machine-state.ts';
import type { Options } from './options.ts';
import type { Part } from './part.ts';
import { parts } from './parts.ts';
import { writePicture } from './report/picture.ts';
import { type PartResult, writeResults } from './report/results-file.ts';
import { table } from './report/table.ts';

/** Measures the chosen parts one after the other: in parallel they would compete for the cores. */
export async function bench(options: Options, chosen: readonly Part[]): Promise<boolean> {
  buildIfNeeded();

  const before = machineState();
  console.log(before.sentence);
  const results: PartResult[] = [];
  for (const part of chosen) {
    console.log(`Measuring ${part.name} ...`);
    try {
      results.push({ part: part.name, figures: await part.run(options) });
    } catch (error) {
      results.push({ part: part.name, figures: [], failure: String(error) });
      console.error(error);
    }
  }
  const after = machineState();

  console.log(`\n${table(results)}\n`);
  console.log(after.sentence);
  const run = { options, machine: { before, after }, results };
  console.log(`Written to ${await writeResults(run)}`);
  const isComplete = results.length === parts.length && results.every(({ failure }) => !failure);
  if (isComplete) console.log(`Drawn to ${await writePicture(run)}`);
  return results.every(({ failure }) => !failure);
}
