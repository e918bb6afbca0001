import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { company } from '../../content/company.ts';
import { newsletter } from '../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../contract/api.ts';
import { estimateFields, type Fields, formData } from '../../server/testing/forms.ts';
import { pdf } from '../../server/testing/resume-files/resume-files.ts';
import { HOUR_MS } from '../../server/time/durations.ts';
import { APPLICATION } from './application-form.ts';
import { type LeadService, startLeadService } from './lead-service.ts';
import { type MailPeer, startMailPeer } from './mail-peer.ts';
import { test as base, expect } from './site-test.ts';

const OPERATOR_TOKEN = 'the-token-of-the-desk';

export const OWNER = { username: 'owner', password: OPERATOR_TOKEN };

type Desk = LeadService & {
  lead(changes?: Fields): Promise<string>;
  /** Sends a request and returns the path of its page. */
  requestPage(changes?: Fields): Promise<string>;
  /** Books a visit like the form on that page. */
  book(page: string, visit: string): Promise<void>;
  application(changes?: Fields): Promise<string>;
  subscriber(email: string): Promise<void>;
  /** Moves the time at which a lead arrived back by a number of hours. */
  age(reference: string, hours: number): void;
};

/** A server with its own desk, and methods that add leads to it like visitors do. */
export const test = base.extend<{ mail: MailPeer; desk: Desk }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  mail: async ({}, use) => {
    const mail = await startMailPeer();
    await use(mail);
    await mail.stop();
  },
  desk: async ({ mail }, use) => {
    const service = await startLeadService(mail.url, { OPERATOR_TOKEN });
    await use(deskOf(service));
    await service.stop();
  },
});

function deskOf(service: LeadService): Desk {
  const send = async (path: string, body: FormData) => {
    const answer = await fetch(service.url + path, { method: 'POST', body });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  return {
    ...service,
    lead: async (changes = {}) => (await send(apiPaths.contact, formData(estimateFields(changes)))).reference,
    requestPage: async (changes = {}) =>
      (await send(apiPaths.contact, formData(estimateFields(changes)))).page,
    async book(page, visit) {
      const answer = await fetch(service.url + page, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: service.url },
        body: new URLSearchParams({ action: 'book', visit, street: '7 Mitre Court', city: 'Toronto' }),
      });
      expect(answer.status).toBe(303);
    },
    async application(changes = {}) {
      const form = formData({ ...APPLICATION, [hiddenFields.elapsed]: '64000', ...changes });
      form.append('resume', new File([new Uint8Array(pdf())], 'Resume.pdf'));
      return (await send(apiPaths.jobApplications, form)).reference;
    },
    async subscriber(email) {
      const fields = { email, [hiddenFields.consent]: newsletter.consent.version, [hiddenFields.page]: '/' };
      await send(apiPaths.newsletter, formData(fields));
    },
    age(reference, hours) {
      const received = Date.now() - hours * HOUR_MS;
      const database = new DatabaseSync(join(service.folder, 'leads.sqlite'), { timeout: 5_000 });
      database
        .prepare('update contact_messages set received_at = ?, reply_by = ? where reference = ?')
        .run(
          new Date(received).toISOString(),
          new Date(received + company.replyWithinHours * HOUR_MS).toISOString(),
          reference,
        );
      database.close();
    },
  };
}

export { expect };
