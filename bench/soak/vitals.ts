import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { METRICS_PATH } from '../../server/metrics/metrics-routes.ts';
import { residentMegabytes } from '../machine/memory.ts';
import type { Member } from './fleet.ts';
import { operatorHeaders } from './places.ts';

export type Vitals = {
  readonly ageSeconds: number;
  readonly megabytes: number;
  readonly openFiles: number;
  /** 99 of 100 turns of the event loop were late by less, since the sample before. */
  readonly loopDelayMs: number;
};

const EVERY_MS = 5000;

/** Looks at a process every few seconds. Each life has its own list: a process that was killed begins anew. */
export async function watchVitals(member: Member, signal: AbortSignal): Promise<Vitals[][]> {
  const lives: Vitals[][] = [];
  let life: Vitals[] = [];
  let startedAt = 0;
  while (!signal.aborted) {
    await wait(EVERY_MS, undefined, { signal }).catch(() => {});
    if (!member.isUp) continue;
    if (member.startedAt !== startedAt) {
      startedAt = member.startedAt;
      life = [];
      lives.push(life);
    }
    const sample = await takeVitals(member);
    if (sample) life.push(sample);
  }
  return lives;
}

/** Undefined where the process is killed meanwhile. */
export async function takeVitals(member: Member): Promise<Vitals | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${member.port}${METRICS_PATH}`, {
      headers: operatorHeaders,
    });
    const [, seconds] = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m.exec(await answer.text()) ?? [];
    const megabytes = residentMegabytes(member.pid).now;
    // A process that has just been killed has no memory any more.
    if (Number.isNaN(megabytes)) return undefined;
    return {
      ageSeconds: Math.round((Date.now() - member.startedAt) / 1000),
      megabytes,
      openFiles: readdirSync(`/proc/${member.pid}/fd`).length,
      loopDelayMs: Number(seconds) * 1000,
    };
  } catch {
    return undefined;
  }
}
