import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import type { DeletionResult } from '../../../deletion/delete-for-good.ts';
import { isJournalMarked } from '../../../deletion/journal.ts';
import { findClockJump } from '../../../deletion/last-run.ts';
import { leftoverCopies } from '../../../deletion/leftover-copies.ts';
import { type Html, html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { findByReference, type InboxRecord } from '../../../records/references.ts';
import { nextReminderAt } from '../../../records/reminders.ts';
import { deletedSentences } from '../../../records/wording/deletion-wording.ts';
import { timeUntilDeletion } from '../../../records/wording/record-wording.ts';
import type { Clock } from '../../../time/clock.ts';
import { localTime } from '../../../time/wall-clock.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { buttonForm } from '../views/forms.ts';
import { visitorText } from '../views/visitor-text.ts';
import { queryValue } from './query.ts';

/** What an action did, shown on the page that it redirects to. In the query, so that a reload changes nothing. */
export type Action =
  | 'answered'
  | 'waiting'
  | 'note'
  | 'spam'
  | 'not-spam'
  | 'retry'
  | 'deleted'
  | 'date-confirmed';

/** Where deleted text may still be found. The names of files are no personal data. */
export function withDeletedNotice(path: string, { unreachedCopies }: DeletionResult): string {
  const copies = new URLSearchParams({ copies: unreachedCopies.join() });
  return unreachedCopies.length > 0
    ? `${withNotice(path, 'deleted')}&${copies}`
    : withNotice(path, 'deleted');
}

export function withNotice(path: string, done: Action, reference?: string): string {
  const query = new URLSearchParams({ done, ...(reference && { reference }) });
  return `${path}?${query}`;
}

/** On a record's own page. Not shown where it is no longer true: another window may have undone it. */
export async function recordNotice(
  database: Database,
  request: FastifyRequest,
  { kind, row }: InboxRecord,
  clock: Clock,
): Promise<Html | undefined> {
  const done = queryValue(request, 'done');
  const undo = (part: string) =>
    buttonForm({ action: deskPaths.recordPart(row.reference, part), label: 'Undo', variant: 'quiet' });
  if (done === 'spam' && row.is_spam)
    return html`<p>Kept as spam and deleted ${timeUntilDeletion(row, clock())}. No mail about it goes out.</p>${undo('not-spam')}`;
  if (done === 'not-spam' && !row.is_spam) return html`<p>Not spam. Mail about it goes out again.</p>`;
  if (done === 'retry') return html`<p>What had failed is sent again within a minute.</p>`;
  if (kind === 'application') return undefined;
  if (done === 'answered' && row.answered_at)
    return html`<p>Marked as answered. No more reminders.</p>${undo('waiting')}`;
  if (done === 'waiting' && !row.answered_at) return waitsAgain(await nextReminderAt(database, row.id));
  if (done === 'note') return html`<p>${row.note ? 'The note is saved.' : 'The note was deleted.'}</p>`;
  return undefined;
}

function waitsAgain(reminderAt: string | undefined): Html {
  return html`<p>It is waiting for an answer again. ${
    reminderAt
      ? `The next reminder comes on ${localTime(reminderAt)}.`
      : 'It is too late for another reminder.'
  }</p>`;
}

/** On a list: about a record that is no longer in sight. */
export async function listNotice(
  { config, clock, database }: Pick<DeskDependencies, 'config' | 'clock' | 'database'>,
  request: FastifyRequest,
): Promise<Html | undefined> {
  const done = queryValue(request, 'done');
  if (done === 'deleted') return deletedNotice(database, config, queryValue(request, 'copies'));
  if (done === 'date-confirmed' && !(await findClockJump(database, clock())))
    return html`<p>The date is confirmed. What is past its time is deleted, as always.</p>`;
  if (done === 'retry') return html`<p>What had failed is sent again within a minute.</p>`;
  const reference = queryValue(request, 'reference');
  const found = done === 'answered' && reference ? await findByReference(database, reference) : undefined;
  if (found?.kind !== 'lead' || !found.row.answered_at) return undefined;
  return html`<p>${visitorText(found.row.name)} is marked as answered. No more reminders.</p>${buttonForm({
    action: deskPaths.recordPart(found.row.reference, 'waiting'),
    label: 'Undo',
    variant: 'quiet',
  })}`;
}

/** As it is now: the journal may have been emptied since, and a copy removed. */
async function deletedNotice(database: Database, config: Config, unreached: string): Promise<Html> {
  const sentences = deletedSentences({
    isJournalEmpty: !(await isJournalMarked(database)),
    unreachedCopies: (await leftoverCopies(config)).filter((name) => unreached.split(',').includes(name)),
  });
  return html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}`;
}
