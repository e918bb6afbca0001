import { expect } from 'vitest';
import { newsletter } from '../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../contract/api.ts';
import { resumeField } from '../../contract/forms/application.ts';
import { photosField } from '../../contract/forms/photos.ts';
import { END, part } from '../../testing/raw-http.ts';
import { applicationFields } from './applications.ts';
import type { Store } from './engines.ts';
import { estimateFields, type Fields } from './forms.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';

const SENDERS = 12;

/** The parts of each form as bytes: its text fields, and the beginning of a file if it accepts one. */
export const formParts: Readonly<Record<string, readonly Buffer[]>> = {
  [apiPaths.contact]: [...textParts(estimateFields()), part(photosField.name, 'no photo', 'room.jpg')],
  [apiPaths.jobApplications]: [
    ...textParts(applicationFields()),
    part(resumeField.name, 'no resume', 'resume.pdf'),
  ],
  [apiPaths.newsletter]: textParts({
    email: 'maya@example.ca',
    [hiddenFields.consent]: newsletter.consent.version,
  }),
};

function textParts(fields: Fields): Buffer[] {
  return Object.entries(fields).map(([name, value]) => part(name, value ?? ''));
}

export function wholeBody(parts: readonly Buffer[]): Buffer {
  return Buffer.concat([...parts, END]);
}

/** A body that ends too early, or (`breaks`) one whose connection breaks there. */
export type Damaged = { readonly path: string; readonly body: Buffer; readonly breaks?: boolean };

/** Trusts every forwarded address, so that thousands of posts do not exceed the limit of one address. */
export function startBehindProxy(store: Store): Promise<ServiceProcess> {
  return startServiceProcess(
    {
      DATA_DIR: store.dataDir,
      DATABASE_URL: store.databaseUrl,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
    },
    'calls-only',
  );
}

/** Sends all of them, some at once. Each must get a response with a status that fits; none may end the process. */
export async function expectAllAnswered(service: ServiceProcess, all: Iterable<Damaged>): Promise<void> {
  const waiting = [...all].entries();
  const send = async () => {
    for (const [index, damaged] of waiting) {
      const status = await sendDamaged(service.url, damaged, index);
      if (!damaged.breaks) expect([200, 400, 413, 422], inWords(damaged, service)).toContain(status);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, send));
  const alive = await fetch(`${service.url}/health/live`);
  expect(alive.status, service.output()).toBe(200);
  // Every fault was the client's, so nothing is logged as an error.
  expect(service.output()).not.toMatch(/"level":[56]0/);
}

async function sendDamaged(url: string, { path, body, breaks = false }: Damaged, index: number) {
  const abort = new AbortController();
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(body),
    pull() {
      setImmediate(() => abort.abort());
    },
  });
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=edge',
      'X-Forwarded-For': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    },
    body: breaks ? stream : new Uint8Array(body),
    ...(breaks && { duplex: 'half', signal: abort.signal }),
  }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status;
}

function inWords({ path, body }: Damaged, { output }: ServiceProcess): string {
  return `${path} with ${body.length} bytes that end in ${JSON.stringify(body.toString('latin1').slice(-60))}\n${output()}`;
}
