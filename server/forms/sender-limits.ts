import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { networkOf } from '../http/rate-limits/network.ts';
import { requestCounter } from '../http/rate-limits/rate-limits.ts';
import type { Sender } from '../outbox/submission-mail.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';

/** Maximum for one network, out of the confirmations of a day for everybody. */
const CONFIRMATIONS_PER_DAY = 40;

export type CountSubmission = (request: FastifyRequest) => Promise<Sender>;

export type SenderLimits = {
  readonly countSubmission: CountSubmission;
  /** A subscription causes no mail to the owner, so only its confirmation is counted. */
  readonly countSubscription: CountSubmission;
  /**
   * What is added to a request later is confirmed by no mail, but causes one to the owner. Returns whether it is part of
   * a flood.
   */
  countAddition(request: FastifyRequest): Promise<boolean>;
};

/**
 * Counts submissions for each network and in total. A flood is not refused, since nothing that was sent may be lost,
 * but its submissions are mailed together. Those of a network over its own limit do not count towards the total.
 */
export function createSenderLimits(
  app: FastifyInstance,
  { leadMailsPerHour }: Pick<Config, 'leadMailsPerHour'>,
): SenderLimits {
  const counter = (name: string, max: number, windowMs: number, keyOf = networkOf) => {
    const count = requestCounter(app, { name, max, windowMs, keyOf });
    return async (request: FastifyRequest) => (await count(request)) !== undefined;
  };
  const isFloodOfNetwork = counter('submissionsPerHour', Math.ceil(leadMailsPerHour / 2), HOUR_MS);
  const isFloodOfAll = counter('submissionsPerHour', leadMailsPerHour, HOUR_MS, () => 'all');
  const isFlooding = async (request: FastifyRequest) =>
    (await isFloodOfNetwork(request)) || (await isFloodOfAll(request));
  const hasEnoughConfirmations = counter('confirmationsPerDay', CONFIRMATIONS_PER_DAY, DAY_MS);
  return {
    countSubmission: async (request) => ({
      isFlooding: await isFlooding(request),
      hasEnoughConfirmations: await hasEnoughConfirmations(request),
    }),
    countSubscription: async (request) => ({
      isFlooding: false,
      hasEnoughConfirmations: await hasEnoughConfirmations(request),
    }),
    countAddition: isFlooding,
  };
}
