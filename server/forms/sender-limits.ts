import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { networkOf } from '../http/rate-limits/network.ts';
import type { Sender } from '../outbox/lead-mail.ts';

/** Of the 200 that a day has for everybody. */
const CONFIRMATIONS_PER_DAY = 40;

export type CountLead = (request: FastifyRequest) => Promise<Sender>;

/**
 * Counts the leads of each network. One that sends very many is not refused, since a lead must not be lost; but it does
 * not use up what is mailed for everybody else.
 */
export function countLeadsByNetwork(
  app: FastifyInstance,
  { leadMailsPerHour }: Pick<Config, 'leadMailsPerHour'>,
): CountLead {
  const counter = (name: string, max: number, timeWindow: number) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: (request) => `${name} ${networkOf(request)}` });
  const leads = counter('leadsPerHour', Math.ceil(leadMailsPerHour / 2), HOUR_MS);
  const confirmations = counter('confirmationsPerDay', CONFIRMATIONS_PER_DAY, DAY_MS);
  return async (request) => {
    const [ofHour, ofDay] = await Promise.all([leads(request), confirmations(request)]);
    return {
      isFlooding: !ofHour.isAllowed && ofHour.isExceeded,
      hasEnoughConfirmations: !ofDay.isAllowed && ofDay.isExceeded,
    };
  };
}
