import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { company } from '../../content/company.ts';
import type { VisitRow } from '../database/visit-tables.ts';
import type { VisitNotice } from './visit-mail.ts';
import { placeOf, spanOf } from './visits.ts';

export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** The parts of a visit that a calendar needs. */
export type CalendarVisit = Pick<VisitNotice, 'uid' | 'sequence' | 'start' | 'end' | 'changedAt'> &
  CalendarWording & {
    readonly isCancelled?: boolean;
    /** The invited person. */
    readonly attendee?: { readonly name: string; readonly email: string };
  };

/** What a calendar says about a visit. */
type CalendarWording = {
  readonly summary: string;
  readonly description: string;
  /** Left out if empty. */
  readonly location: string;
};

/** As a visit stands in the database. */
export function calendarVisit(visit: VisitRow, wording: CalendarWording): CalendarVisit {
  return {
    uid: visit.uid,
    sequence: visit.sequence,
    changedAt: visit.changed_at,
    ...spanOf(visit),
    ...wording,
  };
}

type Options = {
  readonly method: CalendarMethod;
  /** The domain of the identifiers, and the organizer of the invitations. */
  readonly sender: { readonly address: string };
  readonly name?: string;
};

type Facts = Pick<VisitNotice, 'name' | 'phone' | 'access' | 'reference' | 'street' | 'city'>;

export function ownerWording({ name, phone, access, reference, ...place }: Facts): CalendarWording {
  return {
    summary: `Visit: ${name}`,
    description: [phone, access, reference].filter(Boolean).join('\n'),
    location: placeOf(place),
  };
}

/** `page` is the address of the visitor's page, where the visit can be changed. */
export function visitorWording(location: string, page?: string): CalendarWording {
  return {
    summary: `Visit of ${company.name}`,
    description: page ? `Move or cancel: ${page}` : `Questions: ${company.phone.display}`,
    location,
  };
}

/** A text/calendar file. Times are in UTC: every calendar shows them in its own zone. */
export function calendarText(visits: readonly CalendarVisit[], { method, sender, name }: Options): string {
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  const calendar = ical({
    prodId: { company: company.name, product: 'Visits', language: 'EN' },
    method: ICalCalendarMethod[method],
    ...(name && { name }),
  });
  for (const visit of visits) {
    const event = calendar.createEvent({
      id: `${visit.uid}@${domain}`,
      sequence: visit.sequence,
      stamp: new Date(visit.changedAt),
      start: new Date(visit.start),
      end: new Date(visit.end),
      summary: visit.summary,
      description: visit.description,
      ...(visit.location && { location: visit.location }),
      status: visit.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (!visit.attendee || method === 'PUBLISH') continue;
    event.organizer({ name: company.name, email: sender.address });
    event.createAttendee({
      ...(visit.attendee.name && { name: visit.attendee.name }),
      email: visit.attendee.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return calendar.toString();
}
