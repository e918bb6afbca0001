import { cardList } from '../../../desk-pages/parts/lists.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { LeadRow } from '../../../records/leads.ts';
import type { LeadNotice } from '../routes/notices.ts';
import type { ListPlace } from './forms.ts';
import { leadCard } from './lead-card.ts';

type Options = {
  readonly now: Date;
  readonly back: ListPlace;
  /** About a lead that was answered on this page, or waits again: shown at its position. */
  readonly notice?: LeadNotice | undefined;
  readonly columns?: 'one' | 'two';
};

/** Waiting leads, the most urgent first. */
export function waitingCards(
  leads: readonly LeadRow[],
  { now, back, notice, columns = 'one' }: Options,
): Html {
  const cards = leads.map((lead, index) =>
    leadCard(lead, now, { back, isFirst: index === 0 && !back.cursor }),
  );
  if (!notice) return cardList(cards, columns);
  const after = leads.findIndex((lead) => isAtOrBehind(lead, notice.about));
  return cardList(cards.toSpliced(after < 0 ? cards.length : after, 0, noticeItem(notice)), columns);
}

/** Compares by the order of the list. */
function isAtOrBehind(lead: LeadRow, other: LeadRow): boolean {
  return lead.reply_by === other.reply_by ? lead.id >= other.id : lead.reply_by > other.reply_by;
}

/** The target of the URL's fragment, which therefore receives the focus. */
function noticeItem({ sentence, more }: LeadNotice): Html {
  return html`<li class="notice" id="done" tabindex="-1"><p>${sentence}</p>${more}</li>`;
}
