import { type Config, readConfig } from './config.ts';
import { builtPages } from './pages/site-pages.ts';
import { createService, type Service } from './service.ts';
import { startFailure } from './start-failure.ts';
import { startUpLines } from './start-up-lines.ts';

/** Uploads in progress may end; nobody waits longer than this for a stop. */
const STOP_WITHIN_MS = 20_000;

async function start(config: Config): Promise<void> {
  const service = await createService(config, { pages: builtPages(config) });
  stopOnSignal(service);
  const address = await service.app.listen({ host: config.host, port: config.port });
  for (const line of startUpLines(config, address, service.operatorToken)) console.log(line);
}

function stopOnSignal(service: Service): void {
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    service.app.log.info({ signal }, 'stopping: requests in progress are finished');
    setTimeout(() => {
      service.app.log.warn('some requests did not end in time');
      process.exit(0);
    }, STOP_WITHIN_MS).unref();
    service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

let config: Config | undefined;
try {
  config = readConfig();
  await start(config);
} catch (error) {
  console.error(startFailure(error, config));
  process.exit(1);
}
