import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { isJournalMarked } from '../../../database/journal.ts';
import type { DeletionResult } from '../../../deletion/delete-for-good.ts';
import { findClockJump } from '../../../deletion/last-run.ts';
import { leftoverCopies } from '../../../deletion/leftover-copies.ts';
import { wordsAsked } from '../../../desk-pages/ask-words-part.ts';
import type { Notice } from '../../../desk-pages/desk-page.ts';
import { doneAction, withNotice } from '../../../desk-pages/done-notice.ts';
import { visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { queryValue } from '../../../desk-pages/request-values.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { ApplicationRow } from '../../../records/applications.ts';
import type { LeadRow } from '../../../records/leads.ts';
import type { Cursor } from '../../../records/list-page.ts';
import { findByReference, type SubmissionRecord } from '../../../records/references.ts';
import { nextReminderAt } from '../../../records/reminders.ts';
import { deletedSentences } from '../../../records/wording/deletion-wording.ts';
import { nextReminderSentence } from '../../../records/wording/record-wording.ts';
import { cancelledWith } from '../../../visits/coming-visits.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { type cancellationMailed, cancelledVisits, deletedVisits } from '../views/cancelled-visits.ts';
import { buttonForm, type ListPlace, type MakeButton, noteFormButton } from '../views/forms.ts';
import { cursorQuery } from '../views/paging.ts';
import { untilDeletion } from '../views/reply-deadline.ts';

/** What an action did, for the notice on the page that it redirects to. */
export type Action =
  | 'answered'
  | 'declined'
  | 'waiting'
  | 'note'
  | 'note-corrected'
  | 'note-removed'
  | 'spam'
  | 'not-spam'
  | 'retry'
  | 'asked'
  | 'not-mailed'
  | 'deleted'
  | 'date-confirmed';

/** Passes on which copies may still contain the deleted text. File names are not personal data. */
export function withDeletedNotice(
  path: string,
  { unreachedCopies }: DeletionResult,
  visits: ReturnType<typeof cancellationMailed>,
): string {
  const more = new URLSearchParams({
    ...(unreachedCopies.length > 0 && { copies: unreachedCopies.join() }),
    ...(visits && { visits }),
  });
  return [withNotice<Action>(path, 'deleted'), ...(more.size > 0 ? [more] : [])].join('&');
}

/** The URL of a list that shows the notice at the lead's position. */
export function withPlacedNotice(
  path: string,
  cursor: Cursor | undefined,
  done: Action,
  reference: string,
): string {
  const query = new URLSearchParams({ done, reference });
  return `${path}?${cursor ? `${cursorQuery(cursor)}&` : ''}${query}#done`;
}

const RETRIED: Notice = {
  happened: 'Mail is sent again',
  sentence: 'What had failed is sent again within a minute.',
};

type Context = Pick<DeskDependencies, 'config' | 'clock' | 'database'>;

/**
 * The notice on a record's own page. It is not shown if it is no longer true, because another tab may have undone it.
 */
export async function recordNotice(
  { config, clock, database }: Context,
  request: FastifyRequest,
  { kind, row }: SubmissionRecord,
): Promise<Notice | undefined> {
  const done = doneAction(request);
  if (done === 'spam' && row.is_spam) {
    const visit = kind === 'lead' ? await cancelledWith(database, row.id) : undefined;
    const kept = `Kept as spam and deleted ${untilDeletion(row, clock())}.`;
    return {
      happened: 'Kept as spam',
      sentence: visit
        ? html`${kept} ${cancelledVisits([visit], { config, now: clock() })} No other mail about it goes out.`
        : `${kept} No mail about it goes out.`,
      more: undoButton(row.reference, 'not-spam', noteFormButton),
    };
  }
  if (done === 'not-spam' && !row.is_spam)
    return { happened: 'Not spam', sentence: 'Not spam. Mail about it goes out again.' };
  if (done === 'retry') return RETRIED;
  if (done === 'note') return { happened: 'Note kept', sentence: 'The note is kept.' };
  if (done === 'note-corrected') return { happened: 'Note corrected', sentence: 'The note is corrected.' };
  if (done === 'note-removed') return { happened: 'Note removed', sentence: 'The note is removed.' };
  if (kind === 'application') return applicationNotice(done, row);
  if (done === 'asked') return wordsAsked.asked;
  if (done === 'not-mailed')
    return {
      ...wordsAsked['not-mailed'],
      more: html`<p><a class="link" href="#words">Go to their link</a></p>`,
    };
  if (done === 'answered' && row.answered_at)
    return {
      happened: 'Marked as answered',
      sentence: 'Marked as answered. No more reminders.',
      more: undoButton(row.reference, 'waiting', noteFormButton),
    };
  if (done === 'waiting' && !row.answered_at) return waitsAgain('It', await nextReminderAt(database, row.id));
  return undefined;
}

function applicationNotice(done: string, { reference, answer }: ApplicationRow): Notice | undefined {
  if (done === 'waiting' && !answer)
    return { happened: 'Waiting again', sentence: 'It is waiting for an answer again.' };
  if (!answer || done !== answer) return undefined;
  return {
    happened: `Marked as ${answer}`,
    sentence: `Marked as ${answer}. Nothing was sent: that is yours to do.`,
    more: undoButton(reference, 'waiting', noteFormButton),
  };
}

function undoButton(reference: string, part: string, button: MakeButton): Html {
  return button({ action: deskPaths.recordPart(reference, part), label: 'Undo', variant: 'link' });
}

function waitsAgain(who: Html | string, reminderAt: string | undefined): Notice {
  const sentence = html`${who} is waiting for an answer again. ${nextReminderSentence(reminderAt)}`;
  return { happened: 'Waiting again', sentence };
}

/** A notice about a lead, shown at the lead's position in the list. */
export type LeadNotice = Notice & { readonly about: LeadRow };

export function leadNotice(notice: Notice | LeadNotice | undefined): LeadNotice | undefined {
  return notice && 'about' in notice ? notice : undefined;
}

/** The notice on a list. `place` is the page of the list that the undo button returns to. */
export async function listNotice(
  { config, clock, database }: Context,
  request: FastifyRequest,
  place: ListPlace | undefined,
): Promise<Notice | LeadNotice | undefined> {
  const done = doneAction(request);
  if (done === 'deleted') return deletedNotice(database, config, request);
  if (done === 'date-confirmed' && !(await findClockJump(database, clock())))
    return {
      happened: 'The date is confirmed',
      sentence: 'The date is confirmed. What is past its time is deleted, as always.',
    };
  if (done === 'retry') return RETRIED;
  const reference = queryValue(request, 'reference');
  const found = reference ? await findByReference(database, reference) : undefined;
  if (found?.kind !== 'lead' || !place) return undefined;
  const { row } = found;
  if (done === 'waiting' && !row.answered_at)
    return {
      ...waitsAgain(visitorText(row.name), await nextReminderAt(database, row.id)),
      about: row,
      isInBody: true,
    };
  if (done !== 'answered' || !row.answered_at) return undefined;
  return {
    happened: 'Marked as answered',
    sentence: html`${visitorText(row.name)} is marked as answered. No more reminders.`,
    more: undoButton(row.reference, 'waiting', (button) => buttonForm({ ...button, back: place })),
    about: row,
    isInBody: true,
  };
}

/** Reads the current state, because the journal may have been emptied or a copy removed since the deletion. */
async function deletedNotice(database: Database, config: Config, request: FastifyRequest): Promise<Notice> {
  const unreached = queryValue(request, 'copies');
  const visits = deletedVisits(queryValue(request, 'visits'));
  const [sentence = '', ...others] = deletedSentences({
    isJournalEmpty: !(await isJournalMarked(database)),
    unreachedCopies: (await leftoverCopies(config)).filter((name) => unreached.split(',').includes(name)),
  });
  return {
    happened: 'Deleted',
    sentence: visits ? `${sentence} ${visits}` : sentence,
    more: html`${others.map((other) => html`<p>${other}</p>`)}`,
  };
}
