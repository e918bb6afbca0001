import { request } from 'node:http';
import { pagePath } from '../../server/features/desk/views/paging.ts';
import { METRICS_PATH } from '../../server/metrics/metrics-routes.ts';
import { deskPaths } from '../../server/operator/desk-paths.ts';
import { answeredLeads } from '../../server/records/leads.ts';
import type { Cursor } from '../../server/records/list-page.ts';
import { DAY_MS } from '../../server/time/durations.ts';
import { COMMON_WORD, LEADS_OVER_DAYS, RARE_WORD, SOME_REFERENCE } from './seeded-records.ts';

export const OPERATOR_TOKEN = 'a-token-only-for-the-bench';
const authorization = `Basic ${Buffer.from(`owner:${OPERATOR_TOKEN}`).toString('base64')}`;

/** Paths that the owner's browser, Prometheus and a load balancer request. */
export async function ownersPaths(url: string): Promise<readonly (readonly [name: string, path: string])[]> {
  return [
    ['overview', deskPaths.overview],
    ['leads', deskPaths.leads],
    ['leads, a page near the end', pagePath(deskPaths.leads, nearTheEnd())],
    ['applications', deskPaths.applications],
    ['subscribers', deskPaths.subscribers],
    ['spam', deskPaths.spam],
    ['mail', deskPaths.mail],
    ['one record', deskPaths.record(SOME_REFERENCE)],
    ['search for a rare word', await searchPath(url, RARE_WORD)],
    ['search for a common word', await searchPath(url, COMMON_WORD)],
    ['leads.csv', deskPaths.csv('leads')],
    ['metrics', METRICS_PATH],
    ['readiness', '/health/ready'],
  ];
}

function nearTheEnd(): Cursor {
  const at = new Date(Date.now() - (LEADS_OVER_DAYS - 1) * DAY_MS).toISOString();
  return { direction: 'after', place: { part: answeredLeads.name, at, id: 0 } };
}

/** Search words are encrypted in the URL of their results. */
async function searchPath(url: string, words: string): Promise<string> {
  const { location } = await ask(url + deskPaths.search, `words=${words}`);
  if (!location) throw new Error('The search did not lead to its results.');
  return location;
}

export async function read(url: string, path: string): Promise<void> {
  const { status } = await ask(url + path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
}

/** Reads the response and discards it: buffering a large file would delay the visitor's own clock. */
function ask(url: string, form?: string): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
    };
    const call = request(url, { method: form ? 'POST' : 'GET', headers }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.resume();
      response.once('end', () => resolve({ status, location: headers.location }));
      response.once('error', reject);
    });
    call.once('error', reject);
    call.end(form);
  });
}
