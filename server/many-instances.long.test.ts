import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiPaths, type ContactResponse, hiddenFields } from '../contract/api.ts';
import { isNginxInstalled } from '../testing/nginx-proxy.ts';
import { startSmtpPeer } from '../testing/smtp-peer.ts';
import { openDatabase } from './database/database.ts';
import { LEASE_MS } from './outbox/outbox-store.ts';
import { makeStore } from './testing/engines.ts';
import { estimateFields, type Fields, formData } from './testing/forms.ts';
import { behindNginx, openProxy } from './testing/nginx-visitor.ts';
import { type ServiceProcess, startServiceProcess } from './testing/service-process.ts';

const SENDERS = 4;
const LEADS_PER_LIFE = 10;
/** Bounds the load: processes that start beside it would otherwise take long. */
const BETWEEN_FORMS_MS = 50;

describe.runIf(isNginxInstalled())('many instances behind nginx (needs nginx and openssl)', () => {
  it('three instances on one database, killed one after the other, store and mail every lead once', async () => {
    const peer = await startSmtpPeer();
    const store = await makeStore('PostgreSQL');
    onTestFinished(() => store.remove());
    const database = await openDatabase(store);
    onTestFinished(() => database.destroy());
    const start = (port = '0') =>
      startServiceProcess(
        {
          ...behindNginx,
          SMTP_URL: peer.url,
          CONFIRMATION_MAIL: 'off',
          LEAD_MAILS_PER_HOUR: '999999',
          DATA_DIR: store.dataDir,
          DATABASE_URL: store.databaseUrl,
          PORT: port,
        },
        'calls-only',
      );
    const services = await Promise.all([start(), start(), start()]);
    const [, , last] = services;
    const restart = ({ url }: ServiceProcess) => start(new URL(url).port);
    const post = await openProxy(services);

    let isOver = false;
    const visitors: { fields: Fields; response?: ContactResponse }[] = [];
    const sendOn = async () => {
      while (!isOver) {
        const number = visitors.length;
        const fields = estimateFields({ message: `Request number ${number}.` });
        const visitor: (typeof visitors)[number] = { fields };
        visitors.push(visitor);
        while (!visitor.response) {
          const response = await post(apiPaths.contact, formData(fields), 'application/json', number).catch(
            () => undefined,
          );
          if (response?.status === 200) visitor.response = JSON.parse(response.text);
          await sleep(BETWEEN_FORMS_MS);
        }
      }
    };
    const senders = Array.from({ length: SENDERS }, sendOn);
    const acknowledged = () => visitors.filter(({ response }) => response).length;
    for (const service of services) {
      const before = acknowledged();
      await expect
        .poll(() => acknowledged() - before, { timeout: 30_000 })
        .toBeGreaterThanOrEqual(LEADS_PER_LIFE);
      await sleep(Math.random() * 40);
      service.kill('SIGKILL');
      await service.exited;
      if (service !== last) await restart(service);
    }
    isOver = true;
    await Promise.all(senders);

    // As if three minutes had passed: what a killed process was sending belongs to nobody any more.
    const isClaimedLately = ({ locked_until }: { locked_until: string | null }) =>
      locked_until !== null && locked_until > twoSecondsAfterClaim();
    await expect
      .poll(async () => (await waitingMail()).filter(isClaimedLately), { timeout: 30_000 })
      .toEqual([]);
    await database
      .updateTable('outbox')
      .set({ locked_until: null })
      .where('locked_until', '<=', twoSecondsAfterClaim())
      .execute();
    await restart(last);
    await expect.poll(async () => (await waitingMail()).length, { timeout: 30_000 }).toBe(0);

    const stored = await database
      .selectFrom('contact_messages')
      .select(['submission_id', 'reference', 'message'])
      .orderBy('submission_id')
      .execute();
    const sent = visitors.map(({ fields, response }) => ({
      submission_id: fields[hiddenFields.submissionId] ?? '',
      reference: response?.reference,
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
        .select('locked_until')
        .where('kind', '=', 'contact-message')
        .where('state', '=', 'waiting')
        .execute();
    }

    /** A living process has done with a mail by then. */
    function twoSecondsAfterClaim(): string {
      return new Date(Date.now() + LEASE_MS - 2000).toISOString();
    }
  });
});
