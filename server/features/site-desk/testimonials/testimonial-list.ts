import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/database.ts';
import { MAIL_TROUBLES, wordsLink } from '../../../desk-pages/ask-words-part.ts';
import { columns, section } from '../../../desk-pages/parts/columns.ts';
import { emptyState, linkRow, rowList, stateMark } from '../../../desk-pages/parts/lists.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { waitingWords } from '../../../publications/words/waiting-words.ts';
import { findWords, type Words } from '../../../publications/words/words.ts';
import { timeAgo } from '../../../records/wording/ages.ts';
import { excerptOf } from '../../../records/wording/printable-text.ts';
import type { Clock } from '../../../time/clock.ts';
import { localDate } from '../../../time/wall-clock.ts';
import type { ListedRecord } from '../editor/editor.ts';
import { publicStateMark } from '../public-state.ts';
import { orderButtons } from '../row-button.ts';

type Listed = ListedRecord<'testimonial'>;
type Dependencies = { readonly database: Database; readonly config: Config; readonly clock: Clock };

/** Words to be read, published words, and beside them the clients who were asked. */
export async function testimonialList(
  { database, config, clock }: Dependencies,
  records: readonly Listed[],
): Promise<Html> {
  const words = await findWords(database);
  const waitingIds = new Set((await waitingWords(database)).map(({ testimonial_id }) => testimonial_id));
  const waiting = records.filter(({ record }) => waitingIds.has(record.id));
  const drafts = records.filter(({ record, state }) => state === 'draft' && !waitingIds.has(record.id));
  const live = records.filter(({ state }) => state !== 'draft');
  const asked = words.filter(({ state }) => state === 'asked');
  const withdrawn = words.filter(({ withdrawn_at }) => withdrawn_at !== null);
  return columns({
    body: html`${waiting.length > 0 && section({ title: html`Waiting <small>${waiting.length}</small>`, body: rows(waiting, stateMark('waits', 'Waits for you')) })}${section(
      {
        title: 'Live',
        body:
          live.length > 0
            ? rows(live)
            : emptyState(
                waiting.length > 0
                  ? 'None of your own yet: these would be the first.'
                  : 'None of your own yet. Ask a client whose house is finished.',
              ),
      },
    )}${drafts.length > 0 && section({ title: 'Not on the site', body: rows(drafts) })}`,
    aside: html`${
      asked.length > 0 &&
      section({
        title: html`Asked, no answer yet <small>${asked.length}</small>`,
        body: html`<ul class="rows">${asked.map((one) => askedRow(one, config, clock()))}</ul>`,
      })
    }${
      withdrawn.length > 0 &&
      section({
        title: html`Withdrawn <small>${withdrawn.length}</small>`,
        body: html`${withdrawn.map(
          ({ withdrawn_at }) =>
            html`<p class="soft">A client took the words back on ${localDate(withdrawn_at ?? '')}. They are gone from the site and from all older versions.</p>`,
        )}`,
      })
    }${section({
      title: 'Ask for words',
      body: html`<p class="soft">Open the client’s request, or the project, and choose “Ask for their words”. A letter or a card works too: add it here as it was written.</p>`,
    })}`,
  });
}

function rows(listed: readonly Listed[], mark?: Html): Html {
  return rowList(
    listed.map(({ record: { id, content }, state }, index) => {
      const path = deskPaths.siteEntry('testimonials', id);
      const name = content.authorName || 'Words without a name';
      const above = listed[index - 1];
      const about = [
        content.rating && `${content.rating} of 5 stars`,
        content.authorLocation,
        content.photo && 'with a photo',
        content.original && (content.original.permittedAt ? 'may be shown' : 'for you alone'),
      ];
      return html`${linkRow({
        href: path,
        name,
        details: html`“${excerptOf(content.content, EXCERPT_CHARACTERS)}”<br>${about.filter(Boolean).join(', ')}`,
        state: mark ?? publicStateMark(state),
      })}${state !== 'draft' && above && orderButtons({ path, name, actions: ['move-up', 'show-first'], above: above.record.id })}`;
    }),
  );
}

const EXCERPT_CHARACTERS = 140;

function askedRow(words: Words, { siteUrl }: Config, now: Date): Html {
  const { name, email, asked_at, reference, mailTrouble } = words;
  return html`<li class="row"><div><p class="row-name">${name ?? email}</p><p class="row-details">Asked ${timeAgo(asked_at ?? '', now)}${reference && `, about ${reference}`}</p>${mailTrouble && html`<p class="problem">${MAIL_TROUBLES[mailTrouble]}</p>`}${wordsLink(words, siteUrl)}</div></li>`;
}
