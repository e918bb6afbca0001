import {
  countSubscribers,
  listSubscribers,
  type SubscriberRow,
  subscriberRecord,
} from '../../records/subscribers.ts';
import { ageOf } from '../../records/wording/durations.ts';
import { toned } from '../../records/wording/tone.ts';
import type { RecordCommand } from '../command.ts';
import type { Column } from '../screen/table.ts';
import { limitOf, showListing } from '../views/listing.ts';

export const subscribers: RecordCommand = {
  name: 'subscribers',
  arguments: [],
  options: ['all', 'json'],
  summary: 'who asked for the newsletter',
  details: "With --json also the wording that they agreed to, which Canada's anti-spam law asks for.",
  async run(call) {
    const { database, clock } = call;
    await showListing(call, {
      rows: await listSubscribers(database, limitOf(call)),
      count: () => countSubscribers(database),
      columns: columns(clock()),
      record: subscriberRecord,
      none: 'No subscribers yet.',
      command: 'subscribers --all',
    });
  },
};

function columns(now: Date): Column<SubscriberRow>[] {
  return [
    { title: 'E-mail', of: (row) => toned('strong', row.email), minWidth: 24 },
    { title: 'Age', of: (row) => ageOf(row.created_at, now) },
    { title: 'Consent', of: (row) => row.consent_version || 'without its wording', minWidth: 10 },
    { title: 'On page', of: (row) => row.page, minWidth: 10, dropOrder: 1 },
  ];
}
