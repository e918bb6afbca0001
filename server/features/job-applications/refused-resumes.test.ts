import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { RESUME_MAX_BYTES, resumeMessages } from '../../../contract/forms/application.ts';
import { END, multipartHead, openSocket, part, sendRaw } from '../../../testing/raw-http.ts';
import {
  applicationFields,
  applicationForm,
  apply,
  expectNothingOfApplications,
  expectNoUploads,
  storedApplications,
  storedResumes,
} from '../../testing/applications.ts';
import { engines } from '../../testing/engines.ts';
import { post } from '../../testing/forms.ts';
import { compoundFile } from '../../testing/resume-files/compound-file-writer.ts';
import { doc, docx, exe, pdf, pdfOfSize, xls } from '../../testing/resume-files/resume-files.ts';
import { zip } from '../../testing/resume-files/zip-writer.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

const PATH = '/api/job-applications';
const TEXT_PARTS = Object.entries(applicationFields()).map(([name, value]) => part(name, value ?? ''));

function sendParts(url: string, ...parts: Buffer[]) {
  const body = Buffer.concat([...TEXT_PARTS, ...parts]);
  return sendRaw(url, multipartHead(PATH, { 'Content-Length': body.length }), body);
}

it.each(engines)('a resume of exactly 5 MiB is stored on %s', async (engine) => {
  const service = await startTestService(engine);
  const content = pdfOfSize(RESUME_MAX_BYTES);
  const response = await apply(service, applicationFields(), { content, name: 'resume.pdf' });
  expect(response.statusCode).toBe(200);
  const [stored] = await storedResumes(service);
  expect(stored?.size).toBe(5_242_880);
  expect(content.equals(stored?.content ?? Buffer.alloc(0))).toBe(true);
  await expectNoUploads(service);
});

// These are refused before anything is stored, so the database engine makes no difference.
describe('a resume', () => {
  it.each([
    ['a renamed program', 'wrongType', exe()],
    ['a renamed spreadsheet', 'wrongType', xls()],
    ['a plain archive', 'wrongType', zip([{ name: 'readme.txt', content: 'hello' }])],
    ['a program with a document behind it', 'wrongType', Buffer.concat([exe(), pdf()])],
    ['a document with an archive behind it', 'wrongType', Buffer.concat([pdf(), docx()])],
    ['a document with macros', 'macros', docx([{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' }])],
    ['an old document with macros', 'macros', doc({ name: 'Macros', members: [] })],
    [
      'an encrypted document',
      'locked',
      compoundFile([{ name: 'EncryptedPackage', content: Buffer.alloc(5000) }]),
    ],
    ['a zip bomb', 'damaged', docx([{ name: 'word/a.bmp', content: '', claimedBytes: 4_000_000_000 }])],
    ['a document that was cut', 'damaged', docx().subarray(0, 200)],
    ['a file of no bytes', 'empty', Buffer.alloc(0)],
  ] as const)(
    'that is %s is refused with advice and leaves nothing behind',
    async (_what, reason, content) => {
      const service = await startTestService('SQLite');
      const response = await apply(service, applicationFields(), { content, name: 'resume.pdf' });
      expect(response.statusCode).toBe(422);
      const sentence = resumeMessages[reason];
      expect(response.json()).toEqual({ error: sentence, fields: { resume: sentence } });
      await expectNothingOfApplications(service);
    },
  );

  it('of a template is refused', async () => {
    const service = await startTestService('SQLite');
    const response = await apply(service, applicationFields(), { content: docx(), name: 'resume.dotx' });
    expect(response.json().fields).toEqual({ resume: resumeMessages.template });
    await expectNothingOfApplications(service);
  });

  it.each([RESUME_MAX_BYTES + 1, 4 * RESUME_MAX_BYTES])('of %i bytes is too large', async (bytes) => {
    const service = await startTestService('SQLite');
    const content = pdfOfSize(bytes);
    const response = await apply(service, applicationFields(), { content, name: 'resume.pdf' });
    expect(response.statusCode).toBe(413);
    expect(response.json().fields).toEqual({ resume: resumeMessages.tooLarge });
    await expectNothingOfApplications(service);
  });

  it('that is sent twice is refused, and nothing is kept', async () => {
    const service = await startTestService('SQLite');
    const form = applicationForm(
      applicationFields(),
      { content: pdf(), name: 'one.pdf' },
      { content: docx(), name: 'two.docx' },
    );
    expect((await post(service.app, form, { path: PATH })).statusCode).toBe(400);
    await expectNothingOfApplications(service);
  });

  it('that was not chosen is no resume: browsers send an empty file without a name', async () => {
    const service = await startTestService('SQLite');
    const response = await sendParts(await service.listen(), part('resume', '', ''), END);
    expect(response.status).toBe(200);
    expect(await storedApplications(service)).toMatchObject([{ resume_filename: null }]);
  });

  it('that ends in the middle is refused', async () => {
    const service = await startTestService('SQLite');
    const response = await sendParts(
      await service.listen(),
      part('resume', pdfOfSize(300_000), 'resume.pdf').subarray(0, 200_000),
    );
    expect(response.status).toBe(400);
    await expectNothingOfApplications(service);
  });

  it('whose client disconnects in the middle leaves nothing behind', async () => {
    const service = await startTestService('SQLite');
    await abandonUpload(service, 2_000_000);
    await vi.waitFor(() => expectNoUploads(service), { timeout: 15_000 });
    await expectNothingOfApplications(service);
    expect((await apply(service, applicationFields())).statusCode).toBe(200);
  });
});

/** Sends part of the announced body, waits until the server has received it, and closes the connection. */
async function abandonUpload(service: TestService, sentBytes: number): Promise<void> {
  const socket = await openSocket(await service.listen());
  const requested = once(service.app.server, 'request');
  socket.write(multipartHead(PATH, { 'Content-Length': 4_000_000 }));
  const [request] = await requested;
  let arrived = 0;
  const enough = new Promise<void>((resolve) => {
    request.on('data', (chunk: Buffer) => {
      arrived += chunk.length;
      if (arrived >= sentBytes) resolve();
    });
  });
  const body = Buffer.concat([...TEXT_PARTS, part('resume', pdfOfSize(3_000_000), 'resume.pdf')]);
  socket.write(body.subarray(0, sentBytes));
  await enough;
  const gone = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await gone;
}
