import {
  type ApplicationRow,
  applicationRecord,
  countApplications,
  listApplications,
} from '../../records/applications.ts';
import { ageOf } from '../../records/wording/durations.ts';
import { resumeKind } from '../../records/wording/resume-wording.ts';
import { toned } from '../../records/wording/tone.ts';
import type { RecordCommand } from '../command.ts';
import type { Column } from '../screen/table.ts';
import { excerpt } from '../views/excerpt.ts';
import { limitOf, showListing } from '../views/listing.ts';

export const applications: RecordCommand = {
  name: 'applications',
  arguments: [],
  options: ['all', 'json'],
  summary: 'job applications',
  details: 'The newest first. On a terminal the first 50.',
  async run(call) {
    const { database, clock } = call;
    await showListing(call, {
      rows: await listApplications(database, { limit: limitOf(call) }),
      count: () => countApplications(database),
      columns: columns(clock()),
      record: applicationRecord,
      none: 'No applications yet.',
      command: 'applications --all',
    });
  },
};

function columns(now: Date): Column<ApplicationRow>[] {
  return [
    { title: 'Reference', of: (row) => toned('reference', row.reference) },
    { title: 'Age', of: (row) => ageOf(row.received_at, now) },
    { title: 'Name', of: (row) => toned('strong', row.name), minWidth: 12 },
    { title: 'Position', of: (row) => row.position, minWidth: 14 },
    { title: 'Experience', of: (row) => row.experience, minWidth: 10, dropOrder: 2 },
    { title: 'Resume', of: (row) => resumeKind(row) ?? toned('quiet', 'none') },
    { title: 'Phone', of: (row) => row.phone, minWidth: 14, dropOrder: 1 },
    { title: 'Message', of: (row) => excerpt(row.message), minWidth: 20, dropOrder: 3 },
  ];
}
