import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { UploadLimits } from '../../forms/uploads/upload-limits.ts';
import type { FileResponses } from '../../http/responses/file-responses.ts';
import type { PhotoReceiver } from '../../photos/photo-upload.ts';
import type { LiveSite } from '../../publications/live-site.ts';
import type { Clock } from '../../time/clock.ts';

export type WordsDependencies = {
  readonly config: Config;
  readonly clock: Clock;
  readonly database: Database;
  readonly live: LiveSite;
  readonly photos: PhotoReceiver;
  readonly fileResponses: FileResponses;
  readonly uploadLimits: UploadLimits;
  limitPosts(request: FastifyRequest): Promise<void>;
  limitGuesses(request: FastifyRequest): Promise<void>;
  wakeOutbox(): void;
  wakePublisher(): void;
};
