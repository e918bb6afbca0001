import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { hiddenFields } from '../../../contract/api.ts';
import {
  applicationFields,
  applicationForm,
  apply,
  EXPERIENCE,
  expectNothingOfApplications,
  expectNoUploads,
  POSITION,
  storedApplications,
  storedResumes,
} from '../../testing/applications.ts';
import { engines } from '../../testing/engines.ts';
import { post } from '../../testing/forms.ts';
import { NAVIGATION } from '../../testing/post-as-browser.ts';
import { doc, docx, pdf } from '../../testing/resume-files/resume-files.ts';
import { startTestService } from '../../testing/test-service.ts';

const PATH = '/api/job-applications';
const resume = { content: pdf(), name: 'Résumé Okafor.pdf' };

describe.each(engines)('an application on %s', (engine) => {
  it('is stored before the response, without a resume where none was chosen', async () => {
    const service = await startTestService(engine);
    const response = await apply(service, applicationFields());

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      reference: expect.stringMatching(
        `^${company.initials}-[ACDEFGHJKMNPQRTWXY][2-9ACDEFGHJKMNPQRTWXY]{4}$`,
      ),
      receivedAt: '2026-11-15T15:00:00.000Z',
    });
    expect(await storedApplications(service)).toMatchObject([
      {
        id: 1,
        reference: response.json().reference,
        name: 'Ada Okafor',
        email: 'ada@example.ca',
        phone: '(416) 555-0177',
        position: POSITION,
        experience: EXPERIENCE,
        message: 'Twelve years of framing, the last four as a lead.',
        resume_filename: null,
        is_spam: 0,
      },
    ]);
    expect(await storedResumes(service)).toEqual([]);
  });

  it.each([
    ['PDF', pdf(), 'application/pdf', 'pdf'],
    ['DOC', doc(), 'application/msword', 'doc'],
    ['DOCX', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ])('keeps its %s byte for byte, under a name of its own', async (_kind, content, mediaType, ending) => {
    const service = await startTestService(engine);
    // The file name from the browser does not decide the format.
    const response = await apply(service, applicationFields(), { content, name: 'Résumé Okafor.bin' });

    expect(response.statusCode).toBe(200);
    const [stored] = await storedResumes(service);
    expect(stored).toMatchObject({
      job_application_id: 1,
      file_name: expect.stringMatching(new RegExp(`^resume-okafor-bin-\\w{8}\\.${ending}$`)),
      original_name: 'Résumé Okafor.bin',
      media_type: mediaType,
      size: content.length,
      stored_at: '2026-11-15T15:00:00.000Z',
    });
    expect(content.equals(stored?.content ?? Buffer.alloc(0))).toBe(true);
    expect(await storedApplications(service)).toMatchObject([{ resume_filename: stored?.file_name }]);
    await expectNoUploads(service);
  });

  it('may bring its resume before its fields', async () => {
    const service = await startTestService(engine);
    const form = applicationForm({}, resume);
    for (const [name, value] of Object.entries(applicationFields())) form.append(name, value ?? '');
    expect((await post(service.app, form, { path: PATH })).statusCode).toBe(200);
    expect(await storedResumes(service)).toHaveLength(1);
  });

  it('is mailed at once, unless it is spam, which is kept with its resume', async () => {
    const service = await startTestService(engine);
    await apply(service, applicationFields(), resume);
    await apply(service, applicationFields({ [hiddenFields.honeypot]: 'http://spam.example' }), resume);
    expect(await storedApplications(service)).toMatchObject([{ is_spam: 0 }, { is_spam: 1 }]);
    expect(await storedResumes(service)).toHaveLength(2);
    expect(await service.database.selectFrom('outbox').selectAll().execute()).toMatchObject([
      { kind: 'job-application', job_application_id: 1, state: 'waiting' },
    ]);
  });

  it('that is sent several times, even at once, is one, with one resume and the same response', async () => {
    const service = await startTestService(engine);
    const fields = applicationFields();
    const responses = await Promise.all([1, 2, 3, 4].map(() => apply(service, fields, resume)));
    service.clock.pass(60_000);
    responses.push(await apply(service, fields, { ...resume, name: 'same content.pdf' }));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await storedApplications(service)).toHaveLength(1);
    expect(await storedResumes(service)).toHaveLength(1);
    await expectNoUploads(service);
  });

  it.each([
    ['another resume', { content: docx(), name: 'resume.docx' }],
    ['no resume', undefined],
  ])('with %s under the id of an earlier one is refused', async (_what, other) => {
    const service = await startTestService(engine);
    const fields = applicationFields();
    await apply(service, fields, resume);
    expect((await apply(service, fields, other)).statusCode).toBe(409);
    expect(await storedApplications(service)).toHaveLength(1);
  });

  it('that was posted without JavaScript leads back to the careers page', async () => {
    const service = await startTestService(engine);
    const fields = applicationFields({
      [hiddenFields.submissionId]: undefined,
      [hiddenFields.elapsed]: undefined,
    });
    const response = await apply(service, fields, resume, NAVIGATION);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/careers#application-sent');
    expect(await storedResumes(service)).toHaveLength(1);
  });

  it('that was posted without JavaScript and is refused shows what was typed, and asks for the file again', async () => {
    const service = await startTestService(engine);
    const response = await apply(service, applicationFields({ phone: '1' }), resume, NAVIGATION);
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('Please enter a valid phone number');
    expect(response.body).toContain('Twelve years of framing, the last four as a lead.');
    expect(response.body).toMatch(/<input type="file" [^>]*name="resume"/);
    await expectNothingOfApplications(service);
  });
});

describe('the fields of an application', () => {
  it.each([
    ['name', 'a single letter', 'A', 'Name must be at least 2 characters'],
    ['name', 'a header of a mail', 'Ada\r\nBcc: all@example.org', 'Name must be at least 2 characters'],
    ['name', 'a page of letters', 'x'.repeat(101), 'Name must be at least 2 characters, and at most 100'],
    ['email', 'a name', 'ada', 'Please enter a valid email address'],
    ['email', 'two addresses', 'ada@example.ca, bob@example.ca', 'Please enter a valid email address'],
    ['phone', 'four digits', '1234', 'Please enter a valid phone number'],
    ['position', 'one that is not offered', 'Astronaut', 'Please select a position'],
    ['position', 'none', '', 'Please select a position'],
    ['experience', 'a missing field', undefined, 'Please select your experience level'],
    ['message', 'two words', 'Hire me', 'Please provide details about your relevant experience and interest'],
    [
      'message',
      'a book',
      'x'.repeat(40_000),
      'Please provide details about your relevant experience and interest',
    ],
    ['resume', 'a text', 'resume.pdf', 'Please upload your resume'],
    ['resume', 'a book', 'x'.repeat(40_000), 'Please upload your resume'],
  ])('%s like %s is refused, and nothing is kept', async (name, _like, value, message) => {
    const service = await startTestService('SQLite');
    const file = name === 'resume' ? undefined : resume;
    const response = await apply(service, applicationFields({ [name]: value }), file);
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toEqual({ [name]: message });
    await expectNothingOfApplications(service);
  });

  it('are all reported at once, the resume among them', async () => {
    const service = await startTestService('SQLite');
    const response = await apply(service, {}, { content: Buffer.from('MZ'), name: 'resume.pdf' });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields).sort()).toEqual(
      ['email', 'experience', 'message', 'name', 'phone', 'position', 'resume'].sort(),
    );
  });
});
