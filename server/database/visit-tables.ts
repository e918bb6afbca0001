import type { Generated, Selectable } from 'kysely';
import type { Timestamp } from './column-types.ts';

/** A single row: the owner's rule for when visits can be booked. */
export type VisitRuleTable = {
  id: number;
  /** JSON, or null until the rule is first saved. See server/visits/rule.ts. */
  content: string | null;
};

/** A visit at the address of a request. A database constraint keeps visits that are not cancelled from overlapping. */
export type VisitsTable = {
  id: Generated<number>;
  contact_message_id: number;
  /** UID and SEQUENCE of iCalendar: each change of a visit keeps the uid and increments the sequence. */
  uid: string;
  sequence: number;
  /** The agreed local time, such as '2026-11-19T09:00'. The start and end instants are derived from it. */
  wall_clock: string;
  time_zone: string;
  /** Minutes since 1970 in UTC. They are numbers because PostgreSQL's exclusion constraint needs an int4range. */
  start_minute: number;
  end_minute: number;
  street: string;
  city: string;
  access: string;
  /** The published team member who makes the visit. */
  person_id: number | null;
  booked_at: Timestamp;
  changed_at: Timestamp;
  cancelled_at: Timestamp | null;
  cancelled_by: 'visitor' | 'owner' | null;
  reason: string | null;
  search_text: Generated<string>;
};

export type VisitRow = Selectable<VisitsTable>;
