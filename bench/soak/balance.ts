import { emailOf, markOf } from './forms.ts';
import { type Entry, type Mark, type SubmissionKind, submissionKinds } from './ledger.ts';
import type { MailRecord } from './moody-mail-server.ts';
import type { Stored, StoredLead, StoredMail } from './stored.ts';

export type FormBalance = {
  readonly kind: SubmissionKind;
  readonly sent: number;
  readonly requests: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** Stored, but the answer never arrived: the site died in between, and the visitor gave up. */
  readonly storedUnanswered: number;
  /** Acknowledged and not stored, or not as it was sent. */
  readonly lost: number;
  /** Stored twice, or answered with two references. */
  readonly doubled: number;
};

export function balanceForms(entries: readonly Entry[], stored: Stored): FormBalance[] {
  const leads = Map.groupBy(stored.leads, ({ message }) => message);
  const subscribers = Map.groupBy(stored.subscribers, (email) => email);
  const copiesOf = ({ kind, number }: Entry): readonly (StoredLead | string)[] =>
    (kind === 'newsletter' ? subscribers.get(emailOf(number)) : leads.get(markOf(number))) ?? [];

  return submissionKinds.map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    const count = (is: (entry: Entry) => boolean) => own.filter(is).length;
    return {
      kind,
      sent: own.length,
      requests: own.reduce((sum, { requests }) => sum + requests, 0),
      acknowledged: count(({ isAcknowledged }) => isAcknowledged),
      stored: count((entry) => copiesOf(entry).length > 0),
      storedUnanswered: count((entry) => !entry.isAcknowledged && copiesOf(entry).length > 0),
      lost: count((entry) => entry.isAcknowledged && !copiesOf(entry).some((copy) => isWhole(entry, copy))),
      doubled: count((entry) => copiesOf(entry).length > 1 || entry.references.size > 1),
    };
  });
}

function isWhole({ references, fileBytes, photoWidths }: Entry, copy: StoredLead | string): boolean {
  if (typeof copy === 'string') return true;
  const [reference = copy.reference] = references;
  const hasFiles = copy.fileBytes === fileBytes && String(copy.photoWidths) === String(photoWidths);
  return copy.reference === reference && hasFiles;
}

export type PhotoBalance = {
  readonly sent: number;
  readonly acknowledged: number;
  readonly stored: number;
  /** Attached to the mail about their request. */
  readonly mailed: number;
  /** Acknowledged and not stored, or stored and not attached. */
  readonly lost: number;
  /** Stored more often than sent. */
  readonly doubled: number;
};

export function balancePhotos(
  entries: readonly Entry[],
  stored: Stored,
  records: ReadonlyMap<string, MailRecord>,
): PhotoBalance {
  const byKey = recordsByKey(records);
  const keys = new Map(
    stored.mail
      .filter(({ kind }) => kind === 'contact-message')
      .map((mail) => [mail.reference, mail.messageKey]),
  );
  const attached = ({ reference }: StoredLead) => byKey.get(keys.get(reference) ?? '')?.photos ?? 0;
  const copies = Map.groupBy(stored.leads, ({ message }) => message);
  const rows = entries
    .filter(({ photoWidths }) => photoWidths.length > 0)
    .map(({ number, photoWidths, isAcknowledged }) => {
      const own = copies.get(markOf(number)) ?? [];
      const sent = photoWidths.length;
      const kept = sum(own, (lead) => lead.photoWidths.length);
      const mailed = sum(own, attached);
      const missing = isAcknowledged ? Math.max(0, sent - kept) : 0;
      return {
        sent,
        acknowledged: isAcknowledged ? sent : 0,
        stored: kept,
        mailed,
        lost: missing + Math.max(0, kept - mailed),
        doubled: Math.max(0, kept - sent),
      };
    });
  return {
    sent: sum(rows, ({ sent }) => sent),
    acknowledged: sum(rows, ({ acknowledged }) => acknowledged),
    stored: sum(rows, (row) => row.stored),
    mailed: sum(rows, ({ mailed }) => mailed),
    lost: sum(rows, ({ lost }) => lost),
    doubled: sum(rows, ({ doubled }) => doubled),
  };
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

/** How many requests have an answered mark or a note that is not the last that the owner was told of. */
export function countLostMarks(marks: ReadonlyMap<string, Mark>, stored: Stored): number {
  return [...marks].filter(([reference, { isAnswered, note }]) => {
    const kept = stored.marks.get(reference);
    const isMarked = isAnswered === undefined || kept?.isAnswered === isAnswered;
    return !(kept && isMarked && (note === undefined || kept.note === note));
  }).length;
}

export type MailBalance = {
  /** Messages that are owed: to the owner one for every lead, to visitors as many as the day allows. */
  readonly owed: number;
  /** Confirmations that were not sent because the owner had answered before. */
  readonly spared: number;
  readonly mailed: number;
  /** Owed, and never taken by the mail server. */
  readonly lost: number;
  /** The same, to look into. */
  readonly lostMail: readonly StoredMail[];
  /** More than once, without a reason. */
  readonly doubled: number;
  /** More than once because the mail server dropped the connection after it had taken the message. */
  readonly repeatedAfterDrop: number;
  /** More than once because the process was killed between the mail server's OK and its own note of it. */
  readonly repeatedAfterKill: number;
  /** Leads without a message to the owner. */
  readonly leadsWithout: number;
};

type MailCircumstances = {
  /** Keys of the mail that was being sent when a process was killed. */
  readonly inFlight: ReadonlySet<string>;
  /** References of the requests that the owner has marked as answered at some time. */
  readonly marked: ReadonlySet<string>;
};

export function balanceMail(
  stored: Stored,
  records: ReadonlyMap<string, MailRecord>,
  { inFlight, marked }: MailCircumstances,
): MailBalance {
  const byKey = recordsByKey(records);
  // Who has an answer needs no confirmation any more.
  const isSpared = ({ kind, state, reference }: StoredMail) =>
    kind === 'contact-confirmation' && state === 'unneeded' && marked.has(reference);
  const owed = stored.mail.filter((mail) => !isSpared(mail));
  const owners = stored.mail.filter(({ kind }) => kind === 'contact-message' || kind === 'job-application');
  const announced = new Set(owners.map(({ reference }) => reference));
  const acceptances = (key: string) => byKey.get(key)?.acceptedAt.length ?? 0;
  const lostMail = owed.filter(({ messageKey, state }) => state !== 'sent' || acceptances(messageKey) === 0);
  const repeated = [...byKey].filter(([, { acceptedAt }]) => acceptedAt.length > 1);
  return {
    owed: owed.length,
    spared: stored.mail.length - owed.length,
    mailed: owed.filter(({ messageKey }) => acceptances(messageKey) > 0).length,
    lost: lostMail.length,
    lostMail,
    doubled: repeated.filter(([key]) => !inFlight.has(key)).length,
    repeatedAfterDrop: [...byKey.values()].filter(({ dropped }) => dropped > 0).length,
    repeatedAfterKill: repeated.filter(([key]) => inFlight.has(key)).length,
    leadsWithout: stored.leads.filter(({ reference }) => !announced.has(reference)).length,
  };
}

/** The mail server knows messages by their ids, the outbox by the keys in them. */
function recordsByKey(records: ReadonlyMap<string, MailRecord>): ReadonlyMap<string, MailRecord> {
  return new Map([...records].map(([id, record]) => [id.slice(0, id.lastIndexOf('@')), record]));
}
