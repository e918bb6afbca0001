import { emailOf, markOf } from './forms.ts';
import { type Entry, type SubmissionKind, submissionKinds } from './ledger.ts';
import type { MailRecord } from './moody-mail-server.ts';
import type { Stored, StoredLead } from './stored.ts';

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

function isWhole({ references, fileBytes }: Entry, copy: StoredLead | string): boolean {
  if (typeof copy === 'string') return true;
  const [reference = copy.reference] = references;
  return copy.reference === reference && copy.fileBytes === fileBytes;
}

export type MailBalance = {
  /** Messages that are owed: to the owner one for every lead, to visitors as many as the day allows. */
  readonly owed: number;
  readonly mailed: number;
  /** Owed, and never taken by the mail server. */
  readonly lost: number;
  /** More than once, without a reason. */
  readonly doubled: number;
  /** More than once because the mail server dropped the connection after it had taken the message. */
  readonly repeatedAfterDrop: number;
  /** More than once because the process was killed between the mail server's OK and its own note of it. */
  readonly repeatedAfterKill: number;
  /** Leads without a message to the owner. */
  readonly leadsWithout: number;
};

/** `inFlight`: keys of the mail that was being sent when a process was killed. */
export function balanceMail(
  stored: Stored,
  records: ReadonlyMap<string, MailRecord>,
  inFlight: ReadonlySet<string>,
): MailBalance {
  const byKey = new Map([...records].map(([id, record]) => [id.slice(0, id.lastIndexOf('@')), record]));
  const owners = stored.mail.filter(({ kind }) => kind === 'contact-message' || kind === 'job-application');
  const announced = new Set(owners.map(({ reference }) => reference));
  const acceptances = (key: string) => byKey.get(key)?.acceptedAt.length ?? 0;
  const repeated = [...byKey].filter(([, { acceptedAt }]) => acceptedAt.length > 1);
  return {
    owed: stored.mail.length,
    mailed: stored.mail.filter(({ messageKey }) => acceptances(messageKey) > 0).length,
    lost: stored.mail.filter(({ messageKey, state }) => state !== 'sent' || acceptances(messageKey) === 0)
      .length,
    doubled: repeated.filter(([key]) => !inFlight.has(key)).length,
    repeatedAfterDrop: [...byKey.values()].filter(({ dropped }) => dropped > 0).length,
    repeatedAfterKill: repeated.filter(([key]) => inFlight.has(key)).length,
    leadsWithout: stored.leads.filter(({ reference }) => !announced.has(reference)).length,
  };
}
