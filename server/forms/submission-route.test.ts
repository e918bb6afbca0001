import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { hiddenFields } from '../../contract/api.ts';
import { END, multipartHead, openSocket, part, readAnswer } from '../../testing/raw-http.ts';
import { readConfig } from '../config.ts';
import { formBodyRate } from '../http/min-body-rate.ts';
import { Refusal } from '../http/responses/refusal.ts';
import { formData, post } from '../testing/forms.ts';
import { systemClock } from '../time/clock.ts';
import { acceptMultipartForms } from './multipart.ts';
import { addSubmissionRoute } from './submission-route.ts';

const PATH = '/forms/plan';
const NAME_MESSAGE = 'Enter a name.';

/** A form with one text field and one file, which records what happens to its files. */
async function startForm({
  minBodyRate = formBodyRate,
  bodyMaxBytes = 1_000_000,
  readsAfter = Promise.resolve(),
} = {}) {
  const files = { received: [] as string[], discarded: [] as string[], broken: 0 };
  const saved: unknown[] = [];
  const app = Fastify();
  app.removeAllContentTypeParsers();
  acceptMultipartForms(app);
  const services = { config: readConfig({}), clock: systemClock, limitPosts: async () => {} };
  addSubmissionRoute<{ name: string; subject?: string; plan?: '' }, string>(app, services, {
    path: PATH,
    schema: z.object({
      name: z.string(NAME_MESSAGE).check(z.minLength(2, NAME_MESSAGE)),
      subject: z.optional(z.string()),
      plan: z.optional(z.literal('')),
    }),
    extraFields: ['subject', 'plan'],
    bodyMaxBytes,
    minBodyRate,
    returnsTo: '/',
    sentAnchor: 'sent',
    page: { button: 'Send', fields: [{ name: 'name', label: 'Name', kind: 'text' }] },
    file: {
      name: 'plan',
      maxFiles: 1,
      async receive(content, { fileName }) {
        try {
          await readsAfter;
          let text = '';
          for await (const chunk of content) {
            text += chunk.toString();
            if (text.startsWith('refuse'))
              throw new Refusal(422, 'Not this plan.', { fields: { plan: 'Not this plan.' } });
            if (text.startsWith('disk full')) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
          }
          files.received.push(fileName);
          return `${fileName}: ${text}`;
        } catch (error) {
          files.broken++;
          throw error;
        }
      },
      async discard(file) {
        files.discarded.push(file.split(':', 1)[0] ?? '');
      },
      digest: (file) => file,
      tooLarge: () => new Refusal(413, 'This plan is too large.'),
      tooMany: () => new Refusal(400, 'One plan is enough.'),
    },
    async save({ values, files: [file], bodyHash }) {
      saved.push({ ...values, file, bodyHash });
      return { ok: true };
    },
  });
  onTestFinished(() => app.close());
  const send = (fields: Record<string, string>, ...plans: File[]) => {
    const form = formData(fields);
    for (const plan of plans) form.append('plan', plan);
    return post(app, form, { path: PATH });
  };
  return { app, files, saved, send, listen: () => app.listen({ host: '127.0.0.1', port: 0 }) };
}

