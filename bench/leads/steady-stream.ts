import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '../../contract/api.ts';
import { ask } from '../http/ask.ts';
import type { LeadRequest } from './lead-requests.ts';

type Stream = { readonly perSecond: number; readonly seconds: number };

/**
 * Sends leads at a fixed rate, whether or not earlier ones were answered: waiting for them would hide slow responses.
 */
export async function steadyStream(url: string, { perSecond, seconds }: Stream, nextLead: () => LeadRequest) {
  const begin = performance.now();
  const answers: Promise<{ isAccepted: boolean; ms: number }>[] = [];
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = begin + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await wait(early);
    answers.push(send(url, nextLead(), due));
  }
  const done = await Promise.all(answers);
  return {
    accepted: done.filter(({ isAccepted }) => isAccepted).length,
    milliseconds: done.map(({ ms }) => ms),
  };
}

async function send(url: string, lead: LeadRequest, due: number) {
  const { status } = await ask(url + apiPaths.contact, { method: 'POST', ...lead });
  return { isAccepted: status === 200, ms: performance.now() - due };
}
