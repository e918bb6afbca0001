import { countedNoun } from '../../../content/grammar.ts';
import { contactFields } from '../../../contract/forms/contact.ts';
import { detailsOf } from '../../../contract/forms/field.ts';
import { PHOTO_MEDIA_TYPES, PHOTOS_MAX, photosField } from '../../../contract/forms/photos.ts';
import { fieldState } from '../../page-parts/field-frame.ts';
import { fieldGrid, fileField, textArea } from '../../page-parts/fields.ts';
import { fold, folds } from '../../page-parts/fold.ts';
import { type Html, html } from '../../page-parts/html.ts';
import { factBox } from '../../private-pages/parts/fact-box.ts';
import type { PrivatePage } from '../../private-pages/private-page.ts';
import type { PhotoRow } from '../../records/photos.ts';
import { requestPaths } from '../../records/request-link.ts';
import { fullTime } from '../../time/spoken-time.ts';
import { progressChain } from './progress-chain.ts';
import type { RefusedRequestForm, RequestContext } from './request-context.ts';
import { placeAsWords, requestState } from './request-state.ts';
import { wrongFields } from './request-visit.ts';

export const WORDS_MAX_CHARACTERS = 5000;

export function requestPage(context: RequestContext, typed?: RefusedRequestForm): PrivatePage {
  const { lead } = context;
  const isAddition = typed?.values.action === 'add';
  const ofVisit = isAddition ? undefined : typed;
  const state = requestState(context, ofVisit);
  const adding = additionForm(context, isAddition ? typed : placeAsWords(context, ofVisit));
  return {
    ...(typed && { status: typed.status }),
    heading: state.heading,
    introduction: state.introduction,
    sheet: { number: lead.reference, title: 'Your request' },
    progress: progressChain(context),
    body: state.body ?? adding,
    aside: sentBox(context),
    more: html`${state.body && adding}${ownPage(context)}`,
  };
}

function additionForm({ token, photos }: RequestContext, typed?: RefusedRequestForm): Html {
  const state = typed ?? { values: {}, errors: {} };
  const left = PHOTOS_MAX - photos.length;
  const { value: _, ...photoState } = fieldState(state, photosField.name);
  return html`<section>${wrongFields('Not sent yet', typed)}
<h2 id="add" tabindex="-1">Add words or photos</h2>
<p class="soft">A detail you forgot, a photo of the panel, a day that suits you: it goes straight to the person who reads your request.</p>
<form class="adding" method="post" action="${requestPaths.page(token)}" enctype="multipart/form-data">
${fieldGrid([
  textArea({
    ...fieldState(state, 'words'),
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
  const typed = (text: string) => html`<span class="typed">${text}</span>`;
  return factBox({
    title: 'What you sent',
    number: lead.reference,
    pictures:
      photos.length > 0
        ? html`<div class="sent-photos">${photos.map((photo) => photoLink(token, photo))}</div>`
        : undefined,
    facts: [
      {
        label: 'From',
        value: html`${lead.name}, ${lead.email}${lead.phone && html`, <span class="nowrap">${lead.phone}</span>`}`,
      },
      ...detailsOf(contactFields, lead),
      { label: contactFields.message.label, value: typed(lead.message) },
      { label: 'Received', value: fullTime(lead.received_at) },
      ...additions.map(({ received_at, text, photo_count }) => ({
        label: `Added ${fullTime(received_at)}`,
        value: typed([text, photo_count > 0 && countedNoun(photo_count, 'photo')].filter(Boolean).join('\n')),
      })),
    ],
  });
}

function photoLink(token: string, { number, description, width, height }: PhotoRow): Html {
  const path = requestPaths.photo(token, number);
  const alt = `Your photo ${number}${description && `: ${description}`}`;
  return html`<a href="${path}"><img src="${path}" alt="${alt}" width="${width}" height="${height}" loading="lazy"></a>`;
}

function ownPage({ lead, token, hasMail, hasConfirmation, visit }: RequestContext): Html {
  const isMailed = hasConfirmation || (hasMail && visit !== undefined);
  return html`<section><h2>This page is yours</h2>
<p class="soft">${
    isMailed && !lead.is_spam
      ? `An email to ${lead.email} has its link. `
      : 'Save it in your bookmarks: it is the way back to your request. '
  }Whoever has the link can open this page, so share it only with those you live with.</p>
${folds([
  fold({
    title: 'Delete my request',
    body: html`<p>This deletes your name, your words, your photos, the visit and every email that has not gone out. We cannot bring it back, and this page will no longer open.</p>
<form method="post" action="${requestPaths.page(token)}"><button class="button button--danger" type="submit" name="action" value="delete">Yes, delete everything</button></form>`,
  }),
])}</section>`;
}