describe('a form with a file', () => {
  it('hands the file over and discards it after the response', async () => {
    const { files, saved, send } = await startForm();
    const response = await send({ name: 'Maya' }, new File(['two walls'], 'plan.txt'));
    expect(response.statusCode).toBe(200);
    expect(saved).toMatchObject([{ name: 'Maya', file: 'plan.txt: two walls' }]);
    expect(files).toEqual({ received: ['plan.txt'], discarded: ['plan.txt'], broken: 0 });
  });

  it('may leave the file out, and a file field that was left empty is none', async () => {
    const { files, saved, send } = await startForm();
    await send({ name: 'Maya' });
    await send({ name: 'Maya' }, new File([], ''));
    expect(saved).toMatchObject([{ file: undefined }, { file: undefined }]);
    expect(files.received).toEqual([]);
  });

  it('has a different body hash with a different file', async () => {
    const { saved, send } = await startForm();
    await send({ name: 'Maya' }, new File(['one'], 'plan.txt'));
    await send({ name: 'Maya' }, new File(['two'], 'plan.txt'));
    const [first, second] = saved as { bodyHash: string }[];
    expect(first?.bodyHash).not.toBe(second?.bodyHash);
  });

  it('has the same body hash after an empty field was added since the first attempt', async () => {
    const { saved, send } = await startForm();
    await send({ name: 'Maya' });
    await send({ name: 'Maya', subject: '' });
    await send({ name: 'Maya', subject: 'A plan' });
    const [first, second, third] = saved as { bodyHash: string }[];
    expect(second?.bodyHash).toBe(first?.bodyHash);
    expect(third?.bodyHash).not.toBe(first?.bodyHash);
  });

  it('tells of the fields and the file together, and discards nothing that was not received', async () => {
    const { files, send } = await startForm();
    const response = await send({ name: 'M' }, new File(['refuse this one, please'], 'plan.txt'));
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toEqual({ name: NAME_MESSAGE, plan: 'Not this plan.' });
    expect(files).toEqual({ received: [], discarded: [], broken: 1 });
  });

  it('reads the fields after a refused file of many chunks', async () => {
    const { listen, files } = await startForm();
    const body = Buffer.concat([
      part('plan', `refuse${'x'.repeat(500_000)}`, 'plan.txt'),
      part('name', 'M'),
      END,
    ]);
    const socket = await openSocket(await listen());
    socket.write(multipartHead(PATH, { 'Content-Length': body.length }));
    socket.write(body);
    const response = await readAnswer(socket);
    expect(JSON.parse(response.body).fields).toEqual({ name: NAME_MESSAGE, plan: 'Not this plan.' });
    expect(files.broken).toBe(1);
  });

  it('discards the file when the fields are refused', async () => {
    const { files, send } = await startForm();
    expect((await send({ name: 'M' }, new File(['x'], 'plan.txt'))).statusCode).toBe(422);
    expect(files).toEqual({ received: ['plan.txt'], discarded: ['plan.txt'], broken: 0 });
  });

  it('takes one file only, and discards the first of two', async () => {
    const { files, saved, send } = await startForm();
    const response = await send({ name: 'Maya' }, new File(['1'], 'one.txt'), new File(['2'], 'two.txt'));
    expect(response.statusCode).toBe(400);
    expect(saved).toEqual([]);
    expect(files).toEqual({ received: ['one.txt'], discarded: ['one.txt'], broken: 0 });
  });

  it('responds with 503 when the disk is full', async () => {
    const { saved, send } = await startForm();
    const response = await send({ name: 'Maya' }, new File(['disk full'], 'plan.txt'));
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('60');
    expect(saved).toEqual([]);
  });

  it('ends the file with the connection when the visitor leaves in the middle', async () => {
    const { app, files, listen } = await startForm();
    const socket = await openSocket(await listen());
    const closed = new Promise((resolve) =>
      app.server.once('request', (request) => request.once('close', resolve)),
    );
    socket.write(multipartHead(PATH, { 'Content-Length': 900_000 }));
    socket.write(part('plan', 'x'.repeat(100_000), 'plan.txt'));
    socket.destroy();
    await closed;
    await expect.poll(() => files).toEqual({ received: [], discarded: [], broken: 1 });
  });

  it('is refused with a sentence when it takes too long to arrive, and leaves no file', async () => {
    const { files, saved, listen } = await startForm({
      minBodyRate: { ...formBodyRate, pauseMaxMs: 100 },
    });
    const socket = await openSocket(await listen());
    socket.write(multipartHead(PATH, { 'Content-Length': 900_000 }));
    socket.write(part('plan', 'x'.repeat(1000), 'plan.txt'));
    const response = await readAnswer(socket);
    expect(response.status).toBe(408);
    expect(response.body).toContain('too long to arrive');
    expect(saved).toEqual([]);
    await expect.poll(() => files.received.length - files.discarded.length).toBe(0);
  });

  it('stays unread while the server holds it back, so that the rate watch does not count that time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { app, saved, listen } = await startForm({ readsAfter: promise });
    const socket = await openSocket(await listen());
    const requested = new Promise<IncomingMessage>((seen) => app.server.once('request', seen));
    const body = Buffer.concat([part('name', 'Maya'), part('plan', 'x'.repeat(900_000), 'plan.txt'), END]);
    socket.write(multipartHead(PATH, { 'Content-Length': body.length }));
    socket.write(body);
    const request = await requested;
    await expect.poll(() => request.readableLength).toBeGreaterThan(0);
    resolve();
    expect((await readAnswer(socket)).status).toBe(200);
    expect(saved).toHaveLength(1);
  });

  it('that is cut off at its limit ends the file, too', async () => {
    const { files, saved, listen } = await startForm({ bodyMaxBytes: 50_000 });
    const socket = await openSocket(await listen());
    socket.write(multipartHead(PATH, { 'Transfer-Encoding': 'chunked' }));
    const bytes = part('plan', 'x'.repeat(60_000), 'plan.txt');
    socket.write(`${bytes.length.toString(16)}\r\n`);
    socket.write(bytes);
    expect((await readAnswer(socket)).status).toBe(413);
    expect(saved).toEqual([]);
    await expect.poll(() => files.received.length - files.discarded.length).toBe(0);
  });
});

describe('a value that is longer than any field', () => {
  it.each(['name', 'subject', 'plan', hiddenFields.next])(
    'is refused for the field "%s", and never cut or left out',
    async (name) => {
      const { saved, send } = await startForm();
      const answer = await send({ name: 'Maya', [name]: `${' '.repeat(40_000)}Maya` });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().fields)).toEqual([name]);
      expect(saved).toEqual([]);
    },
  );
});
