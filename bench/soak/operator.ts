import { setTimeout as wait } from 'node:timers/promises';
import { METRICS_PATH } from '../../server/metrics/metrics-routes.ts';
import { deskPaths } from '../../server/operator/desk-paths.ts';
import { count, type Entry } from './ledger.ts';
import { operatorHeaders } from './places.ts';
import { readPage, type TrafficParts } from './read-page.ts';
import { type Call, PROXY_STATUSES } from './site-client.ts';

const VISITOR = 400_000;
const LISTS = [
  deskPaths.overview,
  deskPaths.leads,
  deskPaths.applications,
  deskPaths.mail,
  deskPaths.csv('leads'),
] as const;

/** The owner at the desk: looks through the lists, opens a request, marks it, writes about it, changes their mind. */
export async function workAtDesk(parts: TrafficParts): Promise<void> {
  const { ledger, random, signal } = parts;
  while (!signal.aborted) {
    await read(parts, 'desk page', random.pick(LISTS));
    const lead = random.pick(ledger.entries.filter(isKnownLead));
    if (lead) await workOn(lead, parts);
    await wait(random.between(100, 600));
  }
}

function isKnownLead({ kind, references }: Entry): boolean {
  return kind.startsWith('contact') && references.size === 1;
}

async function workOn({ number, references, photoWidths }: Entry, parts: TrafficParts): Promise<void> {
  const { ledger, random } = parts;
  const [reference = ''] = references;
  await read(parts, 'desk page', deskPaths.record(reference));
  if (photoWidths.length > 0) await read(parts, 'photo', deskPaths.leadPhoto(reference, 1));

  const mark = ledger.marks.get(reference) ?? { isAnswered: false, note: '' };
  ledger.marks.set(reference, mark);
  const note = `Note ${ledger.deskMarks + 1} about request ${number}.`;
  if (await change(parts, reference, 'note', { note })) mark.note = note;
  else mark.note = undefined;

  // Marked, and now and then the undo behind it.
  for (const isAnswered of random.chance(0.3) ? [true, false] : [true])
    mark.isAnswered = (await change(parts, reference, isAnswered ? 'answered' : 'waiting'))
      ? isAnswered
      : undefined;
}

/** Posts until it is answered: what is done twice is done once. False where the end of the load came first. */
async function change(
  { client, ledger, random, signal }: TrafficParts,
  reference: string,
  part: 'note' | 'answered' | 'waiting',
  fields: Record<string, string> = {},
): Promise<boolean> {
  const body = Buffer.from(String(new URLSearchParams(fields)));
  const call: Call = {
    method: 'POST',
    path: deskPaths.recordPart(reference, part),
    visitor: VISITOR,
    headers: {
      ...operatorHeaders,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
      'sec-fetch-site': 'same-origin',
    },
  };
  while (!signal.aborted) {
    try {
      const { status } = await client.send(call, body);
      count(ledger.answers, `desk mark ${status}`);
      if (status === 303) {
        ledger.deskMarks++;
        return true;
      }
      if (status !== 503 && !PROXY_STATUSES.includes(status))
        count(ledger.faults, `a mark of the desk was answered with ${status}`);
    } catch {
      count(ledger.answers, 'no answer');
    }
    await wait(random.between(300, 1500));
  }
  return false;
}

const WATCHED = ['/health/live', '/health/ready', METRICS_PATH] as const;

/** What a balancer and Prometheus ask, again and again. */
export async function watchFromOutside(parts: TrafficParts): Promise<void> {
  while (!parts.signal.aborted) {
    for (const path of WATCHED) await read(parts, path.slice(1), path);
    await wait(1000);
  }
}

/** While the database fails over, 503 is the honest answer. */
function read(parts: TrafficParts, what: string, path: string): Promise<void> {
  const call = { path, visitor: VISITOR, headers: operatorHeaders };
  return readPage(parts, { what, call, isWhole: (text) => text.length > 0, expected: [503] });
}
