import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { SendDeskPage } from '../../desk-pages/desk-page.ts';
import type { UploadSpace } from '../../forms/uploads/upload-space.ts';
import type { RequireOperator } from '../../operator/require-operator.ts';
import type { LiveSite } from '../../publications/live-site.ts';
import type { Publisher } from '../../publications/publisher.ts';
import type { Clock } from '../../time/clock.ts';

export type SiteDeskDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly requireOperator: RequireOperator;
  readonly live: LiveSite;
  readonly publisher: Pick<Publisher, 'failure' | 'preview'>;
  /** Called after a version was created or pictures were received. */
  wakePublisher(): void;
  /** Called after an action that makes mail due. */
  wakeOutbox(): void;
  readonly uploadSpace: UploadSpace;
  readonly sendPage: SendDeskPage;
};
