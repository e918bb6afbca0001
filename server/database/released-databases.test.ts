import { basename } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { services } from '../../content/services/catalogue.ts';
import { apiPaths } from '../../contract/api.ts';
import type { ProjectResponse } from '../../contract/api-responses.ts';
import { photoFileName } from '../../contract/forms/photos.ts';
import { startSmtpPeer } from '../../testing/smtp-peer.ts';
import { filesOf, findPublicFile, parseFileName } from '../publications/pictures/picture-store.ts';
import { findResume, genuineApplications } from '../records/applications.ts';
import { genuineLeads, leadRecord } from '../records/leads.ts';
import { listMail } from '../records/mail.ts';
import { findPhotoContent, listPhotos } from '../records/photos.ts';
import { search } from '../records/search.ts';
import { listSpam } from '../records/spam.ts';
import { subscribers } from '../records/subscribers.ts';
import { type Engine, engines, makeStore } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import {
  NOTE,
  PHOTO_DESCRIPTIONS,
  PUBLISHED_TITLE,
  people,
  VISIT_PLACE,
} from '../testing/released-databases/people.ts';
import { makeReleasedStore, releases } from '../testing/released-databases/release.ts';
import { pdf } from '../testing/resume-files/resume-files.ts';
import { testOutbox } from '../testing/test-outbox.ts';
import { startTestService } from '../testing/test-service.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { type Database, openDatabase } from './database.ts';

/** The last migration of a release that had neither publications nor visits. */
const BEFORE_PUBLICATIONS = '2026-11-19-lead-photos';

const ADDED = 'The Émaillé panel hums.';
const ADD_WORDS = `
  insert into lead_additions (contact_message_id, received_at, text, photo_count)
  select id, '2026-11-20T12:00:00.000Z', '${ADDED}', 0 from contact_messages
  where name = '${people.waiting.name}';
`;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

async function upgrade(release: string, engine: Engine, changes = '') {
  const store = await makeReleasedStore(release, engine, changes);
  const service = await startTestService(engine, { store });
  const [newest] = await genuineLeads.read(service.database);
  const minutesLater = new Date(newest?.received_at ?? '').getTime() + 10 * MINUTE_MS;
  service.clock.pass(minutesLater - service.clock().getTime());
  return service;
}

const cases = releases.flatMap((release) => engines.map((engine) => [release, engine] as const));

