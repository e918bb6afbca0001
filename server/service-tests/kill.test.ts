import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiPaths, type ContactResponse, hiddenFields } from '../../contract/api.ts';
import { openDatabase } from '../database/database.ts';
import { type Engine, makeStore, type Store } from '../testing/engines.ts';
import { estimateFields, type Fields, formData } from '../testing/forms.ts';
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts';

const SENDERS = 8;
/** A process lives until it has acknowledged at most this many leads, and then a moment longer. */
const MOST_LEADS_PER_LIFE = 60;
const LONGEST_MOMENT_MS = 40;

/** Retries until there is a response, however often the service is killed in between. */
type Visitor = { readonly number: number; readonly fields: Fields; response?: ContactResponse };

async function send(url: string, visitor: Visitor): Promise<void> {
  const { number, fields } = visitor;
  const response = await fetch(url + apiPaths.contact, {
    method: 'POST',
    body: formData(fields),
    // Many visitors behind one IP address would exceed the rate limit.
    headers: { 'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}` },
  });
  if (response.ok) visitor.response = (await response.json()) as ContactResponse;
}

/** Several visitors send at once until the process is killed at a random moment. */
async function sendUntilKilled(service: ServiceProcess, visitors: Visitor[]): Promise<void> {
  const mayAcknowledge = randomInt(1, MOST_LEADS_PER_LIFE);
  const acknowledgedBefore = visitors.filter(({ response }) => response).length;
  const waiting = visitors.filter(({ response }) => !response);
  let isAlive = true;
  const sendOn = async () => {
    while (isAlive) {
      const visitor = waiting.shift() ?? newVisitor(visitors);
      await send(service.url, visitor).catch(() => {});
      const acknowledged = visitors.filter(({ response }) => response).length - acknowledgedBefore;
      if (isAlive && acknowledged >= mayAcknowledge) {
        isAlive = false;
        await sleep(Math.random() * LONGEST_MOMENT_MS);
        service.kill('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sendOn));
  await service.exited;
}

function newVisitor(visitors: Visitor[]): Visitor {
  const number = visitors.length;
  const fields = estimateFields({ name: `Visitor ${number}`, message: `Request number ${number}.` });
  const visitor: Visitor = { number, fields };
  visitors.push(visitor);
  return visitor;
}

async function readStored(store: Store) {
  const database = await openDatabase(store);
  const messages = await database
    .selectFrom('contact_messages')
    .select(['submission_id', 'reference', 'message'])
    .orderBy('submission_id')
    .execute();
  const mails = await database.selectFrom('outbox').select('message_key').execute();
  await database.destroy();
  return { messages, mails };
}

describe('kill -9 at random moments', () => {
  it.each<[Engine, number]>([
    ['SQLite', 200],
    ['PostgreSQL', 60],
  ])(
    'on %s loses none of %i acknowledged leads and doubles none',
    async (engine, wanted) => {
      const store = await makeStore(engine);
      onTestFinished(() => store.remove());
      const settings = {
        DATA_DIR: store.dataDir,
        DATABASE_URL: store.databaseUrl,
        TRUST_PROXY: '127.0.0.1',
        // Every lead gets its own mail, however many arrive.
        LEAD_MAILS_PER_HOUR: '999999',
        LOG_LEVEL: 'silent',
      };
      const visitors: Visitor[] = [];
      while (visitors.filter(({ response }) => response).length < wanted) {
        await sendUntilKilled(await startServiceProcess(settings, 'calls-only'), visitors);
      }
      const last = await startServiceProcess(settings, 'calls-only');
      for (const visitor of visitors) if (!visitor.response) await send(last.url, visitor);

      const { messages, mails } = await readStored(store);
      const sent = visitors.map(({ fields, response }) => ({
        submission_id: fields[hiddenFields.submissionId] ?? '',
        reference: response?.reference,
        message: fields.message,
      }));
      expect(messages).toEqual(sent.sort((a, b) => (a.submission_id < b.submission_id ? -1 : 1)));
      expect(mails).toHaveLength(3 * sent.length);
    },
    120_000,
  );
});
