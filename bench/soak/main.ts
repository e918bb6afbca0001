import { setTimeout as wait } from 'node:timers/promises';
import { buildIfNeeded } from '../../build/build-if-needed.ts';
import { machineState } from '../machine/machine-state.ts';
import { temporaryDataFolder } from '../machine/temporary-folder.ts';
import { balanceForms, balanceMail, balancePhotos, countLostMarks } from './balance.ts';
import { endSessionsNowAndThen } from './failovers.ts';
import { killInTurn } from './fleet.ts';
import { emptyLedger } from './ledger.ts';
import { startMoodyMailServer } from './moody-mail-server.ts';
import { readSoakOptions, type SoakOptions } from './options.ts';
import { type Places, startPlaces } from './places.ts';
import { seededRandom } from './random.ts';
import { isSound, type MemberVitals, type SoakResult, sheet } from './sheet.ts';
import { writeSheet } from './sheet-file.ts';
import { siteClient } from './site-client.ts';
import { openSoakDatabase } from './stored.ts';
import { sendTraffic } from './traffic.ts';
import { takeVitals, type Vitals, watchVitals } from './vitals.ts';

/** Kills end then, so that the last processes live long enough for growth to show. */
const KILLS_UNTIL_SHARE = 2 / 3;
const KILL_EVERY_MS = [4000, 16_000] as const;
const DOWN_FOR_MS = [100, 2000] as const;
/** A killed process leaves its mail locked for three minutes, and what failed often waits for minutes. */
const MAIL_WITHIN_MS = 15 * 60_000;

/** Runs the site under load and trouble, and says whether anything was lost or doubled. */
export async function soak(args: readonly string[]): Promise<boolean> {
  const options = readSoakOptions(args);
  buildIfNeeded();
  console.log(`Soak: ${options.minutes} min on ${options.engine}, seed ${options.seed}.`);
  const result = await runSoak(options);
  const text = sheet(result);
  console.log(`\n${text}\n`);
  for (const mail of result.mail.lostMail) console.log('Lost mail:', mail);
  if (options.write) console.log(`Written to ${writeSheet(options.engine, text)}`);
  return isSound(result);
}

async function runSoak(options: SoakOptions): Promise<SoakResult> {
  using folder = temporaryDataFolder();
  const random = seededRandom(options.seed);
  const machine = machineState();
  const mail = await startMoodyMailServer(seededRandom(options.seed + 1));
  const places = await startPlaces(options, folder.path, mail.url);
  const dataDir = places.members[0]?.dataDir ?? folder.path;
  const database = await openSoakDatabase({ dataDir, databaseUrl: places.databaseUrl });
  try {
    const ledger = emptyLedger();
    const inFlight = new Set<string>();
    const begin = Date.now();
    const untilMs = begin + options.minutes * 60_000;
    const load = new AbortController();
    const troubleUntilMs = begin + options.minutes * 60_000 * KILLS_UNTIL_SHARE;
    const noteInFlight = async () => {
      for (const key of await database.mailInFlight()) inFlight.add(key);
    };
    const kills = killInTurn(places.members, {
      untilMs: troubleUntilMs,
      pauseMs: () => random.between(...KILL_EVERY_MS),
      downMs: () => random.between(...DOWN_FOR_MS),
      killed: noteInFlight,
    });
    const failovers = endSessionsNowAndThen(places.databaseUrl, random, troubleUntilMs);
    const vitals = places.members.map((member) => watchVitals(member, load.signal));
    const client = siteClient(places.door);
    await Promise.all([
      sendTraffic({ client, ledger, options, untilMs, signal: load.signal }),
      endLoadAt(untilMs, load),
    ]);
    await mail.calmDown();
    console.log('The load has ended; waiting for the mail that is owed ...');
    await untilMailed(database.countWaiting);
    const stored = await database.read();
    const lives = await Promise.all(vitals);
    return {
      options,
      at: new Date(begin).toISOString(),
      machine: machine.sentence,
      kills: await kills,
      failovers: await failovers,
      forms: balanceForms(ledger.entries, stored),
      photos: balancePhotos(ledger.entries, stored, mail.records),
      desk: {
        records: ledger.marks.size,
        marks: ledger.deskMarks,
        lost: countLostMarks(ledger.marks, stored),
      },
      mail: balanceMail(stored, mail.records, { inFlight, marked: new Set(ledger.marks.keys()) }),
      troubles: mail.troubles,
      answers: ledger.answers,
      slow: ledger.slow,
      faults: ledger.faults,
      members: await Promise.all(lives.map((own, index) => memberVitals(own, places, index))),
    };
  } finally {
    await database.close();
    await places.stop();
    await mail.close();
  }
}

async function endLoadAt(untilMs: number, load: AbortController): Promise<void> {
  await wait(untilMs - Date.now());
  load.abort();
}

async function untilMailed(countWaiting: () => Promise<number>): Promise<void> {
  const deadline = Date.now() + MAIL_WITHIN_MS;
  while ((await countWaiting()) > 0 && Date.now() < deadline) await wait(1000);
}

async function memberVitals(
  lives: readonly (readonly Vitals[])[],
  { members }: Places,
  index: number,
): Promise<MemberVitals> {
  const member = members[index];
  const life = lives.at(-1) ?? [];
  return {
    first: life[0],
    last: life.at(-1),
    atRest: member && (await takeVitals(member)),
    highestMegabytes: Math.max(0, ...lives.flat().map(({ megabytes }) => megabytes)),
  };
}
