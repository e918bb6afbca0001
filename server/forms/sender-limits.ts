import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { networkOf } from '../http/rate-limits/network.ts';
import type { Sender } from '../outbox/lead-mail.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';

/** Of the 200 that a day has for everybody. */
const CONFIRMATIONS_PER_DAY = 40;

export type CountLead = (request: FastifyRequest) => Promise<Sender>;

export type SenderLimits = {
  readonly countLead: CountLead;
  /** A subscription makes no mail to the owner: only its confirmation is counted. */
  readonly countSubscription: CountLead;
};

/**
 * Counts leads, those of each network and all together. Where there are very many none is refused, since a lead must
 * not be lost; but they are mailed together. A network that sends very many does not count for the others.
 */
export function createSenderLimits(
  app: FastifyInstance,
  { leadMailsPerHour }: Pick<Config, 'leadMailsPerHour'>,
): SenderLimits {
  const counter = (name: string, max: number, timeWindow: number, keyOf = networkOf) => {
    const count = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: (request) => `${name} ${keyOf(request)}`,
    });
    return async (request: FastifyRequest) => {
      const counted = await count(request);
      return !counted.isAllowed && counted.isExceeded;
    };
  };
  const isFloodOfNetwork = counter('leadsPerHour', Math.ceil(leadMailsPerHour / 2), HOUR_MS);
  const isFloodOfAll = counter('leadsPerHour', leadMailsPerHour, HOUR_MS, () => 'all');
  const hasEnoughConfirmations = counter('confirmationsPerDay', CONFIRMATIONS_PER_DAY, DAY_MS);
  return {
    countLead: async (request) => ({
      isFlooding: (await isFloodOfNetwork(request)) || (await isFloodOfAll(request)),
      hasEnoughConfirmations: await hasEnoughConfirmations(request),
    }),
    countSubscription: async (request) => ({
      isFlooding: false,
      hasEnoughConfirmations: await hasEnoughConfirmations(request),
    }),
  };
}
