import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/api.ts';
import { applicationFields, RESUME_MAX_BYTES, resumeMessages } from '../../contract/forms/application.ts';
import { keepSending, multipartHead, openSocket, part, readAnswer, sendRaw } from '../../testing/raw-http.ts';
import {
  apply,
  expectNothingOfApplications,
  applicationFields as typedApplication,
} from '../testing/applications.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { NAVIGATION } from '../testing/post-as-browser.ts';
import { pdfOfSize } from '../testing/resume-files/resume-files.ts';
import { startTestService } from '../testing/test-service.ts';

const MEBIBYTE = 1024 * 1024;
const TYPED = typedApplication();

function expectFormWith(body: string, typed: Record<string, string | undefined>) {
  expect(body).toContain(`<form method="post" action="${apiPaths.jobApplications}"`);
  expect(body).toContain(`name="name" value="${typed.name}" autocomplete="name"`);
  expect(body).toContain(`>\n${typed.message}</textarea>`);
  const position = typed.position?.replaceAll('&', '&amp;');
  expect(body).toContain(`<option value="${position}" selected>${position}</option>`);
}

describe('an application without JavaScript comes back with everything that was typed', () => {
  it.each([RESUME_MAX_BYTES + 1, 6 * MEBIBYTE, 20 * MEBIBYTE])(
    'when its resume has %i bytes, with the message at the file',
    async (bytes) => {
      const service = await startTestService('SQLite');
      const resume = { content: pdfOfSize(bytes), name: 'resume.pdf' };
      const response = await apply(service, TYPED, resume, NAVIGATION);
      expect(response.statusCode).toBe(413);
      expectFormWith(response.body, TYPED);
      expect(response.body).toContain(
        `<p class="field-error" id="resume-error">${resumeMessages.tooLarge}</p>`,
      );
      await expectNothingOfApplications(service);
    },
  );

  it('when its resume is larger than anything that is read, as far as it was read', async () => {
    const service = await startTestService('SQLite');
    const socket = await openSocket(await service.listen());
    const before = Object.entries(TYPED).map(([name, value]) => part(name, value ?? ''));
    socket.write(
      multipartHead(apiPaths.jobApplications, { 'Content-Length': 500 * MEBIBYTE, ...NAVIGATION }),
    );
    socket.write(Buffer.concat([...before, part('resume', '%PDF-1.7', 'resume.pdf').subarray(0, -2)]));
    const chunk = Buffer.alloc(MEBIBYTE, 'x');
    keepSending(socket, chunk);
    const response = await readAnswer(socket);
    expect(response.status).toBe(413);
    expectFormWith(response.body, TYPED);
    expect(response.body).toContain(`id="resume-error">${resumeMessages.tooLarge}`);
  });

  it('when the upload ends in the middle', async () => {
    const service = await startTestService('SQLite');
    const before = Object.entries(TYPED).map(([name, value]) => part(name, value ?? ''));
    const resume = part('resume', pdfOfSize(300_000), 'resume.pdf').subarray(0, 200_000);
    const body = Buffer.concat([...before, resume]);
    const head = multipartHead(apiPaths.jobApplications, { 'Content-Length': body.length, ...NAVIGATION });
    const response = await sendRaw(await service.listen(), head, body);
    expect(response.status).toBe(400);
    expectFormWith(response.body, TYPED);
    await expectNothingOfApplications(service);
  });

  it('when its resume is no document', async () => {
    const service = await startTestService('SQLite');
    const resume = { content: Buffer.from('MZ a program'), name: 'resume.pdf' };
    const response = await apply(service, TYPED, resume, NAVIGATION);
    expect(response.statusCode).toBe(422);
    expectFormWith(response.body, TYPED);
    expect(response.body).toContain(`id="resume-error">${resumeMessages.wrongType}`);
  });

  it('and an empty form follows one in an encoding that cannot be read', async () => {
    const { app } = await startTestService('SQLite');
    const response = await app.inject({
      method: 'POST',
      url: apiPaths.jobApplications,
      payload: 'name=Maya',
      headers: { ...NAVIGATION, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.statusCode).toBe(415);
    for (const name of [...Object.keys(applicationFields), 'resume'])
      expect(response.body).toContain(`id="${name}" name="${name}"`);
  });
});

describe('a request without JavaScript', () => {
  it('whose message is a whole book comes back with its beginning and the other fields', async () => {
    const { app } = await startTestService('SQLite');
    const fields = estimateFields({ message: 'A long story. '.repeat(30_000) });
    const response = await post(app, fields, { headers: NAVIGATION });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(`value="${fields.name}"`);
    expect(response.body).toContain('<textarea id="message" name="message" aria-invalid="true"');
    expect(response.body).toContain('A long story. A long story.');
  });

  it('of which every field is a whole book keeps no more than a form may hold', async () => {
    const { app } = await startTestService('SQLite');
    const book = 'word '.repeat(20_000);
    const fields = Object.fromEntries(Object.keys(estimateFields()).map((name) => [name, book]));
    const response = await post(app, fields, { headers: NAVIGATION });
    expect(response.statusCode).toBe(422);
    expect(response.body.split('word ').length).toBeGreaterThan(1000);
    expect(response.body.length).toBeLessThan(160 * 1024);
  });
});
