import { BadSettings, type Config, readConfig } from './config.ts';
import { UnusableDataFolder } from './data-folder.ts';
import { isOutOfService } from './database/database-errors.ts';
import { NewerDatabase } from './database/migrate.ts';
import { UnusableOperatorToken } from './operator/operator-token.ts';
import { errorCode } from './process/error-code.ts';
import { OperatorError } from './process/operator-error.ts';
import { MissingBuild } from './rendering/built-site.ts';

/** If the settings are wrong or `run` fails, ends the process with a message that says what to do. */
export async function runWithConfig(run: (config: Config) => Promise<void>): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig();
    await run(config);
  } catch (error) {
    console.error(startFailure(error, config));
    process.exit(1);
  }
}

/** Why the service did not start, and what to do about it; the error itself if nothing better is known. */
export function startFailure(error: unknown, config: Config | undefined): unknown {
  if (error instanceof BadSettings || error instanceof UnusableOperatorToken) return error.message;
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} is taken: end what uses it, or set PORT to another number.`;
  if (code === 'EACCES' && isListening(error))
    return `Port ${config?.port} is not open to this account: set PORT to a number above 1023.`;
  if (isUnusableHost(error, config))
    return 'HOST is no address of this machine: set it to one, such as 127.0.0.1, or to 0.0.0.0 for all of them.';
  if (error instanceof NewerDatabase)
    return `${error.message} Start that version again, or go back as docs/operating.md says.`;
  if (error instanceof MissingBuild) return 'There is no build: run npm run build, then start again.';
  if (error instanceof OperatorError) return error.lines.join('\n');
  if (error instanceof UnusableDataFolder)
    return `${config?.dataDir} cannot be written: set DATA_DIR to a folder that can.`;
  if (!isOutOfService(error)) return error;
  return config?.databaseUrl
    ? 'The database of DATABASE_URL does not answer: start it, or correct the address.'
    : `The database in ${config?.dataDir} cannot be opened: see that the disk is there, not full, and that DATA_DIR can be written.`;
}

function isListening(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}

/** The host name is resolved before listening; the host of the database is resolved as well. */
function isUnusableHost(error: unknown, config: Config | undefined): boolean {
  if (errorCode(error) === 'EADDRNOTAVAIL') return isListening(error);
  return error instanceof Error && 'hostname' in error && error.hostname === config?.host;
}
