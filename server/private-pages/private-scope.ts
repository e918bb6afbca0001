import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { acceptMultipartForms } from '../forms/multipart.ts';
import { acceptUrlencodedForms } from '../forms/urlencoded-forms.ts';
import { asRefusal } from '../http/responses/as-refusal.ts';
import { refusals } from '../http/responses/refusal.ts';
import { sendRefusal } from '../http/responses/send-refusal.ts';
import { type PrivatePage, privateHeaders, sendPrivatePage } from './private-page.ts';

/** The limit for the text fields of a urlencoded form. */
const TEXTS_MAX_BYTES = 64 * 1024;

type Dependencies = {
  readonly config: Config;
  limitGuesses(request: FastifyRequest): Promise<void>;
  /** Answers unknown links. */
  readonly missingPage: PrivatePage;
  /** Paths of links that have lost their end on the way, or have got another one. */
  readonly damaged: readonly string[];
};

/**
 * Registers routes whose address is a secret: forms in both encodings, and error responses with the same private
 * headers.
 */
export function addPrivateScope(
  app: FastifyInstance,
  { config, limitGuesses, missingPage, damaged }: Dependencies,
  addRoutes: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    acceptUrlencodedForms(scope, { maxBytes: TEXTS_MAX_BYTES });
    acceptMultipartForms(scope);
    // Otherwise a script could guess links at full speed.
    scope.addHook('onRequest', limitGuesses);
    scope.setErrorHandler((error, request, reply) => {
      const refusal = asRefusal(error, request.log);
      if (refusal.status === 404) return sendPrivatePage(reply, config, missingPage);
      return sendRefusal(request, reply.headers(privateHeaders), config, refusal);
    });
    for (const path of damaged)
      scope.get(path, async () => {
        throw refusals.notFound();
      });
    addRoutes(scope);
  });
}
