import type { FastifyInstance } from 'fastify';
import { company } from '../../../content/company.ts';
import type { Config } from '../../config.ts';
import { addMilliseconds, type Clock } from '../../time/clock.ts';
import { DAY_MS } from '../../time/durations.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

const VALID_FOR_MS = 180 * DAY_MS;

type Dependencies = { readonly config: Pick<Config, 'siteUrl'>; readonly clock: Clock };

/** The contact for reports of vulnerabilities (RFC 9116). */
export function addSecurityContact(app: FastifyInstance, { config, clock }: Dependencies): void {
  app.get(SECURITY_TXT_PATH, async (_request, reply) => {
    // Computed for each request: a date from the start would expire while the service runs.
    const expires = addMilliseconds(clock(), VALID_FOR_MS).toISOString().replace(/\.\d+/, '');
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${company.email}`,
          `Expires: ${expires}`,
          'Preferred-Languages: en',
          `Canonical: ${new URL(SECURITY_TXT_PATH, config.siteUrl).href}`,
          '',
        ].join('\n'),
      );
  });
}
