import { globSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../machine/project-root.ts';
import { resumeBytes } from './forms.ts';
import type { Ledger, SubmissionKind } from './ledger.ts';
import { watchFromOutside, workAtDesk } from './operator.ts';
import type { SoakOptions } from './options.ts';
import { photoWidths } from './photos.ts';
import { type Random, seededRandom } from './random.ts';
import { readDocuments } from './readers.ts';
import type { SiteClient } from './site-client.ts';
import { readSlowly, sendHeadersSlowly } from './slow-clients.ts';
import { visit } from './visitor.ts';

const READERS = 4;
const SLOW_CLIENTS_OF_A_KIND = 5;
/** More are not begun until some are answered: the load stays bounded whatever the site does. */
const MOST_VISITORS_AT_ONCE = 200;
/** After the end of the load those who have no answer yet try on, for as long. */
const LAST_TRIES_MS = 30_000;

type Traffic = {
  readonly client: SiteClient;
  readonly ledger: Ledger;
  readonly options: SoakOptions;
  readonly untilMs: number;
  readonly signal: AbortSignal;
};

/** Everybody at once, until the signal; resolves when the last visitor has an answer or has given up. */
export async function sendTraffic(traffic: Traffic): Promise<void> {
  const { client, ledger, options, signal } = traffic;
  const random = seededRandom(options.seed + 2);
  const parts = { client, ledger, random, signal, largePath: largestAsset() };
  const several = (count: number, run: (index: number) => Promise<void>) =>
    Array.from({ length: count }, (_, index) => run(index));
  await Promise.all([
    sendForms(traffic, random),
    workAtDesk(parts),
    watchFromOutside(parts),
    ...several(READERS, (index) => readDocuments(parts, index)),
    ...several(SLOW_CLIENTS_OF_A_KIND, (index) => sendHeadersSlowly(parts, index)),
    ...several(SLOW_CLIENTS_OF_A_KIND, (index) => readSlowly(parts, index)),
  ]);
}

async function sendForms(
  { client, ledger, options, untilMs, signal }: Traffic,
  random: Random,
): Promise<void> {
  const visits = new Set<Promise<void>>();
  const parts = { client, ledger, random, untilMs: untilMs + LAST_TRIES_MS };
  while (!signal.aborted) {
    if (visits.size < MOST_VISITORS_AT_ONCE) {
      const kind = detectKind(random.next());
      const entry = {
        number: ledger.entries.length,
        kind,
        fileBytes: kind === 'application' ? resumeBytes(random) : 0,
        photoWidths: kind === 'contact with photos' ? photoWidths(random) : [],
        requests: 0,
        isAcknowledged: false,
        references: new Set<string>(),
      };
      ledger.entries.push(entry);
      const visiting = visit(entry, parts);
      visits.add(visiting);
      void visiting.finally(() => visits.delete(visiting));
    }
    await wait(random.between(0, 2000 / options.rate));
  }
  await Promise.all(visits);
}

function detectKind(share: number): SubmissionKind {
  if (share < 0.35) return 'contact';
  if (share < 0.45) return 'contact with photos';
  if (share < 0.65) return 'contact without scripts';
  return share < 0.8 ? 'application' : 'newsletter';
}

function largestAsset(): string {
  const folder = join(projectRoot, 'dist/client');
  const files = globSync('**/*.{jpg,js,woff2}', { cwd: folder }).map((file) => join(folder, file));
  const [largest = ''] = files.sort((a, b) => statSync(b).size - statSync(a).size);
  return `/${relative(folder, largest)}`;
}
