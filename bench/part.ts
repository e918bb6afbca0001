import type { Options } from './options.ts';

export type Goal = { readonly atMost: number } | { readonly atLeast: number };

export type Unit = 'bytes' | 'MB' | 'ms' | 's' | 'a second' | 'ratio' | 'score' | 'count';

export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** Figures without a goal are for information. */
  readonly goal?: Goal;
  /** What a reader needs to judge it: which document, compared with what. */
  readonly note?: string;
};

/** One subject that can be measured by itself. It starts what it needs and stops it again. */
export type Part = {
  readonly name: string;
  run(options: Options): Promise<readonly Figure[]>;
};

export function isMet({ value, goal }: Figure): boolean | undefined {
  if (!goal) return undefined;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}
