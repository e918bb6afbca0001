import { countedNoun } from '../../../content/grammar.ts';
import { retentionDays } from '../../../content/retention.ts';
import { fileSize } from '../../../contract/file-size.ts';
import { resumeMediaTypes } from '../../../contract/forms/application.ts';
import type { MailKind, SpamReason, SpamSign } from '../../database/schema.ts';
import { addMilliseconds } from '../../time/clock.ts';
import { DAY_MS, formatDuration } from '../../time/durations.ts';
import { fullTime } from '../../time/spoken-time.ts';
import type { ApplicationRow } from '../applications.ts';
import { type MailProgress, type MailRow, progressOf } from '../mail.ts';
import type { PhotoRow } from '../photos.ts';
import type { SubmissionRecord } from '../references.ts';
import type { SubscriberRow } from '../subscribers.ts';
import { timeAgo, timeUntil } from './ages.ts';

/** '3 requests are waiting for an answer', without a full stop. */
export function waitingHeadline(count: number): string {
  if (count === 0) return 'Nobody is waiting for an answer';
  return `${countedNoun(count, 'request')} ${count === 1 ? 'is' : 'are'} waiting for an answer`;
}

type Promised = {
  readonly received_at: string;
  readonly reply_by: string;
  readonly answered_at: string | null;
};

/** '31 h left', 'overdue by 4 h', 'answered in 5 h'. */
export function answerStatus({ received_at, reply_by, answered_at }: Promised, now: Date): string {
  const received = new Date(received_at).getTime();
  if (answered_at) return `answered in ${formatDuration(new Date(answered_at).getTime() - received)}`;
  const left = new Date(reply_by).getTime() - now.getTime();
  return left <= 0 ? `overdue by ${formatDuration(-left)}` : `${formatDuration(left)} left`;
}

/** What follows when a request waits again; `at` is undefined if no reminder is left. */
export function nextReminderSentence(at: string | undefined): string {
  return at ? `The next reminder comes on ${fullTime(at)}.` : 'It is too late for another reminder.';
}

const spamReasons: Record<Exclude<SpamReason, `links+${string}`> | SpamSign, string> = {
  honeypot: 'trap field',
  'too-fast': 'too fast',
  owner: 'marked by hand',
  links: 'several links',
  'no-scripts': 'sent without scripts',
  'no-browser': 'sent by a program',
  phrases: 'words that spam uses',
};

type Spam = { readonly spam_reason: SpamReason | null; readonly received_at: string };

/** 'trap field', 'several links, sent by a program, words that spam uses' */
export function spamReasonOf({ spam_reason }: Pick<Spam, 'spam_reason'>): string {
  const signs = (spam_reason?.split('+') ?? []) as (keyof typeof spamReasons)[];
  return signs.map((sign) => spamReasons[sign]).join(', ');
}

export function spamDeletedAt({ received_at }: Pick<Spam, 'received_at'>): Date {
  return addMilliseconds(new Date(received_at), retentionDays.spam * DAY_MS);
}

/** 'in 12 d' */
export function timeUntilDeletion(spam: Spam, now: Date): string {
  return timeUntil(spamDeletedAt(spam).toISOString(), now);
}

function spamStatus(spam: Spam, now: Date): string {
  return `spam (${spamReasonOf(spam)}), deleted ${timeUntilDeletion(spam, now)}`;
}

export function recordStatus({ kind, row }: SubmissionRecord, now: Date): string {
  if (row.is_spam) return spamStatus(row, now);
  return kind === 'lead' ? answerStatus(row, now) : applicationStatus(row);
}

/** 'job application', 'answered in 5 h', 'declined in 3 d'. */
export function applicationStatus({
  answer,
  answered_at,
  received_at,
}: Pick<ApplicationRow, 'answer' | 'answered_at' | 'received_at'>): string {
  if (!answer || !answered_at) return 'job application';
  const taken = new Date(answered_at).getTime() - new Date(received_at).getTime();
  return `${answer} in ${formatDuration(taken)}`;
}

/** The title of each list, and its text when it is empty. */
export const recordLists = {
  leads: { title: 'Requests', emptyText: 'No requests yet.' },
  applications: { title: 'Applications', emptyText: 'No applications yet.' },
  subscribers: { title: 'Subscribers', emptyText: 'No subscribers yet.' },
  spam: { title: 'Spam', emptyText: 'No spam.' },
  mail: { title: 'Mail', emptyText: 'No mail is waiting.' },
} as const;

export type RecordList = keyof typeof recordLists;

/** The version of the wording to which the person agreed. */
export function consentOf({ consent_version }: SubscriberRow): string {
  return consent_version || 'no wording was kept';
}

export const mailKinds: Record<MailKind, string> = {
  'contact-message': 'new request',
  'contact-confirmation': 'confirmation to the visitor',
  'job-application': 'new application',
  'application-confirmation': 'confirmation to the applicant',
  'newsletter-confirmation': 'confirmation to a subscriber',
  'newsletter-link': 'link to leave the newsletter',
  'reminder-at-half': 'first reminder',
  'reminder-before-end': 'last reminder',
  'morning-summary': 'morning summary',
  'flood-digest': 'many requests at once',
  'words-request': 'question to a client',
  'words-received': 'words of a client',
  'request-added': 'more about a request',
  'request-link': 'link to the page of a request',
  'visit-to-visitor': 'visit, to the visitor',
  'visit-to-owner': 'visit, to you',
  'visit-reminder': 'reminder of a visit',
};

/** 'sent 3 h ago', 'planned in 20 h', 'next try in 5 min'. */
export function mailStatus(mail: MailRow, now: Date): string {
  const { progress, at } = progressOf(mail, now);
  return mailStatuses[progress](at, now);
}

const mailStatuses: Record<MailProgress, (at: string, now: Date) => string> = {
  sent: (at, now) => `sent ${timeAgo(at, now)}`,
  failed: () => 'failed',
  unneeded: () => 'not needed',
  due: () => 'waiting',
  retrying: (at, now) => `next try ${timeUntil(at, now)}`,
  planned: (at, now) => `planned ${timeUntil(at, now)}`,
};

/** 'The wall to come out (1500 x 2000, 312 KB)' */
export function photoDescription({ description, width, height, size }: PhotoRow): string {
  const facts = `${width} x ${height}, ${fileSize(size)}`;
  return description ? `${description} (${facts})` : facts;
}

const mediaNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(resumeMediaTypes).map(([kind, mediaType]) => [mediaType, kind.toUpperCase()]),
);

/** 'PDF, 312 KB'; undefined if none was sent. */
export function resumeKind({ resume_media_type, resume_size }: ApplicationRow): string | undefined {
  if (resume_media_type === null || resume_size === null) return undefined;
  return `${mediaNames[resume_media_type] ?? resume_media_type}, ${fileSize(resume_size)}`;
}

/** 'resume.pdf (PDF, 312 KB)' */
export function resumeDescription(application: ApplicationRow): string | undefined {
  const kind = resumeKind(application);
  return kind && `${application.resume_original_name} (${kind})`;
}
