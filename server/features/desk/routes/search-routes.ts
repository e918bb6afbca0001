import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../../../http/html.ts';
import { deskPaths } from '../../../operator/desk-paths.ts';
import { SEARCH_MAX_CHARACTERS, type SearchResults, search } from '../../../records/search.ts';
import { countedNoun } from '../../../records/wording/amounts.ts';
import { printableLine } from '../../../records/wording/printable-text.ts';
import type { DeskDependencies } from '../desk-dependencies.ts';
import { queryCipher } from '../encrypted-query.ts';
import { searchForm } from '../views/forms.ts';
import { leadCard } from '../views/lead-card.ts';
import { applicationCard, subscriberRow } from '../views/rows.ts';
import { formValue, queryValue } from './query.ts';

/** Nobody reads more; another word narrows the search. */
const LIMIT = 30;

export function addSearchRoutes(app: FastifyInstance, { clock, database, sendPage }: DeskDependencies): void {
  const cipher = queryCipher(database);

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
      body: html`<h1>Search</h1>
${searchForm(words && printableLine(words))}
${results && resultsView(results, clock())}`,
    });
  });
}

function resultsView({ leads, applications, subscribers }: SearchResults, now: Date): Html {
  const found = leads.length + applications.length + subscribers.length;
  if (found === 0) return html`<p class="none" role="status">Nothing was found with all of these words.</p>`;
  const isCut = [leads, applications, subscribers].some(({ length }) => length >= LIMIT);
  return html`<p class="lead" role="status">${isCut ? 'Too many to show. Add a word to find fewer.' : `${countedNoun(found, 'result')}.`}</p>
${leads.length > 0 && html`<h2>Leads</h2><ul class="cards">${leads.map((lead) => leadCard(lead, now, 'record'))}</ul>`}
${applications.length > 0 && html`<h2>Applications</h2><ul class="cards">${applications.map((row) => applicationCard(row, now))}</ul>`}
${subscribers.length > 0 && html`<h2>Subscribers</h2><ul class="rows">${subscribers.map((row) => subscriberRow(row, now))}</ul>`}`;
}
