import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

export const soakEngines = ['sqlite', 'postgres'] as const;

export type SoakEngine = (typeof soakEngines)[number];

export type SoakOptions = {
  readonly minutes: number;
  readonly engine: SoakEngine;
  /** Several stand behind a real nginx, on one PostgreSQL. */
  readonly processes: number;
  /** Forms sent a second. */
  readonly rate: number;
  /** Moments of kills, moods of the mail server and choices of visitors come from it. */
  readonly seed: number;
  /** Whether the sheet goes into docs/soak.md. */
  readonly write: boolean;
};

/** `npm run soak -- --minutes 10 --engine postgres --processes 3 --seed 7` */
export function readSoakOptions(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      engine: { type: 'string', default: 'sqlite' },
      processes: { type: 'string' },
      rate: { type: 'string', default: '6' },
      seed: { type: 'string', default: String(randomInt(1, 100_000)) },
      write: { type: 'boolean', default: false },
    },
  });
  const engine = soakEngines.find((name) => name === values.engine);
  if (!engine) throw new Error(`--engine should be ${soakEngines.join(' or ')}, not "${values.engine}".`);
  const processes = positive('--processes', values.processes ?? (engine === 'postgres' ? '3' : '1'));
  if (engine === 'sqlite' && processes > 1)
    throw new Error('The embedded database serves one process: use --engine postgres for several.');
  return {
    minutes: positive('--minutes', values.minutes),
    engine,
    processes,
    rate: positive('--rate', values.rate),
    seed: positive('--seed', values.seed),
    write: values.write,
  };
}

function positive(flag: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`${flag} should be a whole number above 0, not "${text}".`);
}
