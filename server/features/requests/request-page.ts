import { contactFields } from '../../../contract/forms/contact.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import { PHOTO_MEDIA_TYPES, PHOTOS_MAX, photosField } from '../../../contract/forms/photos.ts';
import type { ContactMessageRow, LeadAdditionRow } from '../../database/schema.ts';
import { errorSummary } from '../../desk-pages/parts/editor-form.ts';
import { stateOf } from '../../desk-pages/parts/field-frame.ts';
import { fieldGrid, fileField, textArea } from '../../desk-pages/parts/fields.ts';
import { fold, folds } from '../../desk-pages/parts/fold.ts';
import { type Html, html } from '../../http/html.ts';
import type { PrivatePage } from '../../private-pages/private-page.ts';
import type { PhotoRow } from '../../records/photos.ts';
import { requestPaths } from '../../records/request-link.ts';
import { fullTime } from '../../time/spoken-time.ts';
import { progressChain } from './progress-chain.ts';

export const WORDS_MAX_CHARACTERS = 5000;

/** What every state of the page knows. */
export type RequestContext = {
  readonly lead: ContactMessageRow;
  readonly token: string;
  readonly photos: readonly PhotoRow[];
  readonly additions: readonly LeadAdditionRow[];
  /** Whether this server sends mail at all. */
  readonly hasMail: boolean;
};

/** What was typed, and what is wrong with it. */
export type Typed = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly status: number;
};

export function requestPage(context: RequestContext, typed?: Typed): PrivatePage {
  const { lead } = context;
  return {
    ...(typed && { status: typed.status }),
    heading: lead.answered_at ? 'We have answered' : 'We have your request',
    lead: lead.answered_at
      ? 'By phone or by mail. If nothing has reached you, write to us here or call.'
      : html`We call or write by <b>${fullTime(lead.reply_by)}</b> and agree on a time to come and look.`,
    sheet: { number: lead.reference, title: 'Your request' },
    progress: progressChain(lead),
    body: additionForm(context, typed),
    aside: sentBox(context),
    more: ownPage(context),
  };
}

function additionForm({ token, photos }: RequestContext, typed?: Typed): Html {
  const state = typed ?? { values: {}, errors: {} };
  const left = PHOTOS_MAX - photos.length;
  const { value: _, ...photoState } = stateOf(state, photosField.name);
  const lines = Object.entries(state.errors).map(([name, text]) => ({ name, text }));
  return html`<section id="add">${typed && errorSummary({ title: 'Not sent yet', lines })}
<h2>Add words or photos</h2>
<p class="soft">A detail you forgot, a photo of the panel, a day that suits you: it goes straight to the person who reads your request.</p>
<form class="adding" method="post" action="${requestPaths.page(token)}" enctype="multipart/form-data">
${fieldGrid([
  textArea({
    ...stateOf(state, 'words'),
    label: 'Your words',
    isWide: true,
    rows: 4,
    maxCharacters: WORDS_MAX_CHARACTERS,
  }),
  ...(left > 0
    ? [
        fileField({
          ...photoState,
          label: html`Photos <span class="optional">optional, ${left} more</span>`,
          isWide: true,
          isMultiple: true,
          accept: PHOTO_MEDIA_TYPES,
          hint: `The room from its door, the electrical panel, whatever worries you. Up to ${PHOTOS_MAX} in all; you have sent ${photos.length || 'none'}.`,
        }),
      ]
    : []),
])}
${left === 0 && html`<p class="note">You have sent ${PHOTOS_MAX} photos, which is as many as we keep.</p>`}
<div class="adding-end"><p class="note">Only we see them. They are deleted with your request.</p>
<button class="button" type="submit" name="action" value="add">Send these to us</button></div>
</form></section>`;
}

function sentBox({ lead, token, photos, additions }: RequestContext): Html {
  return html`<section class="sent"><h2><span>What you sent</span><span>${lead.reference}</span></h2>
${photos.length > 0 && html`<div class="sent-photos">${photos.map((photo) => photoLink(token, photo))}</div>`}
<dl>
<div><dt>From</dt><dd>${lead.name}, ${lead.email}, <span class="nowrap">${lead.phone}</span></dd></div>
${detailsOf(contactFields, lead).map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}
<div><dt>${contactFields.message.label}</dt><dd class="typed">${lead.message}</dd></div>
<div><dt>Received</dt><dd>${fullTime(lead.received_at)}</dd></div>
${additions.map(
  ({ received_at, text, photo_count }) =>
    html`<div><dt>Added ${fullTime(received_at)}</dt><dd class="typed">${text}${text && photo_count > 0 && '\n'}${photo_count > 0 && `${photo_count} ${photo_count === 1 ? 'photo' : 'photos'}`}</dd></div>`,
)}
</dl></section>`;
}

function photoLink(token: string, { number, description, width, height }: PhotoRow): Html {
  const path = requestPaths.photo(token, number);
  const alt = `Your photo ${number}${description && `: ${description}`}`;
  return html`<a href="${path}"><img src="${path}" alt="${alt}" width="${width}" height="${height}" loading="lazy"></a>`;
}

function ownPage({ lead, token, hasMail }: RequestContext): Html {
  return html`<section><h2>This page is yours</h2>
<p class="soft">${
    hasMail && !lead.is_spam
      ? `A mail to ${lead.email} has its link. `
      : 'Save it in your bookmarks: it is the way back to your request. '
  }Whoever has the link can open this page, so share it only with those you live with.</p>
${folds([
  fold({
    title: 'Delete my request',
    body: html`<p>This deletes your name, your words, your photos and every mail that has not gone out. We cannot bring it back, and this page will no longer open.</p>
<form method="post" action="${requestPaths.page(token)}"><button class="button button--danger" type="submit" name="action" value="delete">Yes, delete everything</button></form>`,
  }),
])}</section>`;
}
