import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { residentMegabytes } from '../../bench/machine/memory.ts';
import { serverEnvironment, serverFlags } from '../../bench/machine/server-flags.ts';
import { isNginxInstalled } from '../../testing/nginx-proxy.ts';
import type { Verdict } from '../../testing/smtp-server.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { recipients } from '../outbox/outbox-store.ts';
import { reminderKinds } from '../outbox/reminders.ts';
import { type Engine, makeStore } from '../testing/engines.ts';
import { createVisitors, type Visitor } from '../testing/mixed-forms.ts';
import { behindNginx, openProxy } from '../testing/nginx-visitor.ts';
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts';
import { startUnreliableMailServer } from '../testing/unreliable-mail-server.ts';

/** `npm run soak` sends thousands. */
const REQUESTS = Number(process.env.SOAK_REQUESTS ?? 150);
const SENDERS = 6;
const KILLS = Math.max(3, Math.round(REQUESTS / 50));
/** After this many requests nothing is killed, so that the last processes live long enough to show memory growth. */
const KILLS_UNTIL = (REQUESTS * 2) / 3;
/** Bounds the load, so that processes can start beside it in reasonable time. */
const BETWEEN_FORMS_MS = 50;
const MEMORY_MAX_MEGABYTES = 300;
const OPEN_FILES_MAX = 100;
/** Mail that depends on the time of day, not on the forms that were sent. */
const MAIL_BY_THE_CLOCK = [...reminderKinds, 'morning-summary'] as const;

describe.runIf(isNginxInstalled())('behind nginx (needs nginx and openssl)', () => {
  it.each<[Engine, number]>([
    ['SQLite', 1],
    ['PostgreSQL', 3],
  ])(
    'on %s, every form is stored and mailed once while %i processes are killed in turn, and these stay small',
    async (engine, instances) => {
      const mailServer = await startUnreliableMailServer();
      const store = await makeStore(engine);
      onTestFinished(() => store.remove());
      const start = (port = '0') =>
        startServiceProcess(
          {
            ...behindNginx,
            ...serverEnvironment,
            NODE_OPTIONS: serverFlags.join(' '),
            SMTP_URL: mailServer.url,
            LEAD_MAILS_PER_HOUR: '999999',
            DATA_DIR: store.dataDir,
            DATABASE_URL: store.databaseUrl,
            PORT: port,
          },
          'calls-only',
        );
      const services: ServiceProcess[] = [];
      while (services.length < instances) services.push(await start());
      const visitors: Visitor[] = [];
      const acknowledged = () => visitors.filter(({ isAcknowledged }) => isAcknowledged).length;
      const load = sendForms(await openProxy(services), visitors);

      for (let kill = 0; kill < KILLS; kill++) {
        const due = ((kill + 1) * KILLS_UNTIL) / KILLS;
        await expect.poll(acknowledged, { timeout: 120_000 }).toBeGreaterThanOrEqual(due);
        const index = kill % instances;
        const service = services[index] as ServiceProcess;
        service.kill('SIGKILL');
        await service.exited;
        if (store.databaseUrl) await endSessions(store.databaseUrl);
        services[index] = await start(new URL(service.url).port);
      }
      await load;
      const grown = services.map(({ pid }) => ({
        megabytes: residentMegabytes(pid).now,
        openFiles: readdirSync(`/proc/${pid}/fd`).length,
      }));
      for (const service of services) service.kill('SIGKILL');
      await Promise.all(services.map(({ exited }) => exited));

      mailServer.recover();
      const database = await openDatabase(store);
      onTestFinished(() => database.destroy());
      await makeMailDue(database);
      await start();
      await expect.poll(() => countWaiting(database), { timeout: 60_000 + REQUESTS * 100 }).toBe(0);

      // A form without scripts whose response never arrived may be stored or not: its sender gave up.
      const [sent = [], unanswered = []] = [true, false].map((isAcknowledged) =>
        visitors.filter((visitor) => visitor.isAcknowledged === isAcknowledged),
      );
      const isAnswered = ({ mark }: { mark: string }) => !unanswered.some((visitor) => visitor.mark === mark);
      expect((await storedForms(database)).filter(isAnswered)).toEqual(
        sent.map(({ mark, attached, references }) => {
          const [reference = expect.any(String)] = references;
          return { mark, attached, reference };
        }),
      );
      expect(sent.filter(({ references }) => references.size > 1)).toEqual([]);

      const { deliveries } = mailServer;
      const owed = await storedMails(database);
      const delivered = owed.map(({ message_key, recipient }) => {
        const { lastVerdict, photos = 0 } = deliveries.get(message_key) ?? {};
        return { message_key, recipient, photos, state: stateAfter(lastVerdict, recipient) };
      });
      expect(delivered).toEqual(owed);
      // A process that is killed after the mail server's OK and before it records that sends the mail again.
      const copies = [...deliveries.values()].reduce((sum, { accepted }) => sum + accepted, 0);
      expect(copies - deliveries.size).toBeLessThanOrEqual(KILLS + instances);

      console.log(
        `${engine}: ${sent.length} forms, ${KILLS} kills, ${copies} mails after ${mailServer.failures()} failures;`,
        grown.map((one) => `${one.megabytes} MB, ${one.openFiles} open files`).join('; '),
      );
      for (const { megabytes, openFiles } of grown) {
        expect(megabytes).toBeLessThan(MEMORY_MAX_MEGABYTES);
        expect(openFiles).toBeLessThan(OPEN_FILES_MAX);
      }
    },
    300_000 + REQUESTS * 1_000,
  );
});

