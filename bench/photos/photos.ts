import { readFileSync } from 'node:fs';
import { apiPaths } from '../../contract/api.ts';
import { PHOTOS_MAX } from '../../contract/forms/photos.ts';
import { goals } from '../budgets.ts';
import { ask } from '../http/ask.ts';
import { startSettledSite } from '../http/settled-site.ts';
import { address } from '../leads/lead-requests.ts';
import { resetPeak, residentMegabytes } from '../machine/memory.ts';
import type { Part } from '../part.ts';
import { photoRequests } from './photo-requests.ts';

const AT_ONCE = 50;

/**
 * Sends many requests with five photos each at once, more than the decoder's queue accepts, and measures the server's
 * memory, how many requests are told to retry, and how long the last one waits.
 */
export const photos: Part = {
  name: 'photos',
  async run() {
    await using site = await startSettledSite({ settings: { TRUST_PROXY: '127.0.0.1' } });
    const nextRequest = await photoRequests();
    resetPeak(site.pid);
    const cpuBefore = cpuSeconds(site.pid);
    const startedAt = performance.now();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const { headers, pieces } = nextRequest();
        return ask(site.url + apiPaths.contact, {
          method: 'POST',
          headers: { ...headers, 'x-forwarded-for': address(index) },
          body: pieces,
        });
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const cpuMs = (cpuSeconds(site.pid) - cpuBefore) * 1000;
    const { peak } = residentMegabytes(site.pid);
    const failed = answers.find(({ status, headers }) => status !== 200 && !headers['retry-after']);
    if (failed) throw new Error(`Photos were answered with ${failed.status}: ${failed.bytes}`);
    const taken = answers.filter(({ status }) => status === 200).length;
    return [
      {
        name: `server's memory while ${AT_ONCE * PHOTOS_MAX} photos of 4 MB arrive`,
        value: peak,
        unit: 'MB',
        goal: goals.photosPeakMegabytes,
        note: 'resident, at its highest',
      },
      {
        name: 'until the last of them is answered',
        value: seconds,
        unit: 's',
        note: 'one is decoded at a time',
      },
      {
        name: `of ${AT_ONCE} requests at once, taken`,
        value: taken,
        unit: 'count',
        note: 'the others are asked to come again',
      },
      { name: 'CPU time for each photo, all told', value: cpuMs / (taken * PHOTOS_MAX), unit: 'ms' },
    ];
  },
};

/** Linux reports CPU time to programs in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** CPU time of all threads since the start, in user and kernel mode. */
function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in parentheses, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
