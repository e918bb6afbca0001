import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { company } from '../../../content/company.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { sharedSecret } from '../../database/shared-secret.ts';
import { refusals } from '../../http/responses/refusal.ts';
import { privateHeaders } from '../../private-pages/private-page.ts';
import { addMilliseconds, type Clock } from '../../time/clock.ts';
import { DAY_MS } from '../../time/durations.ts';
import { calendarText, calendarVisit, ownerWording } from '../../visits/calendar.ts';
import { comingVisits } from '../../visits/coming-visits.ts';

const SECRET_NAME = 'calendar-feed';
const KEPT_DAYS = 30;

export const feedPaths = { pattern: '/calendar/:file', feed: (secret: string) => `/calendar/${secret}.ics` };

/** The address of the owner's calendar feed. It is a secret: whoever has it can read the feed. */
export async function feedUrl(database: Database, { siteUrl }: Pick<Config, 'siteUrl'>): Promise<URL> {
  return new URL(feedPaths.feed(await sharedSecret(database, SECRET_NAME, newSecret())), siteUrl);
}

/** Replaces the secret, so that the old address stops working. */
export async function renewFeed(database: Database): Promise<void> {
  await database.updateTable('secrets').set({ value: newSecret() }).where('name', '=', SECRET_NAME).execute();
}

function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

type Dependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  limitGuesses(request: FastifyRequest): Promise<void>;
};

/** The feed that phones poll. It does not contain cancelled visits. */
export function addFeed(app: FastifyInstance, { config, clock, database, limitGuesses }: Dependencies): void {
  app.get<{ Params: { file: string } }>(
    feedPaths.pattern,
    { onRequest: limitGuesses },
    async (request, reply) => {
      const { pathname } = await feedUrl(database, config);
      if (feedPaths.feed(request.params.file.replace(/\.ics$/, '')) !== pathname) throw refusals.notFound();
      const visits = await comingVisits(database, addMilliseconds(clock(), -KEPT_DAYS * DAY_MS));
      const entries = visits.map((visit) => calendarVisit(visit, ownerWording(visit)));
      const text = calendarText(entries, {
        method: 'PUBLISH',
        sender: config.mail.from,
        name: `Visits, ${company.shortName}`,
      });
      return reply.headers({ ...privateHeaders, 'Content-Type': 'text/calendar; charset=utf-8' }).send(text);
    },
  );
}
