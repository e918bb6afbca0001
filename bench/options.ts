import { parseArgs } from 'node:util';

export type Options = {
  /** Names of parts; none means all. */
  readonly parts: readonly string[];
  /** How often noisy figures are measured; the median counts. */
  readonly runs: number;
  /** Duration of each load test. */
  readonly seconds: number;
  /** The documents that Lighthouse measures; none means all. */
  readonly documents: readonly string[];
  /** The numbers of projects for which growth is measured. */
  readonly sizes: readonly number[];
};

/** `npm run bench -- lighthouse --runs 1 --documents /,/services` */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '8' },
      documents: { type: 'string', default: '' },
      sizes: { type: 'string', default: '14,140,1400' },
    },
  });
  return {
    parts: positionals,
    runs: positiveNumber('--runs', values.runs),
    seconds: positiveNumber('--seconds', values.seconds),
    documents: listed(values.documents),
    sizes: listed(values.sizes).map((size) => positiveNumber('--sizes', size)),
  };
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function positiveNumber(flag: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${flag} should be a whole number above 0, not "${text}".`);
}
