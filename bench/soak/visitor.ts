import { setTimeout as wait } from 'node:timers/promises';
import { company } from '../../content/company.ts';
import { formOf, type SoakForm } from './forms.ts';
import { count, type Entry, type Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import { type Answer, answerOf, PROXY_STATUSES, type SiteClient } from './site-client.ts';

const TRIES_FOR_MS = 90_000;
const PIECES_OF_A_SLOW_BODY = 20;
/** Without scripts the same words are one form within ten minutes by the clock: nobody tries again across its border. */
const SAME_WORDS_MS = 10 * 60_000;

export type VisitorParts = {
  readonly client: SiteClient;
  readonly ledger: Ledger;
  readonly random: Random;
  /** From then on nobody tries again. */
  readonly untilMs: number;
};

/** Sends a form until it is answered, however often the site dies in between. */
export async function visit(entry: Entry, parts: VisitorParts): Promise<void> {
  const { random } = parts;
  const form = await formOf(entry);
  const isSlow = random.chance(0.05);
  const isDoubleClick = !isSlow && random.chance(0.1);
  const begin = Date.now();
  const mayTry = () =>
    Date.now() < Math.min(begin + TRIES_FOR_MS, parts.untilMs) && isOneForm(entry, begin, Date.now());
  do {
    const tries = [attempt(entry, form, parts, isSlow)];
    if (isDoubleClick) tries.push(attempt(entry, form, parts, false));
    await Promise.all(tries);
    if (!entry.isAcknowledged) await wait(random.between(300, 1500));
  } while (!entry.isAcknowledged && mayTry());

  // Somebody who comes back with the same form gets the same answer.
  if (entry.isAcknowledged && random.chance(0.1)) {
    await wait(random.between(100, 3000));
    if (mayTry()) await attempt(entry, form, parts, false);
  }
}

function isOneForm({ kind }: Entry, first: number, now: number): boolean {
  if (kind !== 'contact without scripts') return true;
  return Math.floor(first / SAME_WORDS_MS) === Math.floor((now + TRIES_FOR_MS) / SAME_WORDS_MS);
}

async function attempt(
  entry: Entry,
  form: SoakForm,
  { client, ledger, random }: VisitorParts,
  isSlow: boolean,
): Promise<void> {
  const call = { method: 'POST', path: form.path, visitor: entry.number, headers: form.headers };
  entry.requests++;
  let answer: Answer;
  try {
    if (isSlow) count(ledger.slow, 'bodies');
    if (isSlow) answer = await sendSlowly(client, call, form.body, random);
    else answer = await client.send(call, form.body);
  } catch {
    return count(ledger.answers, 'no answer');
  }
  count(ledger.answers, String(answer.status));
  judge(entry, answer, ledger);
}

async function sendSlowly(
  client: SiteClient,
  call: Parameters<SiteClient['open']>[0],
  body: Buffer,
  random: Random,
): Promise<Answer> {
  const { request, response } = client.open(call);
  const early = response.then(answerOf);
  early.catch(() => {});
  const size = Math.ceil(body.length / PIECES_OF_A_SLOW_BODY);
  for (let at = 0; at < body.length && !request.destroyed; at += size) {
    request.write(body.subarray(at, at + size));
    await wait(random.between(50, 500));
  }
  request.end();
  return early;
}

function judge(entry: Entry, { status, location, text }: Answer, { faults }: Ledger): void {
  const isSentPage = status === 303 && location.includes('#');
  if (status === 200 || isSentPage) {
    entry.isAcknowledged = true;
    const { reference } = status === 200 ? JSON.parse(text) : {};
    if (reference) entry.references.add(reference);
    return;
  }
  if (status === 503 && text.includes(company.phone.display)) return;
  if (PROXY_STATUSES.includes(status)) return;
  count(faults, `a form was answered with ${status}`);
}
