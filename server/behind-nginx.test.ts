import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiPaths, type ContactAnswer, hiddenFields } from '../contract/api.ts';
import { RESUME_MAX_BYTES } from '../contract/forms/application.ts';
import { isNginxInstalled, NGINX_SITE_NAME, startNginx } from '../testing/nginx-proxy.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { openDatabase } from './database/database.ts';
import { LEASE_MS } from './outbox/outbox-store.ts';
import { applicationFields, applicationForm } from './testing/applications.ts';
import { makeStore } from './testing/engines.ts';
import { encode, estimateFields, type Fields, formData } from './testing/forms.ts';
import { pdfOfSize } from './testing/resume-files/resume-files.ts';
import { type ServiceProcess, startServiceProcess } from './testing/service-process.ts';

const settings = {
  SITE_URL: `https://${NGINX_SITE_NAME}`,
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'silent',
};

const SENDERS = 4;
/** Bounds the load: processes that start beside it would otherwise take long. */
const BETWEEN_FORMS_MS = 50;

type Answer = { readonly status: number; readonly text: string };

/** The example of `deploy/` in front of processes of the service, and a visitor outside. */
async function openProxy(services: readonly ServiceProcess[]) {
  const nginx = await startNginx(services.map(({ url }) => Number(new URL(url).port)));
  onTestFinished(() => nginx.stop());
  const ca = readFileSync(nginx.certificate);
  return async (path: string, form: FormData, accept: string, visitor = 0): Promise<Answer> => {
    const { body, contentType } = await encode(form);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: nginx.httpsPort,
          servername: NGINX_SITE_NAME,
          ca,
          method: 'POST',
          path,
          // nginx counts visitors by the address that they come from.
          localAddress: `127.9.${visitor >> 7}.${1 + (visitor & 127)}`,
          headers: {
            host: NGINX_SITE_NAME,
            accept,
            'content-type': contentType,
            'content-length': body.length,
          },
        },
        async (response) => {
          const text = Buffer.concat(await response.toArray()).toString();
          resolve({ status: response.statusCode ?? 0, text });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  };
}

describe.runIf(isNginxInstalled())('behind nginx (needs nginx and openssl)', () => {
  it('a resume that is far too large is answered by the site, with the form filled in', async () => {
    const store = await makeStore('SQLite');
    onTestFinished(() => store.remove());
    const service = await startServiceProcess({ ...settings, DATA_DIR: store.dataDir }, 'calls-only');
    const post = await openProxy([service]);
    const fields = applicationFields();
    const resume = { content: pdfOfSize(2 * RESUME_MAX_BYTES), name: 'resume.pdf' };

    const page = await post(apiPaths.jobApplications, applicationForm(fields, resume), 'text/html');
    expect(page.status).toBe(413);
    expect(page.text).toContain(`value="${fields.name}"`);
    const answer = await post(apiPaths.jobApplications, applicationForm(fields, resume), 'application/json');
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ error: expect.any(String) });
  });

  it('three machines on one database, killed one after the other, store and mail every lead once', async () => {
    const peer = await startSmtpPeer();
    const store = await makeStore('PostgreSQL');
    onTestFinished(() => store.remove());
    const database = await openDatabase(store);
    onTestFinished(() => database.destroy());
    const ports: string[] = [];
    const start = async (port?: string) => {
      const service = await startServiceProcess(
        {
          ...settings,
          SMTP_URL: peer.url,
          CONFIRMATION_MAIL: 'off',
          DATA_DIR: store.dataDir,
          DATABASE_URL: store.databaseUrl,
          PORT: port ?? '0',
        },
        'calls-only',
      );
      ports.push(new URL(service.url).port);
      return service;
    };
    const services = [await start(), await start(), await start()];
    const post = await openProxy(services);

    let isOver = false;
    const visitors: { fields: Fields; answer?: ContactAnswer }[] = [];
    const sendOn = async () => {
      while (!isOver) {
        const number = visitors.length;
        const fields = estimateFields({ message: `Request number ${number}.` });
        const visitor: (typeof visitors)[number] = { fields };
        visitors.push(visitor);
        while (!visitor.answer) {
          const answer = await post(apiPaths.contact, formData(fields), 'application/json', number).catch(
            () => undefined,
          );
          if (answer?.status === 200) visitor.answer = JSON.parse(answer.text);
          await sleep(BETWEEN_FORMS_MS);
        }
      }
    };
    const senders = Array.from({ length: SENDERS }, sendOn);
    const acknowledged = () => visitors.filter(({ answer }) => answer).length;
    for (const [index, service] of services.entries()) {
      const before = acknowledged();
      await expect.poll(() => acknowledged() - before, { timeout: 20_000 }).toBeGreaterThan(20);
      await sleep(Math.random() * 40);
      service.kill('SIGKILL');
      await service.exited;
      if (index < services.length - 1) await start(ports[index]);
    }
    isOver = true;
    await Promise.all(senders);

    // As if three minutes had passed: what a killed process was sending belongs to nobody any more.
    await expect.poll(async () => (await mailClaimed('lately')).length, { timeout: 20_000 }).toBe(0);
    const abandoned = (await mailClaimed('before')).map(({ id }) => id);
    await database.updateTable('outbox').set({ locked_until: null }).where('id', 'in', abandoned).execute();
    await start(ports[services.length - 1]);
    await expect.poll(async () => (await waitingMail()).length, { timeout: 20_000 }).toBe(0);

    const stored = await database
      .selectFrom('contact_messages')
      .select(['submission_id', 'reference', 'message'])
      .orderBy('submission_id')
      .execute();
    const sent = visitors.map(({ fields, answer }) => ({
      submission_id: fields[hiddenFields.submissionId] ?? '',
      reference: answer?.reference,
      message: fields.message,
    }));
    expect(stored).toEqual(sent.sort((a, b) => (a.submission_id < b.submission_id ? -1 : 1)));

    const mailed = peer.received.map(({ headers }) => headers.get('message-id')?.[0] ?? '');
    expect(new Set(mailed).size).toBe(stored.length);
    // A process that is killed between the mail server's OK and its own note of it sends that one mail again.
    expect(mailed.length - stored.length).toBeLessThanOrEqual(services.length);

    function waitingMail() {
      return database
        .selectFrom('outbox')
        .select(['id', 'locked_until'])
        .where('kind', '=', 'contact-message')
        .where('state', '=', 'waiting')
        .execute();
    }

    /** A living process has done with a mail in less than two seconds. */
    async function mailClaimed(when: 'lately' | 'before') {
      const border = Date.now() + LEASE_MS - 2000;
      return (await waitingMail()).filter(
        ({ locked_until }) =>
          locked_until && when === (new Date(locked_until).getTime() > border ? 'lately' : 'before'),
      );
    }
  });
});
