import type { Config } from '../../config.ts';
import { type CalendarMethod, calendarText, type visitorWording } from '../../visits/calendar.ts';
import type { VisitNotice } from '../../visits/visit-mail.ts';

type Invitation = ReturnType<typeof visitorWording> & {
  readonly method: CalendarMethod;
  readonly attendee: { readonly name: string; readonly email: string };
};

/** The attachment that brings a visit, or its end, into a calendar. */
export function calendarFile(notice: VisitNotice, { mail }: Config, { method, ...invitation }: Invitation) {
  const text = calendarText([{ ...notice, ...invitation, isCancelled: notice.change === 'cancelled' }], {
    method,
    sender: mail.from,
  });
  return {
    filename: 'visit.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: new TextEncoder().encode(text),
  };
}
