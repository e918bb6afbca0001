import { unmarkSpam } from '../../records/spam.ts';
import { promiseOf } from '../../records/wording/durations.ts';
import { toned } from '../../records/wording/tone.ts';
import type { RecordCommand } from '../command.ts';
import { Problem } from '../problem.ts';
import { requireRecord } from '../required-record.ts';

export const notSpam: RecordCommand = {
  name: 'not-spam',
  arguments: ['<REF>'],
  options: [],
  summary: 'makes it a lead, and sends the mail held back',
  details: 'Works for applications as well. The server sends the mail within a minute.',
  async run({ database, clock, args, screen, config }) {
    const found = await requireRecord(database, args[0] ?? '');
    const { reference, name } = found.row;
    if (!found.row.is_spam) throw new Problem(`${reference} is not kept as spam.`);
    const now = clock();
    await unmarkSpam(database, found, now);
    screen.line(
      toned('good', 'Not spam '),
      toned('reference', reference),
      ` ${name}`,
      ...(found.kind === 'lead' ? [', ', promiseOf(found.row, now)] : []),
    );
    screen.paragraph(
      config.mail.smtpUrl
        ? 'Its mail goes out within a minute, if the server runs.'
        : 'Its mail is in the outbox. SMTP_URL is not set here; a server without it sends no mail.',
      'quiet',
    );
  },
};
