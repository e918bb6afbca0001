import type { FastifyBaseLogger } from 'fastify';
import { isOutOfService } from '../../database/database-errors.ts';
import { Refusal, refusals } from './refusal.ts';

/** Converts any error into a message for the visitor. Errors that are not the visitor's fault are logged. */
export function asRefusal(error: unknown, log: FastifyBaseLogger): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 415) return refusals.wrongType();
  if (status === 413) return refusals.tooLarge();
  if (typeof status === 'number' && status >= 400 && status < 500) return refusals.malformed();
  if (isOutOfService(error)) {
    log.error({ err: error }, 'the database is out of service');
    return refusals.outOfService();
  }
  if (isSystemError(error)) {
    log.error({ err: error }, 'a folder or file cannot be used');
    return refusals.outOfService();
  }
  log.error({ err: error }, 'a request failed');
  return refusals.ourFault();
}

/**
 * Any system error counts: a request writes files only into the upload folder, and the operator can repair the machine.
 */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'errno' in error;
}
