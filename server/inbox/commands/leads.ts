import { countLeads, leadRecord, listLeads } from '../../records/leads.ts';
import type { RecordCommand } from '../command.ts';
import { leadColumns } from '../views/lead-columns.ts';
import { limitOf, showListing } from '../views/listing.ts';

export const leads: RecordCommand = {
  name: 'leads',
  arguments: [],
  options: ['waiting', 'all', 'json'],
  summary: 'requests, with the time left to answer them',
  details:
    'The newest first; with --waiting only those without an answer, the most urgent first. On a terminal the first 50.',
  async run(call) {
    const { database, clock, options } = call;
    const isWaiting = options.waiting;
    await showListing(call, {
      rows: await listLeads(database, { isWaiting, limit: limitOf(call) }),
      count: () => countLeads(database, { isWaiting }),
      columns: leadColumns(clock()),
      record: leadRecord,
      none: isWaiting ? 'No lead waits for an answer.' : 'No leads yet.',
      command: isWaiting ? 'leads --waiting --all' : 'leads --all',
    });
  },
};
