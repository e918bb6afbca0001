import { listFailed, retryFailed } from '../../records/mail.ts';
import { counted } from '../../records/wording/counted.ts';
import { mailKinds } from '../../records/wording/mail-wording.ts';
import { type RecordCommand, shellCommand } from '../command.ts';
import { Problem } from '../problem.ts';
import { requireRecord } from '../required-record.ts';

export const retry: RecordCommand = {
  name: 'retry',
  arguments: ['[REF]'],
  options: [],
  summary: 'sends mail again that was given up',
  details: 'All of it, or that about one REF. The server sends it within a minute.',
  async run({ database, clock, args, screen, config }) {
    const [reference] = args;
    const wanted = reference && (await requireRecord(database, reference)).row.reference;
    const failed = await listFailed(database, wanted);
    if (failed.length === 0)
      throw new Problem(wanted ? `No mail about ${wanted} has failed.` : 'No mail has failed.', {
        advice: [`What waits: ${shellCommand('outbox')}`],
      });
    await retryFailed(database, failed, clock());
    screen.line(`${counted(failed.length, 'mail')} will be sent again within a minute, if the server runs:`);
    for (const { reference, kind } of failed) screen.paragraph(`${reference}, ${mailKinds[kind]}`);
    if (!config.mail.smtpUrl)
      screen.paragraph('SMTP_URL is not set here. A server without it sends no mail.', 'quiet');
  },
};
