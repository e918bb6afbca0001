import { availableParallelism, loadavg } from 'node:os';

export type MachineState = {
  readonly at: string;
  readonly cores: number;
  readonly load: number;
  readonly node: string;
  readonly platform: string;
  readonly sentence: string;
};

/** Reported with the figures, since those of a busy machine say little. */
export function machineState(): MachineState {
  const cores = availableParallelism();
  const load = Math.round((loadavg()[0] ?? 0) * 100) / 100;
  const platform = `${process.platform}-${process.arch}`;
  const isBusy = load > cores / 2;
  return {
    at: new Date().toISOString(),
    cores,
    load,
    node: process.version,
    platform,
    sentence: `Node ${process.version}, ${platform}, ${cores} cores, load average ${load}${isBusy ? ': others use this machine, only ratios count' : ''}.`,
  };
}
