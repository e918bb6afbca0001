import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { refuseOtherSites } from '../forms/cross-site.ts';
import { sendAnswerPage } from '../http/answer-pages/answer-page.ts';
import { html } from '../http/answer-pages/html.ts';
import { refusals } from '../http/answers/refusal.ts';
import { localTime } from '../outbox/mail/local-time.ts';
import { answeredPaths, type LinkSigner } from './answered-link.ts';
import { findContactMessage, markAnswered } from './contact-message-store.ts';

export type AnsweredServices = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly links: LinkSigner;
  limitNotFound(request: FastifyRequest): Promise<void>;
};

type Params = { Params: { token: string } };

/** The mail's link. Mail programs open links by themselves, so that opening it only shows a button. */
export function addAnsweredLink(app: FastifyInstance, services: AnsweredServices): void {
  const { config, clock, database, links } = services;

  async function find(token: string) {
    const reference = links.referenceOf(token);
    const message = reference && (await findContactMessage(database, reference));
    if (!message) throw refusals.notFound();
    return message;
  }

  app.register(async (scope) => {
    // The button sends an empty form.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null),
    );
    scope.addHook('onRequest', services.limitNotFound);

    scope.get<Params>(answeredPaths.pattern, async (request, reply) => {
      const message = await find(request.params.token);
      if (message.answered_at)
        return sendAnswerPage(reply, config, answeredPage(message.name, message.answered_at));
      return sendAnswerPage(reply, config, {
        status: 200,
        title: `Have you answered ${message.name}?`,
        body: html`<p>Request ${message.reference}, ${message.project_type}, received ${localTime(message.received_at)}. Once it is marked as answered, no more reminders are sent.</p>
<form class="alone" method="post" action="${answeredPaths.of(request.params.token)}"><button type="submit">Yes, I have answered</button></form>`,
      });
    });

    scope.post<Params>(answeredPaths.pattern, async (request, reply) => {
      refuseOtherSites(request, config.siteUrl);
      const message = await find(request.params.token);
      const at = clock();
      await markAnswered(database, message.id, at);
      return sendAnswerPage(
        reply,
        config,
        answeredPage(message.name, message.answered_at ?? at.toISOString()),
      );
    });
  });
}

function answeredPage(name: string, answeredAt: string) {
  return {
    status: 200,
    title: 'Marked as answered',
    body: html`<p>${name} was answered on ${localTime(answeredAt)}. No more reminders will be sent for this request.</p>`,
  };
}
