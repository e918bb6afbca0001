import { applicationRecord } from '../../records/applications.ts';
import { leadRecord } from '../../records/leads.ts';
import type { Found } from '../../records/references.ts';
import { countSpam, listSpam } from '../../records/spam.ts';
import { ageOf } from '../../records/wording/durations.ts';
import { deletionOf, spamReasonOf } from '../../records/wording/spam-wording.ts';
import { toned } from '../../records/wording/tone.ts';
import { type RecordCommand, shellCommand } from '../command.ts';
import type { Column } from '../screen/table.ts';
import { excerpt } from '../views/excerpt.ts';
import { limitOf, showListing } from '../views/listing.ts';

export const spam: RecordCommand = {
  name: 'spam',
  arguments: [],
  options: ['all', 'json'],
  summary: 'what was taken for spam: kept, never mailed',
  details:
    'Programs fill in a field that people do not see, or send faster than anybody types. What was taken for spam is deleted after a while.',
  async run(call) {
    const { database, clock, screen, options } = call;
    const rows = await listSpam(database, { limit: limitOf(call) });
    await showListing(call, {
      rows,
      count: () => countSpam(database),
      columns: columns(clock()),
      record: ({ kind, row }) => ({ kind, ...(kind === 'lead' ? leadRecord(row) : applicationRecord(row)) }),
      none: 'No spam.',
      command: 'spam --all',
    });
    const [first] = rows;
    if (options.json || !first) return;
    screen.line();
    screen.paragraph(`A person after all? ${shellCommand('not-spam', first.row.reference)}`, 'quiet');
  },
};

function columns(now: Date): Column<Found>[] {
  return [
    { title: 'Reference', of: ({ row }) => toned('reference', row.reference) },
    { title: 'Age', of: ({ row }) => ageOf(row.received_at, now) },
    { title: 'Deleted', of: ({ row }) => deletionOf(row, now) },
    { title: 'Why', of: ({ row }) => spamReasonOf(row), dropOrder: 1 },
    { title: 'Name', of: ({ row }) => row.name, minWidth: 12 },
    { title: 'E-mail', of: ({ row }) => row.email, minWidth: 16, dropOrder: 2 },
    { title: 'Message', of: ({ row }) => excerpt(row.message), minWidth: 16 },
  ];
}
