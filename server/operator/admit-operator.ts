import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../http/answers/refusal.ts';
import type { Limiter } from '../http/rate-limits/rate-limits.ts';
import type { IsOperator } from './operator.ts';

type Door = {
  readonly config: Pick<Config, 'isDevelopment'>;
  readonly isOperator: IsOperator;
  /** Counts wrong tokens per address. */
  readonly wrongTokens: Limiter;
};

/** Makes the hook of a route that is for the operator; `what` stands in the browser's prompt, such as "Resumes". */
export type AdmitOperator = (what: string) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Open while developing, else by the token. Nothing is looked up before: there and not there look alike. */
export function operatorDoor({ config, isOperator, wrongTokens }: Door): AdmitOperator {
  return (what) => async (request, reply) => {
    if (config.isDevelopment) return;
    if (request.headers.authorization) {
      // Before the token is looked at: otherwise the one right guess would get through among any number of wrong ones.
      await wrongTokens.refuseExceeded(request);
      if (isOperator(request)) return;
      await wrongTokens.count(request);
    }
    reply.header('WWW-Authenticate', `Basic realm="${what}", charset="UTF-8"`);
    throw new Refusal(401, `${what} open with the operator token: give it as the password, under any name.`);
  };
}
