import type { FastifyInstance } from 'fastify';
import { countedNoun } from '../../../../content/grammar.ts';
import { section } from '../../../desk-pages/parts/columns.ts';
import { rowList } from '../../../desk-pages/parts/lists.ts';
import { pageHead } from '../../../desk-pages/parts/page-head.ts';
import { formValue, queryValue } from '../../../desk-pages/request-values.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { queryCipher } from '../../../operator/encrypted-query.ts';
import { type Html, html } from '../../../page-parts/html.ts';
import { SEARCH_MAX_CHARACTERS, type SearchResults, search } from '../../../records/search.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { listNames } from '../list-names.ts';
import { searchForm } from '../views/forms.ts';
import { leadRow } from '../views/lead-card.ts';
import { applicationRow, subscriberRow } from '../views/other-rows.ts';

/** Nobody reads more results than this; another word narrows the search. */
const LIMIT = 30;

export function addSearchRoutes(app: FastifyInstance, { clock, database, sendPage }: DeskDependencies): void {
  const cipher = queryCipher(database, 'desk-searches');

  app.post(deskPaths.search, async (request, reply) => {
    const words = formValue(request, 'words').trim().slice(0, SEARCH_MAX_CHARACTERS);
    return reply.redirect(
      words ? deskPaths.searchResults(await cipher.encrypt(words)) : deskPaths.search,
      303,
    );
  });

  app.get(deskPaths.search, async (request, reply) => {
    const words = await cipher.decrypt(queryValue(request, 'for'));
    const results = words && (await search(database, words, LIMIT));
    return sendPage(reply, {
      title: 'Search',
      tabPath: deskPaths.search,
      head: pageHead({ back: { href: deskPaths.more, label: 'More' }, title: 'Search' }),
      body: html`${searchForm(words && printableLine(words))}
${results && resultsView(results, clock())}`,
    });
  });
}

function resultsView({ leads, applications, subscribers }: SearchResults, now: Date): Html {
  const found = leads.length + applications.length + subscribers.length;
  if (found === 0) return html`<p class="empty" role="status">Nothing was found with all of these words.</p>`;
  const isCut = [leads, applications, subscribers].some(({ length }) => length >= LIMIT);
  return html`<p class="introduction" role="status">${isCut ? 'Too many to show. Add a word to find fewer.' : `${countedNoun(found, 'result')}.`}</p>
${leads.length > 0 && section({ title: listNames.leads.title, body: rowList(leads.map((lead) => leadRow(lead, now))) })}
${applications.length > 0 && section({ title: listNames.applications.title, body: rowList(applications.map((row) => applicationRow(row, now))) })}
${subscribers.length > 0 && section({ title: listNames.subscribers.title, body: rowList(subscribers.map((row) => subscriberRow(row, now))) })}`;
}
