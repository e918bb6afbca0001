import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { SenderLimits } from '../../forms/sender-limits.ts';
import type { UploadLimits } from '../../forms/uploads/upload-limits.ts';
import type { SuccessLimiter } from '../../http/rate-limits/limit-successes.ts';
import type { FileResponses } from '../../http/responses/file-responses.ts';
import type { PhotoReceiver } from '../../photos/photo-upload.ts';
import type { LiveSite } from '../../publications/live-site.ts';
import type { Clock } from '../../time/clock.ts';

export type RequestDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly photos: PhotoReceiver;
  readonly fileResponses: FileResponses;
  readonly uploadLimits: UploadLimits;
  limitPosts(request: FastifyRequest): Promise<void>;
  limitGuesses(request: FastifyRequest): Promise<void>;
  readonly bookings: SuccessLimiter;
  readonly deletions: SuccessLimiter;
  readonly countAddition: SenderLimits['countAddition'];
  readonly live: Pick<LiveSite, 'site'>;
  wakeOutbox(): void;
};
