import { BadSettings, type Config } from './config.ts';
import { isOutOfService } from './database/database-errors.ts';

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'ENOTDIR', 'EEXIST']);

/** Why it did not start, and what to do about it; the bare error where nothing better is known. */
export function startFailure(error: unknown, config: Config | undefined): unknown {
  if (error instanceof BadSettings) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} is taken: end what uses it, or set PORT to another number.`;
  if (typeof code === 'string' && UNWRITABLE.has(code))
    return `${config?.dataDir} cannot be written: set DATA_DIR to a folder that can.`;
  if (!isOutOfService(error)) return error;
  return config?.databaseUrl
    ? 'The database of DATABASE_URL does not answer: start it, or correct the address.'
    : `The database in ${config?.dataDir} cannot be opened: see that the disk is there, not full, and that DATA_DIR can be written.`;
}
