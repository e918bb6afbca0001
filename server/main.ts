import type { Config } from './config.ts';
import { containUncaughtErrors } from './http/uncaught-errors.ts';
import { openBuiltSite } from './rendering/built-site.ts';
import { createService } from './service.ts';
import { runWithConfig } from './start-failure.ts';
import { startUpLines } from './start-up-lines.ts';
import { stopOnSignal } from './stop-on-signal.ts';

// The process writes personal data: only its user may read the files, even in a folder that others may read.
process.umask(0o077);

await runWithConfig(start);

async function start(config: Config): Promise<void> {
  const builtSite = openBuiltSite(config);
  const service = await createService(config, { builtSite });
  containUncaughtErrors(service.app.log);
  stopOnSignal(service, config.drainMs);
  const problem = await service.shownAtStart;
  if (problem)
    service.app.log.error({ err: problem }, 'the newest version cannot be rendered; the last one is shown');
  const url = await service.app.listen({ host: config.host, port: config.port });
  const { hasSamples } = service.live.site();
  const { leftOutLines } = builtSite;
  for (const line of startUpLines(config, url, service.operatorToken, { leftOutLines, hasSamples }))
    console.log(line);
}
