import { describe, expect, it } from 'vitest';
import { engines } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { startTestService } from '../testing/test-service.ts';

describe.each(engines)('the contact relay on %s', (engine) => {
  it('stores a request before it answers, with a reference and the promised time', async () => {
    const { app, database } = await startTestService(engine);
    const answer = await post(app, estimateFields());

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      reference: expect.stringMatching(/^HJ-[2-9][2-9A-Z]{4}$/),
      receivedAt: '2026-11-15T15:00:00.000Z',
      replyBy: '2026-11-17T15:00:00.000Z',
    });
    const row = await database.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      id: 1,
      reference: answer.json().reference,
      form: 'estimate',
      name: 'Maya Okafor',
      email: 'maya@example.ca',
      phone: '(416) 555-0199',
      project_type: 'Kitchen Renovations',
      message: 'Galley kitchen in a 1920s semi, one wall to come out.',
      subject: 'Free Estimate Request - Kitchen Renovations',
      is_spam: 0,
      answered_at: null,
    });
  });
});
