import { countMail, listMail, type MailRow, mailRecord } from '../../records/mail.ts';
import { mailKinds, mailState } from '../../records/wording/mail-wording.ts';
import { toned } from '../../records/wording/tone.ts';
import { type RecordCommand, shellCommand } from '../command.ts';
import type { Column } from '../screen/table.ts';
import { limitOf, showListing } from '../views/listing.ts';

export const outbox: RecordCommand = {
  name: 'outbox',
  arguments: [],
  options: ['all', 'json'],
  summary: 'mail that has not gone out, reminders to come',
  details:
    'What was given up first, then by the time of the next attempt. With --all what was sent and what became unneeded, too.',
  async run(call) {
    const { database, clock, screen, config, options } = call;
    const isWhole = options.all;
    const rows = await listMail(database, { isWhole, limit: limitOf(call) });
    await showListing(call, {
      rows,
      count: () => countMail(database, { isWhole }),
      columns: columns(rows, clock()),
      record: mailRecord,
      none: 'No mail waits.',
      command: 'outbox --all',
    });
    if (options.json || rows.length === 0) return;
    if (rows.some(({ state }) => state === 'failed')) {
      screen.line();
      screen.paragraph(`Try the failed ones again: ${shellCommand('retry')}`, 'quiet');
    }
    if (!config.mail.smtpUrl) {
      screen.line();
      screen.paragraph('SMTP_URL is not set here. A server without it sends no mail.', 'quiet');
    }
  },
};

function columns(rows: readonly MailRow[], now: Date): Column<MailRow>[] {
  return [
    { title: 'Reference', of: (row) => toned('reference', row.reference ?? '') },
    { title: 'Mail', of: (row) => mailKinds[row.kind] },
    { title: 'State', of: (row) => mailState(row, now) },
    { title: 'Tries', of: (row) => String(row.attempts), dropOrder: 2 },
    { title: 'About', of: (row) => row.name ?? '', minWidth: 12, dropOrder: 1 },
    ...(rows.some((row) => row.last_error) ? [lastError] : []),
  ];
}

const lastError: Column<MailRow> = {
  title: 'The mail server said',
  of: (row) => toned('quiet', row.last_error ?? ''),
  minWidth: 20,
};
