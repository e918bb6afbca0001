import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig, uploadFolder } from '../config.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { type AnsweredLinks, createAnsweredLinks } from '../features/contact-messages/answered-link.ts';
import type { EventLoopDelay } from '../features/health/event-loop-delay.ts';
import {
  createUploadSpace,
  type UploadSpace,
  type UploadSpaceLimits,
} from '../forms/uploads/upload-space.ts';
import type { Pages } from '../http/documents/pages.ts';
import { defaultLimits, type Limits } from '../http/rate-limits/rate-limits.ts';
import { operatorCheck } from '../operator/operator.ts';
import { createLiveSite } from '../publications/live-site.ts';
import { createPublisher, type Publisher } from '../publications/publisher.ts';
import type { BuiltSite } from '../rendering/built-site.ts';
import type { Clock } from '../time/clock.ts';
import { type Engine, makeMigratedStore, type Store } from './engines.ts';

export const OPERATOR_TOKEN = 'a-token-only-for-tests';
const SITE_URL = 'http://localhost:3000';

export const CLOCK_START = new Date('2026-11-15T15:00:00.000Z');

type TestClock = Clock & {
  /** Advances the clock, so that tests do not wait. */
  pass(milliseconds: number): void;
};

export type TestService = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly config: Config;
  readonly clock: TestClock;
  readonly answeredLinks: AnsweredLinks;
  readonly uploadSpace: UploadSpace;
  /** Run by the test, after which published content is live. */
  readonly publisher: Publisher;
  /** Returns the URL; a test that needs no connection uses `app.inject`. */
  listen(): Promise<string>;
};

type Options = {
  readonly settings?: Record<string, string>;
  readonly limits?: Partial<Limits>;
  /** Limits of temporary files, instead of hundreds of megabytes. */
  readonly uploadBytes?: UploadSpaceLimits;
  wakeOutbox?(): void;
  readonly queryTimeoutMs?: number;
  isStopping?(): boolean;
  readonly eventLoop?: EventLoopDelay;
  readonly pages?: Pages;
  /** If not set, no documents are rendered. */
  readonly builtSite?: BuiltSite;
  /** Used instead of a fresh store. */
  readonly store?: Store;
  /** Another instance, whose PostgreSQL database is shared. */
  readonly beside?: TestService;
  /** A proxy in front of the database. */
  readonly through?: { readonly host: string; readonly port: number };
};

/** Starts the app on a store; both are closed and removed when the test ends. */
export async function startTestService(engine: Engine, options: Options = {}): Promise<TestService> {
  const store = options.store ?? (await makeMigratedStore(engine));
  const config = readConfig({
    SITE_URL,
    OPERATOR_TOKEN,
    DATA_DIR: store.dataDir,
    DATABASE_URL: options.beside?.config.databaseUrl ?? urlThrough(store.databaseUrl, options.through),
    LOG_LEVEL: 'silent',
    ...options.settings,
  });
  const clock = testClock();
  const database = await openDatabase({
    ...config,
    lockTimeoutMs: 300,
    ...(options.queryTimeoutMs && { queryTimeoutMs: options.queryTimeoutMs }),
  });
  const answeredLinks = await createAnsweredLinks(database);
  const uploadSpace = await createUploadSpace(uploadFolder(config), options.uploadBytes);
  const live = createLiveSite();
  const publisher = createPublisher({ database, clock, live, builtSite: options.builtSite });
  const app = await buildApp({
    config,
    live,
    publisher,
    uploadSpace,
    database,
    answeredLinks,
    clock,
    isOperator: operatorCheck(OPERATOR_TOKEN),
    limits: { ...defaultLimits, ...options.limits },
    ...(options.wakeOutbox && { wakeOutbox: options.wakeOutbox }),
    ...(options.isStopping && { isStopping: options.isStopping }),
    ...(options.eventLoop && { eventLoop: options.eventLoop }),
    pages: options.pages ?? options.builtSite?.pages,
  });
  onTestFinished(async () => {
    await app.close();
    await database.destroy();
    await store.remove();
  });
  return {
    app,
    database,
    config,
    clock,
    answeredLinks,
    uploadSpace,
    publisher,
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
  };
}

function urlThrough(databaseUrl: string | undefined, proxy: Options['through']): string | undefined {
  if (!databaseUrl) return undefined;
  const url = new URL(databaseUrl);
  if (proxy) url.host = `${proxy.host}:${proxy.port}`;
  return url.href;
}

function testClock(): TestClock {
  let now = CLOCK_START.getTime();
  return Object.assign(() => new Date(now), {
    pass(milliseconds: number) {
      now += milliseconds;
    },
  });
}
