import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { SendDeskPage } from '../../desk-pages/desk-page.ts';
import type { RequireOperator } from '../../operator/require-operator.ts';
import type { LiveSite } from '../../publications/live-site.ts';
import type { Publisher } from '../../publications/publisher.ts';
import type { Clock } from '../../time/clock.ts';

/** What the routes of the site's pages on the desk stand on. */
export type SiteDeskDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly requireOperator: RequireOperator;
  readonly live: LiveSite;
  readonly publisher: Pick<Publisher, 'failure' | 'preview'>;
  /** After a version was made, or pictures were received. */
  wakePublisher(): void;
  readonly sendPage: SendDeskPage;
};
