import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { SendDeskPage } from '../../desk-pages/desk-page.ts';
import type { UnknownProxy } from '../../http/unknown-proxy.ts';
import type { RequireOperator } from '../../operator/require-operator.ts';
import type { Clock } from '../../time/clock.ts';

/** What the routes of the desk stand on. */
export type DeskDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly requireOperator: RequireOperator;
  readonly unknownProxy: Pick<UnknownProxy, 'address'>;
  /** After something was done that makes mail due. */
  wakeOutbox(): void;
  /** After the owner has confirmed the date. */
  wakeRetention(): void;
  readonly sendPage: SendDeskPage;
};
