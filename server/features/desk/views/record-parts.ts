import { type Html, html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { digitsToDial } from '../../../outbox/mail/contact-links.ts';
import type { MailRow } from '../../../records/mail.ts';
import { hasNoRecords, type PersonRecords } from '../../../records/person-records.ts';
import type { InboxRecord } from '../../../records/references.ts';
import { type Fact, personLines } from '../../../records/wording/record-facts.ts';
import { type Addressee, replyLink } from './contact-buttons.ts';
import { buttonForm } from './forms.ts';
import { mailRow } from './rows.ts';
import { visitorText } from './visitor-text.ts';

/** What the pages of leads and applications share. */
export type RecordContext = {
  readonly mails: readonly MailRow[];
  /** What else is kept about the same person. */
  readonly others: PersonRecords;
  readonly now: Date;
};

/** Addresses lead to a draft of the answer, numbers to the phone. */
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

export function mailSection(reference: string, { mails, now }: RecordContext): Html {
  return html`<h2>Mail</h2>
${mails.length > 0 ? html`<ul class="rows">${mails.map((mail) => mailRow({ ...mail, reference: null, name: null }, now))}</ul>` : html`<p>None.</p>`}
${
  mails.some(({ state }) => state === 'failed') &&
  buttonForm({ action: deskPaths.recordPart(reference, 'retry'), label: 'Send failed mail again' })
}`;
}

export function otherRecords({ others, now }: RecordContext): Html | undefined {
  if (hasNoRecords(others)) return undefined;
  return html`<h2>From the same person</h2>
<ul class="rows">${personLines(others, now).map(({ reference, what, age }) =>
    reference
      ? html`<li class="row"><a class="about" href="${deskPaths.record(reference)}">${visitorText(what)}, <span class="ref">${reference}</span>, ${age}</a></li>`
      : html`<li class="row"><span>${what}, ${age}</span></li>`,
  )}</ul>`;
}

/** Actions that are seldom needed. */
export function moreActions({ row }: InboxRecord): Html {
  const { reference } = row;
  return html`<h2>More</h2>
<div class="more">
${
  row.is_spam
    ? buttonForm({ action: deskPaths.recordPart(reference, 'not-spam'), label: 'Not spam' })
    : buttonForm({ action: deskPaths.recordPart(reference, 'spam'), label: 'Spam' })
}
<a class="button" href="${deskPaths.recordPart(reference, 'copy.json')}">Copy for the person</a>
<a class="button button--danger" href="${deskPaths.recordPart(reference, 'delete')}">Delete…</a>
</div>
<p class="hint">The copy is a file with everything that is kept about this person, without your private note. People have a right to ask for it.</p>`;
}
