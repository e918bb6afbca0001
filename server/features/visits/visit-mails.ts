import { company } from '../../../content/company.ts';
import { capitalized } from '../../../content/grammar.ts';
import { CHANGEABLE_UNTIL_HOURS } from '../../../contract/forms/place.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { OutboxRow } from '../../database/schema.ts';
import { deskPaths } from '../../operator/desk-paths.ts';
import { LINK_PATTERN } from '../../outbox/mail/confirmation-mail.ts';
import { contactFacts } from '../../outbox/mail/contact-facts.ts';
import type { Fact } from '../../outbox/mail/mail-body.ts';
import type { MailMessage } from '../../outbox/mail/mail-message.ts';
import type { Compose } from '../../outbox/outbox-worker.ts';
import { issueRequestPage } from '../../records/request-link.ts';
import type { Clock } from '../../time/clock.ts';
import { daysUntil } from '../../time/spoken-time.ts';
import { ownerWording, visitorWording } from '../../visits/calendar.ts';
import { readRule } from '../../visits/rule.ts';
import { hasLaterMail, noticeOf, type VisitMailKind, type VisitNotice } from '../../visits/visit-mail.ts';
import { spanText, whenText } from '../../visits/visit-wording.ts';
import { changeableUntil, findVisit, mapLink, offersTimes, placeOf } from '../../visits/visits.ts';
import { calendarFile } from './calendar-file.ts';

type Dependencies = { readonly config: Config; readonly clock: Clock; readonly database: Database };

export function visitMails(dependencies: Dependencies): Record<VisitMailKind, Compose> {
  return {
    'visit-to-visitor': aboutChange(dependencies, toVisitor),
    'visit-to-owner': aboutChange(dependencies, toOwner),
    'visit-reminder': reminder(dependencies),
  };
}

const SUBJECTS = {
  booked: 'Our visit',
  moved: 'Our visit has moved',
  person: 'Who is coming to see you',
  cancelled: 'Our visit is cancelled',
} as const;

type ComposeChange = (
  row: OutboxRow,
  notice: VisitNotice,
  dependencies: Dependencies,
) => Promise<MailMessage>;

/**
 * What is composed is how the visit stands now: retries may change the order of mails. Nobody is mailed about a visit
 * that is over: mail may be connected weeks later.
 */
function aboutChange(dependencies: Dependencies, compose: ComposeChange): Compose {
  return async (row) => {
    const notice = noticeOf(row);
    if (notice.end <= dependencies.clock().getTime()) return undefined;
    const current =
      notice.change === 'cancelled' ? notice : await updated(dependencies.database, row, notice);
    return current && compose(row, current, dependencies);
  };
}

/** Undefined if the visit was cancelled since, or a later mail tells the same person how it stands. */
async function updated(
  database: Database,
  row: OutboxRow,
  notice: VisitNotice,
): Promise<VisitNotice | undefined> {
  const visit = await findVisit(database, notice.visitId);
  if (!visit || visit.cancelled_at || (await hasLaterMail(database, row, visit))) return undefined;
  // Another person would have been mailed.
  const person = visit.person_id === null ? '' : notice.person;
  const change = notice.change === 'person' && !person ? 'booked' : notice.change;
  return { ...notice, change, person, sequence: visit.sequence, changedAt: visit.changed_at };
}

const toVisitor: ComposeChange = async (row, notice, dependencies) => {
  const { config, clock, database } = dependencies;
  const now = clock();
  const { change, by, reason } = notice;
  const page = await pageOf(row, dependencies);
  const canChange = change !== 'cancelled' && now < changeableUntil(notice);
  const headings = {
    booked: `We are coming on ${whenText(notice, now)}`,
    moved: `We are now coming on ${whenText(notice, now)}`,
    person: `${notice.person} is coming on ${whenText(notice, now)}`,
    cancelled: `The visit on ${whenText(notice, now)} is cancelled`,
  };
  const sentences = {
    booked: 'The time is yours. We will call only if something changes.',
    moved: 'The time before is free again, and your calendar follows by itself.',
    // The mail about an earlier change may not have been sent.
    person: 'These are the details of the visit now.',
    cancelled: by === 'owner' ? apology(reason) : 'The time is free again. You need not do anything else.',
  };
  return {
    to: notice.email,
    isAutomatic: true,
    subject: `${SUBJECTS[change]}: ${whenText(notice, now)}`,
    body: {
      heading: headings[change],
      paragraphs: [sentences[change]],
      facts: visitorFacts(notice, now),
      ...(page && {
        action: {
          label:
            change === 'cancelled'
              ? (await offersTimes(database, now))
                ? 'Choose another time'
                : 'See your request'
              : canChange
                ? 'Move or cancel the visit'
                : 'See the visit',
          href: page,
        },
      }),
      ...(change !== 'cancelled' && {
        footnote: `${changeText(canChange)} Declining it in your calendar does not cancel it.`,
      }),
    },
    attachments: [
      calendarFile(notice, config, {
        method: change === 'cancelled' ? 'CANCEL' : 'REQUEST',
        ...visitorWording(withoutLink(placeOf(notice)), canChange ? page : undefined),
        attendee: { name: withoutLink(notice.name), email: notice.email },
      }),
    ],
  };
};

