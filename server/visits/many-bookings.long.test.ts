import { setTimeout as sleep } from 'node:timers/promises';
import ICAL from 'ical.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { openDatabase } from '../database/database.ts';
import { LEASE_MS } from '../outbox/outbox-store.ts';
import { issueRequestPage } from '../records/request-link.ts';
import { type Engine, makeStore } from '../testing/engines.ts';
import { type ServiceProcess, startServiceProcess } from '../testing/service-process.ts';
import { storeLeads } from '../testing/stored-records.ts';
import { defaultRule, saveRule, weekdays } from './rule.ts';
import { readOfferedDays } from './visits.ts';

const REQUESTS = 1000;
const TIMES = 10;
/** The first process is killed after this many responses. */
const KILL_AFTER = 150;
/** Before a visitor tries again. */
const LONGEST_PAUSE_MS = 1000;
const OWNER = 'owner@example.ca';
/** Ten visits of half an hour fit, one after the other. */
const HOURS = { opens: 9 * 60, closes: 14 * 60 };
const RULE = {
  ...defaultRule,
  minutes: 30,
  gapMinutes: 0,
  perDay: TIMES,
  noticeHours: 0,
  daysAhead: 7,
  hours: Object.fromEntries(weekdays.map((day) => [day, HOURS])),
};

type Homeowner = { readonly number: number; readonly page: string; readonly visit: string; status: number };

/** Posts to any of the processes until there is a response, however often one of them is killed. */
async function book(services: readonly ServiceProcess[], homeowner: Homeowner): Promise<void> {
  const { number, page, visit } = homeowner;
  for (let attempt = number; homeowner.status === 0; attempt++) {
    const url = services[attempt % services.length]?.url ?? '';
    const response = await fetch(url + page, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Origin: 'http://localhost:3000',
        // Many visitors behind one IP address would exceed the rate limit.
        'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}`,
      },
      body: new URLSearchParams({ action: 'book', visit, street: `${number} Mitre Court`, city: 'Toronto' }),
    }).catch(() => undefined);
    // 503: no database connection was free in time; the page says to try again.
    if (response && response.status !== 503) homeowner.status = response.status;
    await response?.text().catch(() => {});
    if (homeowner.status === 0) await sleep(Math.random() * LONGEST_PAUSE_MS);
  }
}

describe(`${REQUESTS} bookings at once for ${TIMES} times`, () => {
  it.each<[Engine, number]>([
    ['SQLite', 1],
    ['PostgreSQL', 3],
  ])(
    'on %s, in %i processes of which one is killed: each time is had by one, and both sides are invited once',
    async (engine, processes) => {
      const peer = await startSmtpPeer();
      const store = await makeStore(engine);
      onTestFinished(() => store.remove());
      const start = () =>
        startServiceProcess(
          {
            DATA_DIR: store.dataDir,
            DATABASE_URL: store.databaseUrl,
            SMTP_URL: peer.url,
            MAIL_TO: OWNER,
            TRUST_PROXY: '127.0.0.1',
            LOG_LEVEL: 'silent',
          },
          'calls-only',
        );
      const services: ServiceProcess[] = [];
      while (services.length < processes) services.push(await start());
      const database = await openDatabase(store);
      onTestFinished(() => database.destroy());
      await saveRule(database, RULE);
      const [, day] = await readOfferedDays(database, { rule: RULE, now: new Date() });
      const times = day?.times.map(({ value }) => value) ?? [];
      expect(times).toHaveLength(TIMES);
      const leads = await storeLeads(
        database,
        Array.from({ length: REQUESTS }, (_, number) => {
          const email = `person${number}@example.ca`;
          return { name: `Person ${number}`, email, reply_to: email };
        }),
      );
      const homeowners = await database.transaction().execute(async (transaction) => {
        const all: Homeowner[] = [];
        for (const [number, { id }] of leads.entries()) {
          const page = await issueRequestPage(transaction, id, new Date());
          all.push({ number, page, visit: times[number % TIMES] ?? '', status: 0 });
        }
        return all;
      });

      const began = performance.now();
      const bookings = homeowners.map((homeowner) => book(services, homeowner));
      const answered = () => homeowners.filter(({ status }) => status !== 0).length;
      await expect.poll(answered, { timeout: 300_000, interval: 5 }).toBeGreaterThanOrEqual(KILL_AFTER);
      const [first] = services;
      const atKill = answered();
      first?.kill('SIGKILL');
      await first?.exited;
      services[0] = await start();
      await Promise.all(bookings);
      const seconds = (performance.now() - began) / 1000;

      const statuses = Map.groupBy(homeowners, ({ status }) => status);
      expect([...statuses].map(([status, all]) => [status, all.length]).toSorted()).toEqual([
        [303, TIMES],
        [409, REQUESTS - TIMES],
      ]);
      const visits = await database.selectFrom('visits').selectAll().execute();
      expect(visits.map(({ wall_clock }) => wall_clock).toSorted()).toEqual(
        times.map((value) => value.slice(0, 16)),
      );
      const winners = statuses.get(303)?.map(({ number }) => leads[number]?.id);
      expect(visits.map(({ contact_message_id }) => contact_message_id).toSorted()).toEqual(
        winners?.toSorted(),
      );

      const waiting = () =>
        database
          .selectFrom('outbox')
          .select('message_key')
          .where('kind', 'in', ['visit-to-visitor', 'visit-to-owner'])
          .where('state', '!=', 'sent')
          .execute();
      // Mail that the killed process was sending waits until its lease expires.
      await expect.poll(waiting, { timeout: LEASE_MS + 20_000 }).toEqual([]);
      const invitations = peer.received.map(({ to, headers, attachments }) => {
        const [file] = attachments.filter(({ name }) => name === 'visit.ics');
        const calendar = new ICAL.Component(ICAL.parse(file?.content.toString() ?? ''));
        const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
        return {
          to: to.join(),
          messageId: headers.get('message-id')?.join() ?? '',
          uid: event?.uid.replace(/@.*/, '') ?? '',
          method: calendar.getFirstPropertyValue('method'),
          sequence: event?.sequence,
        };
      });
      // A process that is killed after the mail server's OK and before it records that sends the mail again.
      const once = [...new Map(invitations.map((each) => [each.messageId, each])).values()];
      expect(invitations.length - once.length).toBeLessThanOrEqual(1);
      const emails = new Map(leads.map(({ id, email }) => [id, email]));
      const owed = visits.flatMap(({ uid, contact_message_id }) =>
        [OWNER, emails.get(contact_message_id) ?? ''].map((to) => ({
          to,
          messageId: expect.any(String),
          uid,
          method: 'REQUEST',
          sequence: 0,
        })),
      );
      const order = (one: { uid: string; to: string }, other: { uid: string; to: string }) =>
        `${one.uid}${one.to}` < `${other.uid}${other.to}` ? -1 : 1;
      expect(once.toSorted(order)).toEqual(owed.toSorted(order));
      console.log(
        `${engine}, ${processes} of them, one killed after ${atKill} answers: ${REQUESTS} bookings in ${seconds.toFixed(1)} s, ${visits.length} booked, ${invitations.length} invitations`,
      );
    },
    600_000,
  );
});
