import type { FastifyInstance } from 'fastify';
import { type AppDependencies, buildApp } from './app.ts';
import type { Config } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { isPostgres, openDatabase } from './database/database.ts';
import { replayDeletions } from './deletion/replay.ts';
import { createAnsweredLinks } from './features/contact-messages/answered-link.ts';
import { startBackgroundJobs } from './jobs/background-jobs.ts';
import { operatorCheck } from './operator/operator.ts';
import { type OperatorToken, readOperatorToken, readSharedOperatorToken } from './operator/operator-token.ts';
import { createLiveSite, type LiveSite } from './publications/live-site.ts';
import { createPublisher, type Publisher } from './publications/publisher.ts';
import type { BuiltSite } from './rendering/built-site.ts';
import { systemClock } from './time/clock.ts';

export type Service = {
  readonly app: FastifyInstance;
  readonly operatorToken: OperatorToken;
  /** Resolves when there is something to show to visitors: see `Publisher.showAtStart`. */
  readonly shownAtStart: ReturnType<Publisher['showAtStart']>;
  readonly live: LiveSite;
  /** From now on `/health/ready` responds with 503, while every request is still handled. */
  announceStop(): void;
  /** Waits for requests and mail in flight. */
  stop(): Promise<void>;
};

type Options = Pick<AppDependencies, 'pages' | 'limits' | 'clock'> & {
  /** Undefined in development, where `pages` render a document for each request. */
  readonly builtSite?: BuiltSite | undefined;
};

/** Everything that runs in one process: the app and the background jobs. */
export async function createService(config: Config, options: Options = {}): Promise<Service> {
  const { clock = systemClock, builtSite, pages = builtSite?.pages } = options;
  // Needed with PostgreSQL as well: uploads are received into it.
  await prepareDataFolder(config.dataDir);
  const database = await openDatabase(config);
  const operatorToken = isPostgres(database)
    ? await readSharedOperatorToken(config, database)
    : await readOperatorToken(config);
  const answeredLinks = await createAnsweredLinks(database);
  let isStopping = false;
  const announceStop = () => {
    isStopping = true;
  };
  const live = createLiveSite();
  const publisher = createPublisher({ database, clock, live, builtSite });
  let jobs: ReturnType<typeof startBackgroundJobs> | undefined;
  const app = await buildApp({
    ...options,
    config,
    database,
    answeredLinks,
    isOperator: operatorCheck(operatorToken.token),
    pages,
    live,
    publisher,
    wakePublisher: () => jobs?.wakePublisher(),
    wakeOutbox: () => jobs?.wakeOutbox(),
    wakeRetention: () => jobs?.wakeRetention(),
    isStopping: () => isStopping,
  });
  // Done before the first request: a deleted record that came back must not be shown or mailed.
  await replayDeletions({ database, settings: config, now: clock(), log: app.log });
  // Queued before the publishing job, which encodes pictures first. `main.ts` awaits it and handles its error; this
  // catch only prevents an unhandled rejection.
  const shownAtStart = publisher.showAtStart();
  shownAtStart.catch(() => {});
  jobs = startBackgroundJobs({ config, clock, database, answeredLinks, publisher, live, log: app.log });

  return {
    app,
    operatorToken,
    shownAtStart,
    live,
    announceStop,
    async stop() {
      announceStop();
      // At the same time: while requests are finished, no further mail is begun, which would be cut off.
      await Promise.all([app.close().then(() => builtSite?.stop()), jobs?.stop()]);
      await database.destroy();
    },
  };
}
