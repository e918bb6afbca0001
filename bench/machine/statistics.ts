export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** For an even number of values the upper of the two in the middle, so that it is always a measured value. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('There is nothing to take a percentile of.');
  const sorted = [...values].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100));
  return sorted[index] as number;
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
