import { errorCode } from '../process/error-code.ts';
import { TimeoutError } from '../time/with-timeout.ts';
import { DatabaseFilesGone } from './files-in-place.ts';

/** SQLite's result codes: https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
/** No permission, busy, locked, out of memory, read-only, I/O, corrupt, full, cannot open, not a database. */
const SQLITE_OUT_OF_SERVICE = new Set([3, SQLITE_BUSY, SQLITE_LOCKED, 7, 8, 10, 11, 13, 14, 26]);

/** Connection exceptions, insufficient resources, operator intervention, system errors, read-only. */
const POSTGRES_OUT_OF_SERVICE = /^(08|53|57|58|25006)/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
]);
/** Errors of the pg client that have no error code. */
const POSTGRES_CLIENT_MESSAGES =
  /^(Connection terminated|timeout exceeded|Client has encountered|Query read timeout)/;
const DISK_CODES = new Set(['ENOSPC', 'EROFS', 'EIO', 'EDQUOT', 'EMFILE', 'ENFILE']);

export function isLockedError(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === SQLITE_BUSY || code === SQLITE_LOCKED;
}

/** The database or its disk is unavailable: nothing is wrong with the request, and it may work again later. */
export function isOutOfService(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutOfService);
  if (error instanceof TimeoutError || error instanceof DatabaseFilesGone) return true;
  if (!(error instanceof Error)) return false;
  const sqlite = sqliteCode(error);
  if (sqlite !== undefined) return SQLITE_OUT_OF_SERVICE.has(sqlite);
  const code = errorCode(error);
  if (typeof code === 'string')
    return NETWORK_CODES.has(code) || DISK_CODES.has(code) || POSTGRES_OUT_OF_SERVICE.test(code);
  return POSTGRES_CLIENT_MESSAGES.test(error.message);
}

/** The primary code is the low byte of the extended one. */
function sqliteCode(error: unknown): number | undefined {
  if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')
    return error.errcode & 0xff;
  return undefined;
}
