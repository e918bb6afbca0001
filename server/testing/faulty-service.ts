import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { readConfig } from '../config.ts';
import { containUncaughtErrors } from '../http/uncaught-errors.ts';
import { createService } from '../service.ts';

/** The service with routes whose errors nobody catches. */
const emitError = () => new PassThrough().emit('error', new Error('Nobody listens.'));

const faults: Readonly<Record<string, (request: IncomingMessage) => void>> = {
  '/fault/data': (request) => request.on('data', emitError),
  '/fault/end': (request) => request.resume().on('end', () => process.nextTick(emitError)),
  '/fault/timer': (request) => request.resume() && setTimeout(emitError, 1),
  '/fault/promise': (request) => request.resume() && Promise.reject(new Error('Nobody catches.')),
};

const config = readConfig();
const service = await createService(config, {
  pages: {
    handle(request) {
      const fault = faults[request.url ?? ''];
      fault?.(request);
      return fault !== undefined;
    },
  },
});
containUncaughtErrors(service.app.log);
process.once('SIGUSR2', () => setImmediate(emitError));
console.log(`is open at ${await service.app.listen({ host: config.host, port: config.port })}`);
