import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { hiddenFields } from '../../../contract/api.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { plannedReminders } from '../../outbox/reminders.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields, PROJECT_TYPE, post } from '../../testing/forms.ts';
import { hoursAfterStart, REPLY_HOURS } from '../../testing/promised-answer.ts';
import { startTestService, type TestService } from '../../testing/test-service.ts';

async function messages({ database }: TestService) {
  return database.selectFrom('contact_messages').selectAll().orderBy('id').execute();
}

async function mails({ database }: TestService) {
  return database.selectFrom('outbox').selectAll().orderBy('id').execute();
}

describe.each(engines)('the contact relay on %s', (engine) => {
  it('stores a request before it responds, with a reference and the promised time', async () => {
    const service = await startTestService(engine);
    const response = await post(service.app, estimateFields());

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      reference: expect.stringMatching(`^${company.initials}-[2-9][2-9ACDEFGHJKMNPQRTWXY]{4}$`),
      receivedAt: '2026-11-15T15:00:00.000Z',
      replyBy: hoursAfterStart(REPLY_HOURS),
      page: expect.stringMatching(/^\/request\/[\w-]{22}$/),
      offersTimes: true,
    });
    const [message] = await messages(service);
    expect(message).toMatchObject({
      id: 1,
      reference: response.json().reference,
      form: 'estimate',
      name: 'Maya Okafor',
      email: 'maya@example.ca',
      phone: '(416) 555-0199',
      project_type: PROJECT_TYPE,
      message: 'Galley kitchen in a 1920s semi, one wall to come out.',
      subject: `Free Estimate Request - ${PROJECT_TYPE}`,
      is_spam: 0,
      answered_at: null,
    });
  });

  it('owes the owner a mail at once, and two reminders of its promise', async () => {
    const service = await startTestService(engine);
    await post(service.app, estimateFields());
    const promised = { received_at: hoursAfterStart(0), reply_by: hoursAfterStart(REPLY_HOURS) };
    expect(
      (await mails(service)).map(({ kind, state, next_attempt_at }) => [kind, state, next_attempt_at]),
    ).toEqual([
      ['contact-message', 'waiting', hoursAfterStart(0)],
      ...plannedReminders(promised).map(({ kind, dueAt }) => [kind, 'waiting', dueAt.toISOString()]),
    ]);
  });

  it('wakes the delivery once a new request is stored', async () => {
    let storedWhenWoken: ReturnType<typeof messages> | undefined;
    const service: TestService = await startTestService(engine, {
      wakeOutbox: () => {
        storedWhenWoken = messages(service);
      },
    });
    await post(service.app, estimateFields());
    expect(await storedWhenWoken).toHaveLength(1);
  });

  it('makes one lead of a request that is sent several times, even at once, and says the same each time', async () => {
    const service = await startTestService(engine);
    const fields = estimateFields();
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => post(service.app, fields)));
    service.clock.pass(60_000);
    responses.push(await post(service.app, { ...fields, [hiddenFields.elapsed]: '90000' }));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const said = responses.map((response) => ({ ...response.json(), page: 'another link each time' }));
    expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await messages(service)).toHaveLength(1);
    expect(await mails(service)).toHaveLength(3);
  });

  it('refuses another body under the id of an earlier request', async () => {
    const service = await startTestService(engine);
    const fields = estimateFields();
    await post(service.app, fields);
    const response = await post(service.app, { ...fields, message: 'Something else altogether.' });
    expect(response.statusCode).toBe(409);
    expect(response.json().error).toContain(company.phone.display);
    expect(await messages(service)).toHaveLength(1);
  });

  it('takes a request without an id as a new one', async () => {
    const service = await startTestService(engine);
    const fields = estimateFields({ [hiddenFields.submissionId]: undefined });
    const first = await post(service.app, fields);
    const second = await post(service.app, fields);
    expect(first.json().reference).not.toBe(second.json().reference);
  });

  it('refuses an invalid id', async () => {
    const service = await startTestService(engine);
    const response = await post(
      service.app,
      estimateFields({ [hiddenFields.submissionId]: '1; drop table' }),
    );
    expect(response.statusCode).toBe(400);
  });

  it.each([
    [
      'the field that people do not see is filled in',
      { [hiddenFields.honeypot]: 'http://spam.example' },
      'honeypot',
    ],
    ['it is sent faster than anybody types', { [hiddenFields.elapsed]: '12' }, 'too-fast'],
  ])(
    'keeps a request as spam when %s, responds as always and mails nothing',
    async (_when, fields, reason) => {
      const service = await startTestService(engine);
      const response = await post(service.app, estimateFields(fields));
      expect(response.statusCode).toBe(200);
      expect(Object.keys(response.json())).toEqual([
        'reference',
        'receivedAt',
        'replyBy',
        'page',
        'offersTimes',
      ]);
      expect(await messages(service)).toMatchObject([{ is_spam: 1, spam_reason: reason }]);
      expect(await mails(service)).toEqual([]);
    },
  );

  it('writes a subject when the form has none', async () => {
    const service = await startTestService(engine);
    await post(service.app, estimateFields({ subject: undefined }));
    expect(await messages(service)).toMatchObject([
      { form: 'contact', subject: `Contact Request - ${PROJECT_TYPE}` },
    ]);
  });

  it('keeps what was written as it was written', async () => {
    const service = await startTestService(engine);
    const message = `<b>markup</b> {{template}} \${code} =1+1 'quote"; drop table contact_messages; -- 漢字 🏠 \u200b�`;
    await post(service.app, estimateFields({ name: `O'Brien <x>`, message }));
    expect(await messages(service)).toMatchObject([{ name: `O'Brien <x>`, message }]);
  });

  it('gives every request its own reference', async () => {
    const service = await startTestService(engine, { limits: { postsPerMinute: 1000 } });
    await Promise.all(Array.from({ length: 50 }, () => post(service.app, estimateFields())));
    const references = (await messages(service)).map(({ reference }) => reference);
    expect(new Set(references).size).toBe(50);
  });
});

