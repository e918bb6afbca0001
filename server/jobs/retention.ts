import { retentionDays } from '../../content/retention.ts';
import { addMilliseconds } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { DAY_MS } from '../durations.ts';

/** They belong to no lead that they would be deleted with. */
const MORNING_SUMMARY_DAYS = 30;

/** Deletes what the privacy policy says. Resumes, photos and waiting mail are deleted with their lead. */
export async function deleteExpired(database: Database, now: Date): Promise<number> {
  const before = (days: number) => addMilliseconds(now, -days * DAY_MS).toISOString();
  const expired = [
    database.deleteFrom('contact_messages').where('received_at', '<', before(retentionDays.contactMessages)),
    database.deleteFrom('job_applications').where('received_at', '<', before(retentionDays.jobApplications)),
    database
      .deleteFrom('contact_messages')
      .where('is_spam', '=', 1)
      .where('received_at', '<', before(retentionDays.spam)),
    database
      .deleteFrom('job_applications')
      .where('is_spam', '=', 1)
      .where('received_at', '<', before(retentionDays.spam)),
    database
      .deleteFrom('outbox')
      .where('kind', '=', 'morning-summary')
      .where('created_at', '<', before(MORNING_SUMMARY_DAYS)),
  ];
  let deleted = 0;
  for (const query of expired) deleted += Number((await query.executeTakeFirst()).numDeletedRows);
  return deleted;
}
