import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { experienceLevels, positions } from '../../../content/careers.ts';
import { newsletter } from '../../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../../contract/api.ts';
import { photoDescriptionNames, photosField } from '../../../contract/forms/photos.ts';
import { startPostgresServer } from '../../../testing/postgres-server.ts';
import { parseMail } from '../../../testing/received-mail.ts';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { estimateFields, type Fields, formData } from '../forms.ts';
import { plainPhoto } from '../photo-files/photo-files.ts';
import { pdf } from '../resume-files/resume-files.ts';
import { projectFields } from '../site-forms.ts';
import { NOTE, PHOTO_DESCRIPTIONS, PUBLISHED_TITLE, people, VISIT_PLACE } from './people.ts';
import { type Dumped, openPostgres, openSqlite } from './sql-dump.ts';

/**
 * Makes the databases that the version in a folder leaves behind, using that version's own code and its public routes:
 * `node server/testing/released-databases/make.ts [FOLDER]`; without a folder, this version. docs/testing.md says when.
 */

const OPERATOR_TOKEN = 'a-token-only-for-tests';
const SITE_URL = 'http://localhost:3000';
const ofOwner = { authorization: `Basic ${btoa(`owner:${OPERATOR_TOKEN}`)}`, origin: SITE_URL };
const tree = resolve(process.argv[2] ?? '.');

const postgres = await startPostgresServer();
const folder = mkdtempSync(join(tmpdir(), 'release-'));
try {
  const dataDir = join(folder, 'sqlite');
  mkdirSync(dataDir);
  await make('sqlite', { DATA_DIR: dataDir }, openSqlite(dataDir));
  const settings = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url };
  await make('postgres', settings, await openPostgres(postgres.url));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function make(engine: string, settings: Record<string, string>, database: Dumped): Promise<void> {
  await fill(settings, database);
  const [last] = await database.query('select name from kysely_migration order by name desc limit 1');
  const release = join(import.meta.dirname, String(last?.name));
  mkdirSync(release, { recursive: true });
  writeFileSync(join(release, `${engine}.sql`), await database.dump());
  await database.close();
  console.log(`${release}: ${engine}.sql`);
}

/** Stores records of every kind, and mail in every state. */
async function fill(settings: Record<string, string>, database: Dumped): Promise<void> {
  let accepts = true;
  const links: string[] = [];
  const smtp = await startSmtpServer(async (source) => {
    const { parts } = await parseMail(source);
    links.push(...(/\/answered\/\S+/.exec(parts.get('text/plain') ?? '') ?? []));
    return accepts ? 'accept' : 'answer 4xx';
  });
  const service = await startService({ SMTP_URL: smtp.url, ...settings });
  const send = async (path: string, body: FormData | URLSearchParams, headers = {}) => {
    const url = new URL(path, service.url);
    const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
    if (response.status >= 400) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const request = (fields: Fields) =>
    formData(estimateFields({ [hiddenFields.replyTo]: undefined, ...fields }));

  const answered = await send(apiPaths.contact, request(people.answered));
  await untilTried(database);
  const { page } = (await answered.json()) as { page?: string };
  if (page) await bookVisit(service.url + page, send);
  await untilTried(database);
  await send(links[0] ?? '', new URLSearchParams());
  accepts = false;
  await send(apiPaths.contact, request({ ...people.spammer, [hiddenFields.honeypot]: 'x' }));
  await send(apiPaths.jobApplications, application());
  await send(apiPaths.newsletter, formData(subscription()));
  const photos = await Promise.all(PHOTO_DESCRIPTIONS.map(() => plainPhoto('jpeg')));
  const response = await send(apiPaths.contact, withPhotos(request(people.waiting), photos));
  const { reference } = (await response.json()) as { reference: string };
  await send(deskPaths.recordPart(reference, 'note'), new URLSearchParams({ note: NOTE }), ofOwner);
  await untilTried(database);
  const desk = await fetch(service.url + deskPaths.site, { headers: ofOwner });
  if (desk.ok) await publish(database, send);
  await service.kill();
  await smtp.close();
  // The state after three days of attempts, without waiting for them.
  await database.query(`update outbox set state = 'failed' where kind = 'job-application'`);
}

type Send = (path: string, body: FormData | URLSearchParams, headers?: object) => Promise<Response>;

/** Books the first offered time. All its mails but the reminder are sent. */
async function bookVisit(page: string, send: Send): Promise<void> {
  const offered = await (await fetch(page, { headers: { accept: 'text/html' } })).text();
  const [, visit = ''] = /name="visit"[^>]* value="([^"]+)"/.exec(offered) ?? [];
  const form = formData({ action: 'book', visit, ...VISIT_PLACE });
  await send(new URL(page).pathname, form, { origin: SITE_URL, accept: 'text/html' });
}

/** Publishes a project with an encoded photograph. */
async function publish(database: Dumped, send: Send): Promise<void> {
  const form = formData(projectFields({ title: PUBLISHED_TITLE, action: 'publish' }));
  const create = { width: 1200, height: 800, channels: 3, background: '#8a7' } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  form.append('photos', new File([new Uint8Array(photo)], 'photo.jpg'));
  await send(deskPaths.siteNew('projects'), form, ofOwner);
  const waiting = `select id from site_pictures where encoded_at is null or is_public = 0`;
  while ((await database.query(waiting)).length > 0) await sleep(50);
}

async function startService(settings: Record<string, string>) {
  const { PATH } = process.env;
  const service = spawn(process.execPath, [join(tree, 'server/testing/calls-only.ts')], {
    env: { PATH, PORT: '0', SITE_URL, OPERATOR_TOKEN, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url: string | undefined;
  for await (const line of createInterface(service.stdout)) {
    [, url] = /is open at (\S+)/.exec(line) ?? [];
    if (url) break;
  }
  const exited = once(service, 'exit');
  return {
    url,
    async kill() {
      service.kill('SIGKILL');
      await exited;
    },
  };
}

function withPhotos(form: FormData, photos: readonly Buffer[]): FormData {
  for (const [index, photo] of photos.entries()) {
    form.append(photosField.name, new File([new Uint8Array(photo)], `${index}.jpg`));
    form.append(photoDescriptionNames[index] ?? '', PHOTO_DESCRIPTIONS[index] ?? '');
  }
  return form;
}

function application(): FormData {
  const form = formData({
    ...people.applicant,
    phone: '(416) 555-0177',
    position: positions[0].title,
    experience: experienceLevels[0],
    [hiddenFields.submissionId]: randomUUID(),
    [hiddenFields.elapsed]: '64000',
  });
  form.append('resume', new File([new Uint8Array(pdf())], 'resume.pdf'));
  return form;
}

function subscription(): Fields {
  return {
    ...people.subscriber,
    [hiddenFields.consent]: newsletter.consent.version,
    [hiddenFields.page]: '/',
  };
}

/** Waits until every due mail was sent or refused once. */
async function untilTried(database: Dumped): Promise<void> {
  const left = `select id from outbox where kind not like '%reminder%' and state = 'waiting' and (attempts = 0 or locked_until is not null)`;
  while ((await database.query(left)).length > 0) await sleep(50);
}
