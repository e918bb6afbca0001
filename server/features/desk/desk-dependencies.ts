import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { SendDeskPage } from '../../desk-pages/desk-page.ts';
import type { UnknownProxy } from '../../http/unknown-proxy.ts';
import type { RequireOperator } from '../../operator/require-operator.ts';
import type { Clock } from '../../time/clock.ts';

export type DeskDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly requireOperator: RequireOperator;
  readonly unknownProxy: Pick<UnknownProxy, 'address'>;
  /** Called after an action that makes mail due. */
  wakeOutbox(): void;
  /** Called after the owner has confirmed the date. */
  wakeRetention(): void;
  readonly sendPage: SendDeskPage;
};
