import type { Schema } from '../../database/schema.ts';
import type { Screen } from '../screen/screen.ts';
import type { RowCounts } from '../store/tables.ts';

const labels: { readonly [Table in keyof Schema]?: string } = {
  contact_messages: 'Leads',
  lead_photos: 'Photos',
  job_applications: 'Applications',
  resumes: 'Resumes',
  newsletter_subscriptions: 'Subscribers',
  outbox: 'Mail, sent and unsent',
  secrets: 'Keys of links in mail',
};

export function showRowCounts(screen: Screen, counts: RowCounts): void {
  const known = Object.entries(labels).filter(([table]) => counts.has(table));
  const others = [...counts.keys()]
    .filter((table) => !(table in labels))
    .map((table) => [table, table] as const);
  screen.facts([...known, ...others].map(([table, label]) => [label, String(counts.get(table))]));
}
