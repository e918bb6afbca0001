import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectWithId } from '../../../contract/site.ts';
import type { Database } from '../../database/database.ts';
import type { ClientWordsRow } from '../../database/site-tables.ts';
import { refuseOtherSites } from '../../forms/cross-site.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { privateHeaders, sendPrivatePage } from '../../private-pages/private-page.ts';
import { addPrivateScope } from '../../private-pages/private-scope.ts';
import { findJpeg } from '../../publications/pictures/picture-store.ts';
import { findRevisionsOf } from '../../publications/revisions.ts';
import { latestVersion } from '../../publications/versions.ts';
import { storeWords } from '../../publications/words/received-words.ts';
import { publishedTestimonialIds, wordsStateOf } from '../../publications/words/words.ts';
import { findWordsByToken, wordsPaths } from '../../publications/words/words-link.ts';
import { withdrawWords } from '../../records/client-words.ts';
import { readWords } from './read-words.ts';
import type { WordsDependencies } from './words-dependencies.ts';
import { askPage, gonePage, missingPage, publishedPage, sentPage, type WordsContext } from './words-pages.ts';

type Params = { Params: { token: string } };

/** The page of a client who was asked for words. The link in the mail is the only credential. */
export function addClientWords(app: FastifyInstance, dependencies: WordsDependencies): void {
  const { config, clock, database, live, fileResponses } = dependencies;

  async function find(request: FastifyRequest): Promise<WordsContext> {
    const { token } = request.params as Params['Params'];
    const row = await findWordsByToken(database, token);
    if (!row) throw refusals.notFound();
    const project = row.project_id === null ? undefined : projectWithId(live.site(), String(row.project_id));
    return { row, token, project };
  }

  async function show(reply: FastifyReply, context: WordsContext, { isRefused = false } = {}) {
    const state = wordsStateOf(context.row, await publishedTestimonialIds(database));
    if (state === 'asked') return sendPrivatePage(reply, config, askPage(context));
    if (state === 'gone') return sendPrivatePage(reply, config, gonePage(context));
    const published = state === 'published' && (await publishedWords(database, context.row));
    return sendPrivatePage(
      reply,
      config,
      published ? publishedPage(context, published, { isRefused }) : sentPage(context),
    );
  }

  const { damaged } = wordsPaths;
  addPrivateScope(app, { ...dependencies, missingPage, damaged }, (scope) => {
    scope.get<Params>(wordsPaths.pattern, async (request, reply) => show(reply, await find(request)));

    scope.get<Params>(wordsPaths.photoPattern, async (request, reply) => {
      const { row } = await find(request);
      const content = row.photo_id && (await findJpeg(database, row.photo_id));
      if (!content) throw refusals.notFound();
      fileResponses.count(request, reply, content.length);
      return reply
        .headers({ ...privateHeaders, 'Content-Type': 'image/jpeg' })
        .send(Buffer.from(content.buffer, content.byteOffset, content.length));
    });

    scope.post<Params>(wordsPaths.pattern, { onRequest: dependencies.limitPosts }, async (request, reply) => {
      refuseOtherSites(request, config.siteUrl);
      const context = await find(request);
      const { row, token } = context;
      const backToPage = () => reply.redirect(wordsPaths.page(token), 303);
      const read = await readWords(request, reply, dependencies);
      if (read.action === 'withdraw') {
        await withdrawWords(database, config, row, clock());
        dependencies.wakePublisher();
        return backToPage();
      }
      const isPublished = wordsStateOf(row, await publishedTestimonialIds(database)) === 'published';
      if (isPublished) return show(reply, context, { isRefused: true });
      if (!read.words) return sendPrivatePage(reply, config, askPage(context, read.typed));
      if (!(await storeWords(database, row.id, read.words, clock())))
        return show(reply, await find(request), { isRefused: true });
      dependencies.wakeOutbox();
      return backToPage();
    });
  });
}

/** The published text, which the owner may have shortened. */
async function publishedWords(database: Database, { testimonial_id }: ClientWordsRow) {
  const { records } = await latestVersion(database);
  const shown = records.testimonial.filter(([id]) => id === testimonial_id);
  const [revision] = await findRevisionsOf(database, 'testimonial', shown);
  return revision;
}