/** No reason is asked for when the request is deleted or marked as spam. */
function apology(reason: string): string {
  return reason ? `We are sorry. “${reason}”` : 'We are sorry that we cannot come.';
}

/** A visit may be booked, or a mail be sent, when it is near. */
function changeText(canChange: boolean): string {
  const call = `please call ${company.phone.display}.`;
  return canChange
    ? `You can move or cancel it until ${CHANGEABLE_UNTIL_HOURS} hours before; after that ${call}`
    : `It is less than ${CHANGEABLE_UNTIL_HOURS} hours ahead: if something has come up, ${call}`;
}

const toOwner: ComposeChange = async (row, notice, { config, clock, database }) => {
  const now = clock();
  const { change, by, name, reference, reason } = notice;
  const { invitations } = await readRule(database);
  const isOwnAddress = config.mail.from.address.toLowerCase() === config.mail.to.toLowerCase();
  const method = isOwnAddress ? 'PUBLISH' : change === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const heading = `${name}: visit ${change} ${change === 'moved' ? 'to' : 'for'} ${whenText(notice, now)}`;
  return {
    subject: `Visit ${change}: ${name}, ${whenText(notice, now)} (${reference})`,
    replyTo: { name, address: notice.replyTo || company.email },
    body: {
      heading,
      facts: [
        { label: 'When', value: whenText(notice, now) },
        ...formerTime(notice, now),
        { label: 'Where', value: placeOf(notice), href: mapLink(notice) },
        ...(notice.access ? [{ label: 'Way in', value: notice.access }] : []),
        { label: `${capitalized(change)} by`, value: by === 'owner' ? 'Us, on the desk' : name },
        ...(reason ? [{ label: 'Reason', value: reason }] : []),
        ...contactFacts(notice),
        { label: 'Reference', value: reference },
      ],
      ...(row.contact_message_id !== null && {
        action: {
          label: 'Open it on the desk',
          href: new URL(deskPaths.visit(notice.visitId), config.siteUrl).href,
        },
      }),
    },
    ...(invitations && {
      attachments: [
        calendarFile(notice, config, {
          method,
          ...ownerWording(notice),
          attendee: { name: company.name, email: config.mail.to },
        }),
      ],
    }),
  };
};

/** Returns no mail if the visit was moved or cancelled since, or is over. */
function reminder({ clock, database }: Dependencies): Compose {
  return async (row) => {
    const notice = noticeOf(row);
    const visit = await findVisit(database, notice.visitId);
    if (!visit || visit.cancelled_at || visit.sequence !== notice.sequence) return undefined;
    const now = clock();
    if (now.getTime() >= notice.start) return undefined;
    // After an outage of the mail server it may go out on the day of the visit.
    const day = daysUntil(new Date(notice.start), now);
    return {
      to: notice.email,
      isAutomatic: true,
      subject: `${capitalized(day)}, ${spanText(notice)}: our visit`,
      body: {
        heading: `We are coming ${day}, ${spanText(notice)}`,
        paragraphs: [`If something has come up, please call ${company.phone.display}.`],
        // Without the former time of a visit that was moved: on the evening before it would only confuse.
        facts: visitorFacts({ ...notice, former: undefined }, now),
        footnote:
          'It helps us if the way to the electrical panel, the attic hatch and the basement is clear.',
      },
    };
  };
}

/** Text that a visitor typed is repeated to the visitor only if it contains no link, as in confirmations. */
function withoutLink(typed: string): string {
  return LINK_PATTERN.test(typed) ? '' : typed;
}

function visitorFacts(notice: VisitNotice, now: Date): Fact[] {
  const typed = (label: string, value: string) => (withoutLink(value) ? [{ label, value }] : []);
  return [
    { label: 'When', value: whenText(notice, now) },
    ...formerTime(notice, now),
    ...typed('Where', placeOf(notice)),
    ...typed('Way in', notice.access),
    ...(notice.person ? [{ label: 'Who comes', value: notice.person }] : []),
    { label: 'Reference', value: notice.reference },
    { label: 'Questions', value: company.phone.display, href: company.phone.href },
  ];
}

function formerTime({ change, former }: VisitNotice, now: Date): Fact[] {
  return change === 'moved' && former ? [{ label: 'Before', value: whenText(former, now) }] : [];
}

async function pageOf(
  { contact_message_id }: OutboxRow,
  { config, clock, database }: Dependencies,
): Promise<string | undefined> {
  if (contact_message_id === null) return undefined;
  return new URL(await issueRequestPage(database, contact_message_id, clock()), config.siteUrl).href;
}