/** Sends several forms at once, each until it is answered, some of them twice at the same time. */
async function sendForms(post: Awaited<ReturnType<typeof openProxy>>, visitors: Visitor[]): Promise<void> {
  const createVisitor = await createVisitors();
  async function send(visitor: Visitor): Promise<void> {
    const { path, form, number, hasScripts } = visitor;
    const response = await post(path, form, hasScripts ? 'application/json' : 'text/html', number).catch(
      () => undefined,
    );
    if (response?.status !== (hasScripts ? 200 : 303)) return;
    visitor.isAcknowledged = true;
    const { reference } = hasScripts ? JSON.parse(response.text) : {};
    if (reference) visitor.references.add(reference);
  }
  async function sendUntilDone(): Promise<void> {
    while (visitors.length < REQUESTS) {
      const visitor = createVisitor(visitors.length);
      visitors.push(visitor);
      const clicks = visitor.number % 7 === 0 ? 2 : 1;
      do {
        await Promise.all(Array.from({ length: clicks }, () => send(visitor)));
        await sleep(BETWEEN_FORMS_MS);
        // Without scripts the same text counts as the same form for ten minutes only.
      } while (visitor.hasScripts && !visitor.isAcknowledged);
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendUntilDone));
}

/** Mail to a visitor is given up after a permanent refusal; mail to the owner is retried until it is accepted. */
function stateAfter(lastVerdict: Verdict | undefined, recipient: 'owner' | 'visitor'): string {
  if (lastVerdict === 'accept') return 'sent';
  return lastVerdict === 'answer 5xx' && recipient === 'visitor' ? 'failed' : 'never accepted';
}

/** Simulates a failover of the database. */
async function endSessions(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** Simulates that hours have passed: leases of killed processes have expired, and failed mail is due again. */
async function makeMailDue(database: Database): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ locked_until: null, next_attempt_at: new Date().toISOString() })
    .where('state', '=', 'waiting')
    .where('kind', 'not in', MAIL_BY_THE_CLOCK)
    .execute();
}

async function countWaiting(database: Database): Promise<number> {
  const waiting = await database
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('kind', 'not in', MAIL_BY_THE_CLOCK)
    .execute();
  return waiting.length;
}

/** The stored forms, ordered by the visitors' numbers. */
async function storedForms(database: Database) {
  const leads = await database
    .selectFrom('contact_messages')
    .leftJoin('lead_photos', 'lead_photos.contact_message_id', 'contact_messages.id')
    .select(['message as mark', 'reference'])
    .select(({ fn }) => fn.count<number | string>('lead_photos.number').as('attached'))
    .groupBy('contact_messages.id')
    .execute();
  const applications = await database
    .selectFrom('job_applications')
    .leftJoin('resumes', 'resumes.job_application_id', 'job_applications.id')
    .select(['message as mark', 'reference', 'resumes.size as attached'])
    .execute();
  const subscriptions = await database
    .selectFrom('newsletter_subscriptions')
    .select('email as mark')
    .execute();
  const forms = [
    ...leads,
    ...applications,
    ...subscriptions.map(({ mark }) => ({ mark, reference: '', attached: 0 })),
  ].map(({ mark, reference, attached }) => ({ mark: mark ?? '', reference, attached: Number(attached) }));
  const numberIn = (mark: string) => Number(/\d+/.exec(mark)?.[0]);
  return forms.toSorted((a, b) => numberIn(a.mark) - numberIn(b.mark));
}

/** The mail that must be sent, with its photos: to the owner one for every lead. */
async function storedMails(database: Database) {
  const mails = await database
    .selectFrom('outbox')
    .select(['message_key', 'kind', 'state'])
    .select(({ selectFrom }) =>
      selectFrom('lead_photos')
        .whereRef('lead_photos.contact_message_id', '=', 'outbox.contact_message_id')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .as('photos'),
    )
    .where('kind', 'not in', MAIL_BY_THE_CLOCK)
    .execute();
  for (const [kind, table] of [
    ['contact-message', 'contact_messages'],
    ['job-application', 'job_applications'],
  ] as const) {
    const leads = await database.selectFrom(table).select('id').execute();
    expect(mails.filter((mail) => mail.kind === kind)).toHaveLength(leads.length);
  }
  return mails.map(({ message_key, kind, state, photos }) => ({
    message_key,
    recipient: recipients[kind],
    photos: kind === 'contact-message' ? Number(photos) : 0,
    state,
  }));
}
