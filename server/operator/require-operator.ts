import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Limiter } from '../http/rate-limits/rate-limits.ts';
import { Refusal } from '../http/responses/refusal.ts';
import type { UnknownProxy } from '../http/unknown-proxy.ts';
import type { IsOperator } from './operator.ts';

type Dependencies = {
  readonly config: Pick<Config, 'isDevelopment'>;
  readonly isOperator: IsOperator;
  /** Counts wrong tokens per IP address. */
  readonly wrongTokens: Limiter;
  readonly unknownProxy: Pick<UnknownProxy, 'hasForwarded'>;
};

/** Makes the hook of a route for the operator; `what` is the realm in the browser's prompt, such as "Resumes". */
export type RequireOperator = (
  what: string,
  options?: { readonly isOpenInDevelopment?: boolean },
) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The token is checked before any lookup, so that a 401 does not reveal what exists. */
export function createRequireOperator({
  config,
  isOperator,
  wrongTokens,
  unknownProxy,
}: Dependencies): RequireOperator {
  return (what, { isOpenInDevelopment = false } = {}) =>
    async (request, reply) => {
      if (isOpenInDevelopment && config.isDevelopment) return;
      if (request.headers.authorization) {
        // Checked before the token: otherwise a correct guess would succeed after any number of wrong ones. Skipped if
        // all requests share the address of a proxy: the wrong guesses of others must not lock the operator out.
        if (!unknownProxy.hasForwarded(request)) await wrongTokens.refuseExceeded(request);
        if (isOperator(request)) return;
        await wrongTokens.count(request);
      }
      reply.header('WWW-Authenticate', `Basic realm="${what}", charset="UTF-8"`);
      throw new Refusal(
        401,
        `${what} open with the operator token: give it as the password, under any name.`,
      );
    };
}