describe('the fields of a request', () => {
  it.each([
    ['name', 'M'],
    ['name', 'x'.repeat(101)],
    ['name', 'Maya\r\nBcc: all@example.org'],
    ['name', 'Maya\0'],
    ['email', 'maya@'],
    ['email', 'a@example.ca, b@example.ca'],
    ['email', 'maya@example.ca\nBcc: all@example.org'],
    ['email', `${'x'.repeat(250)}@example.ca`],
    ['phone', '4'.repeat(41)],
    ['projectType', 'Moon base'],
    ['message', 'short'],
    ['message', 'x'.repeat(5001)],
    ['message', 'x'.repeat(60_000)],
    ['message', 'a bell \x07 in the text'],
    ['subject', 'Two\nlines'],
    ['subject', 'x'.repeat(40_000)],
    [hiddenFields.replyTo, 'a@example.ca, b@example.ca'],
    [hiddenFields.replyTo, 'x'.repeat(40_000)],
    ['photoDescription1', 'x'.repeat(40_000)],
    ['name', undefined],
    ['email', undefined],
    ['projectType', undefined],
    ['message', undefined],
  ])('are refused by name when %s is %j', async (name, value) => {
    const service = await startTestService('SQLite');
    const response = await post(service.app, estimateFields({ [name]: value }));
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields)).toEqual([name]);
    expect(response.json().fields[name]).toMatch(/^[A-Z].*\.$/);
    expect(await messages(service)).toEqual([]);
  });

  it.each(['', undefined])('may be left out where they are not required: %j', async (value) => {
    const service = await startTestService('SQLite');
    const optional = Object.entries(contactFields).filter(([, { isRequired }]) => !isRequired);
    const left = Object.fromEntries(optional.map(([name]) => [name, value]));
    expect(Object.keys(left)).toContain('phone');
    expect((await post(service.app, estimateFields(left))).statusCode).toBe(200);
    const [message] = await messages(service);
    for (const [, { column }] of optional) expect(message?.[column]).toBe('');
  });

  it('may be as long as the rules say, in any script', async () => {
    const service = await startTestService('SQLite');
    const message = '漢'.repeat(5000);
    const id = randomUUID();
    const response = await post(service.app, estimateFields({ message, [hiddenFields.submissionId]: id }));
    expect(response.statusCode).toBe(200);
    expect(await messages(service)).toMatchObject([{ message, submission_id: id }]);
  });
});
