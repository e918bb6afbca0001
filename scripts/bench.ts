import { bench } from '../bench/main.ts';
import { readOptions } from '../bench/options.ts';
import { chosenParts } from '../bench/parts.ts';
import { readArguments } from './usage.ts';

const USAGE =
  'npm run bench -- [PART...] [--runs N] [--seconds N] [--documents /,/services] [--sizes 14,140]';

const { options, parts } = readArguments(USAGE, () => {
  const options = readOptions(process.argv.slice(2));
  return { options, parts: chosenParts(options.parts) };
});
process.exit((await bench(options, parts)) ? 0 : 1);
