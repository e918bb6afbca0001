import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Config, sendsMail } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { refuseOtherSites } from '../../forms/cross-site.ts';
import { readShortForm } from '../../forms/page-form.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { readAddress } from '../../private-pages/parts/link-form.ts';
import { sendPrivatePage } from '../../private-pages/private-page.ts';
import { addPrivateScope } from '../../private-pages/private-scope.ts';
import { lastSubscription, type SubscriberRow } from '../../records/subscribers.ts';
import { findByUnsubscribeToken, unsubscribePaths } from '../../records/unsubscribe-link.ts';
import type { Clock } from '../../time/clock.ts';
import { enqueueUnsubscribeLink, subscribeAgain, unsubscribe } from './newsletter-store.ts';
import { askPage, missingPage, sentPage, unsubscribedPage, unsubscribePage } from './unsubscribe-pages.ts';

type Dependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  limitPosts(request: FastifyRequest): Promise<void>;
  limitGuesses(request: FastifyRequest): Promise<void>;
  wakeOutbox(): void;
};

type Params = { Params: { token: string } };

/** The field that mail programs post when their own unsubscribe button is pressed (RFC 8058). */
const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' } as const;

/** The unsubscribe link in newsletter mails, and the page where a lost link can be requested. */
export function addUnsubscribe(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, clock, database } = dependencies;
  const mail = { hasMail: sendsMail(config) };

  async function find(token: string): Promise<SubscriberRow> {
    const row = await findByUnsubscribeToken(database, token);
    if (!row) throw refusals.notFound();
    return row;
  }

  /** Shows the current state of the address, which may have subscribed again since the link was sent. */
  async function show(reply: FastifyReply, row: SubscriberRow, token: string) {
    const last = (await lastSubscription(database, row.email)) ?? row;
    return sendPrivatePage(
      reply,
      config,
      last.withdrawn_at ? unsubscribedPage(last, token) : unsubscribePage(last, token),
    );
  }

  const { damaged } = unsubscribePaths;
  addPrivateScope(app, { ...dependencies, missingPage: missingPage(mail), damaged }, (scope) => {
    // Virus scanners open the links in mails, so a GET only shows a button.
    scope.get<Params>(unsubscribePaths.pattern, async ({ params: { token } }, reply) =>
      show(reply, await find(token), token),
    );

    scope.post<Params>(
      unsubscribePaths.pattern,
      { onRequest: dependencies.limitPosts },
      async (request, reply) => {
        const { token } = request.params;
        const row = await find(token);
        const values = await readShortForm(request, reply, ['action', ONE_CLICK.name]);
        if (values[ONE_CLICK.name] === ONE_CLICK.value) {
          // Posted by a mail provider from another origin, which need not follow redirects. The token alone authorizes
          // it.
          await unsubscribe(database, row, clock());
          return show(reply, await find(token), token);
        }
        refuseOtherSites(request, config.siteUrl);
        if (values.action === 'unsubscribe') await unsubscribe(database, row, clock());
        else if (values.action === 'subscribe')
          await subscribeAgain(database, row, unsubscribePaths.again, clock());
        else throw refusals.malformed();
        return reply.redirect(unsubscribePaths.page(token), 303);
      },
    );

    scope.get(unsubscribePaths.again, async (_request, reply) =>
      sendPrivatePage(reply, config, askPage(mail)),
    );
    scope.get(unsubscribePaths.sent, async (_request, reply) => sendPrivatePage(reply, config, sentPage));

    scope.post(unsubscribePaths.again, { onRequest: dependencies.limitPosts }, async (request, reply) => {
      refuseOtherSites(request, config.siteUrl);
      const read = readAddress(await readShortForm(request, reply, ['email']));
      if ('wrong' in read) return sendPrivatePage(reply, config, askPage(mail, read.wrong));
      await enqueueUnsubscribeLink(database, read.email, clock());
      dependencies.wakeOutbox();
      return reply.redirect(unsubscribePaths.sent, 303);
    });
  });
}
