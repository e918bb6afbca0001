import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { apiPaths } from '../../contract/api.ts';

const EVERY_MS = 5;

const { url } = workerData as { readonly url: string };
const agent = new Agent({ keepAlive: true });
let waits: Promise<number>[] = [];
let isOver = false;
parentPort?.on('message', (order: 'begin' | 'end') => {
  // Earlier requests only warmed up the thread and its connections.
  if (order === 'begin') waits = [];
  else isOver = true;
});

/** Sends at a fixed rate, whether or not earlier requests were answered: waiting for them would hide the delay. */
for (let due = performance.now(); !isOver; due += EVERY_MS) {
  const early = due - performance.now();
  if (early > 0) await wait(early);
  waits.push(ask());
}
parentPort?.postMessage(await Promise.all(waits));
agent.destroy();
parentPort?.close();

/** Requests a small response from memory. */
function ask(): Promise<number> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url + apiPaths.services, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(performance.now() - startedAt));
    }).once('error', reject);
  });
}
