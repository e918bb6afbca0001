import type { DeskPage } from '../../../desk-pages/desk-page.ts';
import { rowList } from '../../../desk-pages/parts/lists.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { NewestRecords, PersonRecords } from '../../../records/person-records.ts';
import { personLines } from '../../../records/wording/record-facts.ts';
import { paragraphs } from './forms.ts';
import { andMore } from './record-parts.ts';

type Deletion = {
  readonly action: string;
  /** The page to return to without deleting. */
  readonly cancel: string;
  /** 'this request' */
  readonly what: string;
  /** A sentence about what is deleted along with the record. */
  readonly goesWith: string;
  readonly alone: PersonRecords;
  /** All records of the same person. */
  readonly whole: NewestRecords;
  /** What becomes of the visits of each. */
  readonly cancelledVisits: { readonly alone: readonly Html[]; readonly whole: readonly Html[] };
  readonly now: Date;
};

/** Shows what would be deleted and asks for confirmation. */
export function deletionView({
  action,
  cancel,
  what,
  goesWith,
  alone,
  whole,
  cancelledVisits,
  now,
}: Deletion): Pick<DeskPage, 'head' | 'body'> {
  const all = lines(whole, now);
  return {
    head: pageHead({
      title: `Delete ${what} for good?`,
      introduction: `${goesWith} This cannot be undone. Copies in your mailbox and in backups are not touched.`,
    }),
    body: html`${rowList(lines(alone, now).slice(0, 1))}${paragraphs(cancelledVisits.alone)}
<form class="stack-form" method="post" action="${action}">
<p class="buttons"><button class="button button--primary" type="submit" name="what" value="record">Delete ${what}</button> <a class="button" href="${cancel}">Keep it</a></p>
${
  whole.total > 1 &&
  html`<h2>There is more from the same person</h2>
<p>If they asked to be forgotten, delete all of it:</p>
${rowList(all)}${andMore(whole.total - all.length)}${paragraphs(cancelledVisits.whole)}
<p><button class="button button--danger" type="submit" name="what" value="person">Delete all ${whole.total} of them</button></p>`
}
</form>`,
  };
}

function lines(records: PersonRecords, now: Date): Html[] {
  return personLines(records, now).map(
    ({ reference, who, what, age }) =>
      html`<li class="row"><div><p class="row-name">${visitorText(who)}</p><p class="row-details">${reference && `${reference}, `}${visitorText(what)}, came in ${age}</p></div></li>`,
  );
}
