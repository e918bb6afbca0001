import type { ContactMessageRow } from '../../database/schema.ts';
import { ageOf, promiseOf } from '../../records/wording/durations.ts';
import { toned } from '../../records/wording/tone.ts';
import type { Column } from '../screen/table.ts';
import { excerpt } from './excerpt.ts';

/** The table of leads: how urgent, who, what, how to reach them. */
export function leadColumns(now: Date): Column<ContactMessageRow>[] {
  return [
    { title: 'Reference', of: (lead) => toned('reference', lead.reference) },
    { title: 'Age', of: (lead) => ageOf(lead.received_at, now), dropOrder: 1 },
    { title: 'Answer', of: (lead) => promiseOf(lead, now) },
    { title: 'Name', of: (lead) => toned(lead.answered_at ? 'plain' : 'strong', lead.name), minWidth: 10 },
    { title: 'Project', of: (lead) => lead.project_type, minWidth: 16, dropOrder: 2 },
    { title: 'Phone', of: (lead) => lead.phone, minWidth: 14, dropOrder: 3 },
    { title: 'Message', of: (lead) => excerpt(lead.message), minWidth: 20, dropOrder: 4 },
  ];
}
