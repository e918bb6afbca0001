import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Config, uploadFolder } from './config.ts';
import { type Database, isPostgres } from './database/database.ts';
import { addEditorScript } from './desk-pages/editor-script.ts';
import { addDeskStylesheet } from './desk-pages/stylesheet.ts';
import { addClientWords } from './features/client-words/words-routes.ts';
import type { AnsweredLinks } from './features/contact-messages/answered-link.ts';
import { addAnsweredLink } from './features/contact-messages/answered-routes.ts';
import { addContactMessages } from './features/contact-messages/contact-message-routes.ts';
import { addDesk } from './features/desk/desk.ts';
import { type EventLoopDelay, watchEventLoopDelay } from './features/health/event-loop-delay.ts';
import { addHealth } from './features/health/health-routes.ts';
import { addJobApplications } from './features/job-applications/job-application-routes.ts';
import { addNewsletter } from './features/newsletter/newsletter-routes.ts';
import { addUnsubscribe } from './features/newsletter/unsubscribe-routes.ts';
import { addReadOnlyCalls } from './features/read-only-calls/read-only-routes.ts';
import { addRequestPages } from './features/requests/request-routes.ts';
import { limitBookings, limitDeletions } from './features/requests/visitor-limits.ts';
import { addResumes } from './features/resumes/resume-routes.ts';
import { prepareResumeField } from './features/resumes/resume-upload.ts';
import { addSecurityContact } from './features/security-contact/security-contact-routes.ts';
import { addSiteDesk } from './features/site-desk/site-desk.ts';
import { addSitePictures } from './features/site-pictures/site-picture-routes.ts';
import { addVisits } from './features/visits/visit-routes.ts';
import { acceptMultipartForms } from './forms/multipart.ts';
import { createSenderLimits } from './forms/sender-limits.ts';
import { createUploadLimits } from './forms/uploads/upload-limits.ts';
import { createUploadSpace, type UploadSpace } from './forms/uploads/upload-space.ts';
import type { Pages } from './http/documents/pages.ts';
import { addUnusedConnectionSweep, createHttpServer } from './http/http-server.ts';
import { createSharedCounts } from './http/rate-limits/count-in-database.ts';
import { postgresRateLimitStore } from './http/rate-limits/postgres-store.ts';
import { addRateLimits, defaultLimits, type Limits, limiter } from './http/rate-limits/rate-limits.ts';
import { brokenHttpResponse } from './http/responses/broken-http.ts';
import { addErrorResponses, badUrlResponse } from './http/responses/error-responses.ts';
import { countLongPages, createFileResponses } from './http/responses/file-responses.ts';
import { addResponseHeaders } from './http/responses/response-headers.ts';
import { watchUnknownProxy } from './http/unknown-proxy.ts';
import { createMetrics } from './metrics/metrics.ts';
import { addMetrics } from './metrics/metrics-routes.ts';
import { deskPaths } from './operator/desk-paths.ts';
import type { IsOperator } from './operator/operator.ts';
import { createRequireOperator } from './operator/require-operator.ts';
import { createPhotoQueue } from './photos/photo-queue.ts';
import { preparePhotos } from './photos/photo-upload.ts';
import { addPrivateStylesheet } from './private-pages/stylesheet.ts';
import { addRequestLog, loggerOptions, newRequestId } from './process/logging.ts';
import type { LiveSite } from './publications/live-site.ts';
import type { Publisher } from './publications/publisher.ts';
import { type Clock, systemClock } from './time/clock.ts';

export type AppDependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly answeredLinks: AnsweredLinks;
  readonly isOperator: IsOperator;
  readonly live: LiveSite;
  readonly publisher: Publisher;
  /** Called after a submission was stored. */
  wakeOutbox?(): void;
  /** Called after the owner has confirmed the date. */
  wakeRetention?(): void;
  /** Whether the process has received the signal to stop. */
  isStopping?(): boolean;
  readonly eventLoop?: EventLoopDelay;
  readonly clock?: Clock;
  readonly limits?: Limits;
  readonly uploadSpace?: UploadSpace;
  readonly pages?: Pages | undefined;
  /** Called after a version was published, or pictures were uploaded. */
  wakePublisher?(): void;
};