describe.each(cases)('the database that %s has left on %s', (release, engine) => {
  it('has the tables and indexes of a new one after the start', async () => {
    const { database } = await upgrade(release, engine);
    const fresh = await startTestService(engine, { store: await makeStore(engine) });
    expect(await definitions(engine, database)).toEqual(await definitions(engine, fresh.database));
  });

  it('is brought up to date over several connections that open at once', async () => {
    const store = await makeReleasedStore(release, engine);
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(store)));
    onTestFinished(async () => {
      for (const database of databases) await database.destroy();
      await store.remove();
    });
    for (const database of databases) expect(await genuineLeads.read(database)).toHaveLength(2);
  });

  it('shows every record as before', async () => {
    const { database } = await upgrade(release, engine);
    const leads = await genuineLeads.read(database);
    expect(leads.map(leadRecord)).toMatchObject([
      { ...people.waiting, answeredAt: null, note: NOTE },
      { ...people.answered, answeredAt: expect.any(String), note: null },
    ]);
    expect(await listSpam(database)).toMatchObject([
      { kind: 'lead', row: { ...people.spammer, spam_reason: 'honeypot' } },
    ]);
    expect(await subscribers.read(database)).toMatchObject([people.subscriber]);

    const [waiting] = leads;
    const photos = await listPhotos(database, waiting?.id ?? 0);
    expect(photos.map(({ description }) => description)).toEqual(PHOTO_DESCRIPTIONS);
    for (const { number, size } of photos) {
      const photo = await findPhotoContent(database, waiting?.id ?? 0, number);
      expect(Buffer.from(photo?.content ?? []).subarray(0, JPEG.length)).toEqual(JPEG);
      expect(photo?.content).toHaveLength(size);
    }
    const [applicant, ...otherApplicants] = await genuineApplications.read(database);
    expect([applicant, otherApplicants]).toMatchObject([
      { ...people.applicant, resume_original_name: 'resume.pdf' },
      [],
    ]);
    const resume = await findResume(database, applicant?.id ?? 0);
    expect(Buffer.from(resume?.content ?? [])).toEqual(pdf());
  });

  it('is searched as a new one is', async () => {
    const hasVisits = release !== BEFORE_PUBLICATIONS;
    const { database } = await upgrade(release, engine, hasVisits ? ADD_WORDS : '');
    const find = (typed: string) => search(database, typed, 5);
    for (const typed of [people.waiting.name, NOTE, ...(hasVisits ? [ADDED] : [])]) {
      const { leads } = await find(typed.toUpperCase());
      expect(leads).toMatchObject([{ name: people.waiting.name }]);
    }
    const visited = await find(`${VISIT_PLACE.street} ${VISIT_PLACE.access}`);
    expect(visited.leads.map(({ name }) => name)).toEqual(hasVisits ? [people.answered.name] : []);
    const { applications } = await find(`${people.applicant.name.toUpperCase()} Résumé.PDF`);
    expect(applications).toMatchObject([{ name: people.applicant.name }]);
  });

  it('has its mail in every state, and delivers what waits', async () => {
    const peer = await startSmtpPeer();
    const service = await upgrade(release, engine);
    const stateOf = async (name: string) => {
      const mails = await listMail(service.database, { includesSent: true });
      return Object.fromEntries(
        mails
          .filter((mail) => mail.name === name && !mail.kind.startsWith('visit-'))
          .map(({ kind, state }) => [kind, state]),
      );
    };
    const sent = { 'contact-message': 'sent', 'contact-confirmation': 'sent' };
    const reminders = (state: string) => ({ 'reminder-at-half': state, 'reminder-before-end': state });
    const waiting = { 'contact-message': 'waiting', 'contact-confirmation': 'waiting' };
    expect(await stateOf(people.answered.name)).toEqual({ ...sent, ...reminders('unneeded') });
    expect(await stateOf(people.waiting.name)).toEqual({ ...waiting, ...reminders('waiting') });

    await testOutbox(
      { ...service, config: { ...service.config, sendsConfirmations: true } },
      peer.url,
    ).sendDue();
    expect(await stateOf(people.waiting.name)).toEqual({ ...sent, ...reminders('waiting') });
    expect(await stateOf(people.applicant.name)).toEqual({
      'job-application': 'failed',
      'application-confirmation': 'sent',
    });
    const [lead] = await genuineLeads.read(service.database);
    const mail = peer.received.find(({ attachments }) => attachments.length > 0);
    expect(mail?.headers.get('reply-to')).toEqual([`${people.waiting.name} <${people.waiting.email}>`]);
    expect(mail?.attachments.map(({ name }) => name)).toEqual(
      PHOTO_DESCRIPTIONS.map((_, index) => photoFileName(lead?.reference ?? '', index + 1)),
    );
  });

  it('shows what was published, with its pictures, and nothing else of the owner', async () => {
    const { app, database, publisher } = await upgrade(release, engine);
    await publisher.run();
    const listed: ProjectResponse[] = (await app.inject({ url: apiPaths.projects })).json();
    const own = listed.filter(({ isSample }) => !isSample);
    if (release === BEFORE_PUBLICATIONS) return expect(own).toEqual([]);
    const { content } = await database
      .selectFrom('site_records')
      .select('content')
      .where('kind', '=', 'project')
      .executeTakeFirstOrThrow();
    const isOffered = services.some(({ slug }) => slug === JSON.parse(content ?? '').service);
    expect(own.map(({ title }) => title)).toEqual(isOffered ? [PUBLISHED_TITLE] : []);
    for (const { name, path } of filesOf(
      await database.selectFrom('site_pictures').selectAll().executeTakeFirstOrThrow(),
    )) {
      const { id } = parseFileName(basename(path)) ?? {};
      expect((await findPublicFile(database, id ?? '', name))?.length, path).toBeGreaterThan(0);
    }
  });

  it('has the visit that was booked, and its mails', async () => {
    const { database } = await upgrade(release, engine);
    const visits = await database.selectFrom('visits').selectAll().execute();
    if (release === BEFORE_PUBLICATIONS) return expect(visits).toEqual([]);
    expect(visits).toMatchObject([VISIT_PLACE]);
    const mails = (await listMail(database, { includesSent: true })).filter(({ kind }) =>
      kind.startsWith('visit-'),
    );
    expect(Object.fromEntries(mails.map(({ kind, state }) => [kind, state]))).toEqual({
      'visit-to-visitor': 'sent',
      'visit-to-owner': 'sent',
      'visit-reminder': 'waiting',
    });
  });

  it('takes new requests', async () => {
    const { app, database } = await upgrade(release, engine);
    expect((await post(app, estimateFields({ name: 'Noor Haddad' }))).statusCode).toBe(200);
    expect(await genuineLeads.read(database)).toHaveLength(3);
  });
});

const CATALOGUES: Record<Engine, string> = {
  SQLite: 'select name, sql from sqlite_schema order by name',
  PostgreSQL: `
    select table_name, column_name, data_type || ' ' || is_nullable as definition
    from information_schema.columns where table_schema = 'public'
    union all
    select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    order by 1, 2, 3
  `,
};

/** The engine's definitions of tables and indexes, and the migrations that made them. */
async function definitions(engine: Engine, database: Database): Promise<unknown> {
  const { rows } = await sql.raw(CATALOGUES[engine]).execute(database);
  const migrations = await sql`select name from kysely_migration order by name`.execute(database);
  return [rows, migrations.rows];
}
