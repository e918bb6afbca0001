import { describe, expect, it, onTestFinished } from 'vitest';
import { parseMail } from '../../../testing/received-mail.ts';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
import { applicationFields, apply, POSITION } from '../../testing/applications.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { REPLY_HOURS } from '../../testing/promised-answer.ts';
import { testOutbox } from '../../testing/test-outbox.ts';
import { startTestService } from '../../testing/test-service.ts';
import { HOUR_MS } from '../../time/durations.ts';

/** Text that looks like encoded words; a mail client would decode the first two to a line break. */
const LOOKALIKES = [
  '=?utf-8?Q?x=0D=0ABcc:_v@evil.com?=',
  '=?utf-8?B?DQpCY2M6IHZAZXZpbC5jb20=?=',
  'Maya =?iso-8859-1*en?q?=0a?= "Okafor", <é> =?utf-8?Q?x',
  '=?=?utf-8?Q?=41?=?=',
  `=?utf-8?Q?${'=0A_'.repeat(20)}?=`,
];

/** Every header of a sent mail, unfolded. */
function headerLines(source: Buffer): string[] {
  const [head = ''] = source.toString('latin1').split('\r\n\r\n');
  return head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

/** The words that a mail client decodes. */
function encodedWords(line: string): string[] {
  return line.match(/=\?[^?]*\?[bq]\?[^?]*\?=/gi) ?? [];
}

async function sentMails(settings: Record<string, string> = {}) {
  const sources: Buffer[] = [];
  const server = await startSmtpServer((source) => {
    sources.push(source);
    return 'accept';
  });
  onTestFinished(() => server.close());
  const service = await startTestService('SQLite', { settings });
  const outbox = testOutbox(service, server.url);
  return {
    service,
    async sendDue() {
      sources.length = 0;
      await outbox.sendDue();
      return Promise.all(
        sources.map(async (source) => {
          const { headers } = await parseMail(source);
          const read = (name: string) => headers.get(name)?.[0];
          return { lines: headerLines(source), subject: read('subject'), replyTo: read('reply-to') };
        }),
      );
    },
  };
}

type SentMail = Awaited<ReturnType<Awaited<ReturnType<typeof sentMails>>['sendDue']>>[number];

/** All words that a mail client decodes were encoded by the server; none was typed. */
function expectOwnWordsOnly({ lines }: SentMail) {
  for (const word of lines.flatMap(encodedWords)) expect(word).toMatch(/^=\?UTF-8\?/);
  expect(lines.join('\n')).not.toMatch(/=0[AD]|=\?(utf-8|iso)/);
}

describe('text that looks like an encoded header', () => {
  it.each(LOOKALIKES)('arrives as it was typed in the mails of a lead: %s', async (typed) => {
    const { service, sendDue } = await sentMails();
    const response = await post(service.app, estimateFields({ name: typed, subject: typed }));
    expect(response.statusCode).toBe(200);
    const [lead, ...none] = await sendDue();
    expect(none).toEqual([]);
    expect(lead).toMatchObject({ subject: typed, replyTo: `${typed} <maya@example.ca>` });
    expectOwnWordsOnly(lead as SentMail);

    service.clock.pass((REPLY_HOURS / 2) * HOUR_MS);
    const [reminder] = await sendDue();
    expect(reminder?.subject).toContain(`Reminder: ${typed} is waiting for an answer`);
    expect(reminder?.replyTo).toBe(`${typed} <maya@example.ca>`);
    expectOwnWordsOnly(reminder as SentMail);
  });

  it.each(LOOKALIKES)('arrives as it was typed in the mail of an application: %s', async (typed) => {
    const { service, sendDue } = await sentMails();
    const response = await apply(service, applicationFields({ name: typed }));
    expect(response.statusCode).toBe(200);
    const [mail] = await sendDue();
    expect(mail).toMatchObject({
      subject: `Job Application - ${POSITION} - ${typed}`,
      replyTo: `${typed} <ada@example.ca>`,
    });
    expectOwnWordsOnly(mail as SentMail);
  });

  it('is in no header of a confirmation', async () => {
    const [typed] = LOOKALIKES;
    const { service, sendDue } = await sentMails({ CONFIRMATION_MAIL: 'on', MAIL_TO: 'owner@example.ca' });
    await post(service.app, estimateFields({ name: typed, subject: typed }));
    await apply(service, applicationFields({ name: typed }));
    const confirmations = (await sendDue()).filter(({ subject }) => subject?.startsWith('We received your'));
    expect(confirmations).toHaveLength(2);
    for (const confirmation of confirmations) {
      expectOwnWordsOnly(confirmation);
      expect(confirmation.lines.join('\n')).not.toContain('evil');
    }
  });
});
