import { section } from '../../../desk-pages/parts/columns.ts';
import { cardList } from '../../../desk-pages/parts/lists.ts';
import { visitorExcerpt, visitorText } from '../../../desk-pages/parts/visitor-text.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import type { WaitingWords } from '../../../publications/words/waiting-words.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';
import { spokenTime } from '../../../time/spoken-time.ts';

/** The others are on the list of all words. */
const SHOWN = 3;

/** Clients' words that the owner may publish. */
export function waitingWordsSection(words: readonly WaitingWords[], now: Date): Html {
  return section({
    title: 'Words waiting for you',
    link:
      words.length > SHOWN
        ? html`<a class="link" href="${deskPaths.siteTestimonials}">All ${words.length}</a>`
        : undefined,
    body: cardList(words.slice(0, SHOWN).map((one) => wordsCard(one, now))),
  });
}

function wordsCard(words: WaitingWords, now: Date): Html {
  const { testimonial_id, sent_at, content, rating, author_name, author_location } = words;
  const path = deskPaths.siteEntry('testimonials', testimonial_id);
  return html`<li class="card"><div><h3><a href="${path}">${visitorText(author_name)}</a></h3>
<p class="small soft">${rating} of 5 stars${author_location && html`, ${visitorText(author_location)}`}. Came in ${spokenTime(sent_at, now)}.</p></div>
${visitorExcerpt(content)}
<div class="cells"><a class="cell" href="${path}"><span>Read and publish<span class="sr-only"> the words of ${printableLine(author_name)}</span></span></a></div></li>`;
}