/** Builds the whole service without starting it. */
export async function buildApp({
  config,
  database,
  answeredLinks,
  isOperator,
  live,
  publisher,
  wakeOutbox = () => {},
  wakeRetention = () => {},
  isStopping = () => false,
  eventLoop,
  clock = systemClock,
  limits = defaultLimits,
  uploadSpace: givenSpace,
  pages,
  wakePublisher = () => {},
}: AppDependencies): Promise<FastifyInstance> {
  const uploadSpace = givenSpace ?? (await createUploadSpace(uploadFolder(config)));
  const photoQueue = createPhotoQueue();
  const metrics = createMetrics({ database, clock, uploadSpace, photoQueue, live, publisher });
  const app = Fastify({
    logger: loggerOptions(config),
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    serverFactory: (handler) => createHttpServer(handler, pages, metrics.countResponse),
    clientErrorHandler: brokenHttpResponse(metrics.countResponse),
    frameworkErrors: badUrlResponse(config),
    // During shutdown, requests on open connections are handled as usual: Fastify's own 503 would reject a lead without
    // giving the phone number.
    return503OnClosing: false,
  });
  // Forms are multipart; no route accepts JSON or plain text.
  app.removeAllContentTypeParsers();
  acceptMultipartForms(app);
  const sharedCounts = isPostgres(database) ? await createSharedCounts(database) : undefined;
  await addRateLimits(app, sharedCounts && postgresRateLimitStore(sharedCounts, clock));
  const { count: limitPosts } = limiter(app, 'postsPerMinute', limits.postsPerMinute);
  const { count: limitGuesses } = limiter(app, 'guessesPerMinute', limits.guessesPerMinute);
  const wrongTokens = limiter(app, 'wrongTokensPerMinute', limits.wrongTokensPerMinute);
  const bookings = limitBookings(app, limits, sharedCounts);
  const deletions = limitDeletions(app, limits);
  const { countSubmission, countSubscription, countAddition } = createSenderLimits(app, config);
  const uploadLimits = createUploadLimits(app, limits);
  const unknownProxy = watchUnknownProxy(app);
  const requireOperator = createRequireOperator({ config, isOperator, wrongTokens, unknownProxy });
  const photos = preparePhotos(uploadSpace, photoQueue);
  const fileResponses = createFileResponses();
  const resumeField = prepareResumeField(uploadSpace);

  addUnusedConnectionSweep(app);
  addRequestLog(app);
  addResponseHeaders(app, config);
  addErrorResponses(app, config, limitGuesses);
  countLongPages(app, fileResponses, deskPaths.overview);

  const shared = { config, clock, database, wakeOutbox };
  addMetrics(app, { metrics, requireOperator });
  addHealth(app, { ...shared, isStopping, eventLoop: eventLoop ?? watchedEventLoop(app) });
  addSecurityContact(app, shared);
  addReadOnlyCalls(app, live);
  addContactMessages(app, { ...shared, limitPosts, countSubmission, uploadLimits, photos });
  addAnsweredLink(app, { ...shared, answeredLinks, limitGuesses });
  addJobApplications(app, { ...shared, limitPosts, countSubmission, uploadLimits, resumeField });
  addResumes(app, { database, requireOperator });
  addNewsletter(app, { ...shared, limitPosts, countSubmission: countSubscription });
  addUnsubscribe(app, { ...shared, limitPosts, limitGuesses });
  addPrivateStylesheet(app);
  const privatePages = { ...shared, live, limitPosts, limitGuesses, uploadLimits, photos, fileResponses };
  addClientWords(app, { ...privatePages, wakePublisher });
  addRequestPages(app, { ...privatePages, bookings, deletions, countAddition });
  addDeskStylesheet(app, requireOperator);
  addEditorScript(app, requireOperator);
  addSitePictures(app, { database, fileResponses });
  addSiteDesk(app, { ...shared, requireOperator, live, publisher, wakePublisher, uploadSpace });
  addVisits(app, { ...shared, requireOperator, live, limitGuesses });
  addDesk(app, { ...shared, requireOperator, unknownProxy, wakeRetention });

  await app.ready();
  return app;
}

function watchedEventLoop(app: FastifyInstance): EventLoopDelay {
  const eventLoop = watchEventLoopDelay();
  app.addHook('onClose', async () => eventLoop[Symbol.dispose]());
  return eventLoop;
}
