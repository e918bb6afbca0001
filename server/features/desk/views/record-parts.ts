import { section } from '../../../desk-pages/parts/columns.ts';
import { linkRow, rowList } from '../../../desk-pages/parts/lists.ts';
import { visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { digitsToDial } from '../../../outbox/mail/contact-links.ts';
import { fold, folds } from '../../../page-parts/fold.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { MailRow } from '../../../records/mail.ts';
import type { NoteRow } from '../../../records/notes.ts';
import type { NewestRecords } from '../../../records/person-records.ts';
import type { SubmissionRecord } from '../../../records/references.ts';
import { type Fact, personLines } from '../../../records/wording/record-facts.ts';
import { type Addressee, replyLink } from './contact-buttons.ts';
import { type MakeButton, paragraphs } from './forms.ts';
import { mailRow } from './mail-row.ts';
import { untilDeletion } from './reply-deadline.ts';

/** What the pages of leads and applications have in common. */
export type RecordContext = {
  readonly mails: readonly MailRow[];
  readonly notes: readonly NoteRow[];
  /** Other records of the same person. */
  readonly others: NewestRecords;
  readonly now: Date;
};

/** Mail addresses link to a draft of the answer, phone numbers to a call. */
export function factList(facts: readonly Fact[], person: Addressee): Html {
  return html`<dl class="facts">${facts.map(
    (fact) => html`<div><dt>${fact.label}</dt><dd>${factValue(fact, person)}</dd></div>`,
  )}</dl>`;
}

function factValue({ kind, value }: Fact, person: Addressee): Html {
  const number = kind === 'phone' && digitsToDial(value);
  const href = kind === 'email' ? replyLink({ ...person, email: value }) : number && `tel:${number}`;
  return href ? html`<a href="${href}">${visitorText(value)}</a>` : visitorText(value);
}

/** The mails of a record. `button` creates the button to send failed ones again. */
export function mailSection(reference: string, { mails, now }: RecordContext, button: MakeButton): Html {
  return section({
    title: 'Mail',
    body: html`${mails.length > 0 ? rowList(mails.map((mail) => mailRow({ ...mail, reference: null, name: null }, now))) : html`<p>None.</p>`}
${
  mails.some(({ state }) => state === 'failed') &&
  button({ action: deskPaths.recordPart(reference, 'retry'), label: 'Send failed mail again' })
}`,
  });
}

export function otherRecords({ others, now }: RecordContext): Html | undefined {
  if (others.total === 0) return undefined;
  const lines = personLines(others, now);
  return section({
    title: 'Same address or phone number',
    body: html`${rowList(
      lines.map(({ reference, who, what, age }) =>
        reference
          ? linkRow({
              href: deskPaths.record(reference),
              name: visitorText(what),
              // The name is shown because somebody else may have the same phone number.
              details: html`<span class="nowrap">${reference},</span> ${visitorText(who)}, ${age}`,
            })
          : html`<li class="row"><div><p class="row-name">${what}</p><p class="row-details">${age}</p></div></li>`,
      ),
    )}${andMore(others.total - lines.length)}`,
  });
}

/** Below a list of the newest records. */
export function andMore(count: number): Html | undefined {
  return count > 0 ? html`<p class="note">And ${count} earlier.</p>` : undefined;
}

type MoreActions = {
  readonly button: MakeButton;
  readonly now: Date;
  /** What else ends when it is marked as spam. */
  readonly lost?: readonly Html[];
};

/** Rarely needed actions, each in a fold. */
export function moreActions({ kind, row }: SubmissionRecord, { button, now, lost = [] }: MoreActions): Html {
  const { reference } = row;
  const what = kind === 'lead' ? 'this request' : 'this application';
  return section({
    title: 'More',
    body: folds([
      row.is_spam
        ? fold({
            title: 'It is not spam',
            body: html`<p>It goes back to the others, and mail about it goes out again.</p>${button({ action: deskPaths.recordPart(reference, 'not-spam'), label: 'Not spam' })}`,
          })
        : fold({
            title: 'It is spam',
            body: html`<p>It goes to Spam, and is deleted there ${untilDeletion(row, now)}.</p>${paragraphs(lost)}${button({ action: deskPaths.recordPart(reference, 'spam'), label: 'Move to spam' })}`,
          }),
      fold({
        title: 'A copy for this person',
        body: html`<p>Everything that is kept about them, in one file, without your private notes. People have a right to ask for it.</p><p><a class="button" href="${deskPaths.recordPart(reference, 'copy.json')}">Download the copy</a></p>`,
      }),
      fold({
        title: 'Delete',
        body: html`<p>It goes for good, with its mail. You are shown first what goes.</p><p><a class="button button--danger" href="${deskPaths.recordPart(reference, 'delete')}">Delete ${what}…</a></p>`,
      }),
    ]),
  });
}
